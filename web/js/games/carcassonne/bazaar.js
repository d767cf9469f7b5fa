// The page's part of bazaars: a tile is offered with a price, others bid, and it is bought or sold.

import { act, select } from "../../lib/controls.js";
import { h } from "../../lib/dom.js";
import { named, t } from "../../lib/i18n.js";
import { spokenNames } from "../../picker/spoken.js";
import { tilePicture } from "../../tile/tile.js";
import { tileName } from "../../tile/words.js";
import { withoutTile } from "./bazaar-offline.js";

const OFFER = "offer";
const BID = "bid";
const SETTLE = "settle";
const MOST = 1000; // points, as a price

/** @param {Page.Play} play */
const nameOf = (play, id) => spokenNames(play.tiles.all).get(id) ?? tileName(play.tiles.get(id));

/** What was chosen in a form, kept while the page is drawn again. @param {Page.Play} play */
function entered(play, type, values) {
  if (play.turn.picked?.type !== type) play.turn.picked = { type, steps: [], ...values };
  return play.turn.picked;
}

/** A field for points; `change(n)`: null unless the number is allowed. */
const points = (value, least, change) =>
  h(
    "label",
    { class: "field" },
    h("span", {}, t("match.bazaar.price")),
    h("input", {
      type: "number",
      name: "price",
      min: least,
      max: MOST,
      inputmode: "numeric",
      value: String(value),
      oninput: ({ target }) => change(target.value !== "" && target.validity.valid ? Number(target.value) : null),
    }),
  );

/** What is on offer, in words and as a picture. @param {Page.Play} play */
function onOffer(play) {
  const { tile, price, chooser, bidder } = play.now.turn.auction;
  const words = t("match.bazaar.on-offer", {
    tile: nameOf(play, tile),
    price,
    player: play.nameOf(chooser),
    bidder: play.nameOf(bidder),
  });
  return [tilePicture(play.tiles.get(tile)), h("p", { class: "hint" }, words)];
}

/** One of the tiles turned up, with its first price. @param {Page.Play} play */
function offering(play, moves, take) {
  const ids = moves.map(({ tile }) => tile);
  const picked = entered(play, OFFER, { tile: ids[0], price: 0 });
  const names = spokenNames(play.tiles.all);
  const options = ids.map((id) => ({ value: id, words: names.get(id) ?? tileName(play.tiles.get(id)) }));
  const alone = play.match.options["bc.auction"] === "off" || withoutTile(play.now, play.mover).length === 1;
  const go = act("check", named("match.move", OFFER), () => take({ ...moves[0], tile: picked.tile, price: picked.price }), "offer-go");
  return h(
    "div",
    {},
    tilePicture(play.tiles.get(picked.tile)),
    select({
      words: t("match.bazaar.tile"),
      options,
      value: picked.tile,
      change: (tile) => {
        picked.tile = tile;
        play.screen.render();
      },
      attributes: { name: "bazaar-tile" },
    }),
    alone
      ? null
      : points(picked.price, 0, (price) => {
          if (price !== null) picked.price = price;
          go.disabled = price === null;
        }),
    go,
  );
}

/** A higher price, or none. @param {Page.Play} play */
function bidding(play, moves, take) {
  const pass = moves.find(({ price }) => !Number.isInteger(price));
  const bid = moves.find(({ price }) => Number.isInteger(price));
  const picked = entered(play, BID, { price: bid.price });
  const go = act("check", named("match.move", BID), () => take({ ...bid, price: picked.price }), "offer-go");
  return h(
    "div",
    {},
    onOffer(play),
    points(picked.price, bid.price, (price) => {
      if (price !== null) picked.price = price;
      go.disabled = price === null;
    }),
    go,
    act(null, t("match.bazaar.pass"), () => take(pass), "offer-pass"),
  );
}

/** Whether the tile is bought from the highest bidder, or sold. @param {Page.Play} play */
function settling(play, moves, take) {
  const { price, bidder } = play.now.turn.auction;
  const of = (buy) => moves.find((move) => move.buy === buy);
  return h(
    "div",
    {},
    onOffer(play),
    act(null, t("match.bazaar.buy", { price }), () => take(of(true)), "offer-buy"),
    act(null, t("match.bazaar.sell", { price, bidder: play.nameOf(bidder) }), () => take(of(false)), "offer-sell"),
  );
}

export const bazaarOffers = { [OFFER]: offering, [BID]: bidding, [SETTLE]: settling };

const other = (type, what) => t("match.says.other", { move: named("match.move", type), what });

export const bazaarSentences = {
  [OFFER]: (play, { tile, price }) => other(OFFER, `${nameOf(play, tile)}, ${price ?? 0}`),
  [BID]: (play, { price }) => (typeof price === "number" ? other(BID, String(price)) : t("match.bazaar.pass")),
  [SETTLE]: (play, { buy }) => other(SETTLE, t(buy ? "match.bazaar.buys" : "match.bazaar.sells")),
};

export const bazaarEvents = {
  auction: (play, { player, tile, price }) =>
    t("match.bazaar.gets", { player: play.nameOf(player), tile: nameOf(play, tile), points: price }),
};
