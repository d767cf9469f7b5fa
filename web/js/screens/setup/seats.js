// The players in turn order: colours, names, order, adding and removing players.

import { act, roundButton } from "../../lib/controls.js";
import { h, show } from "../../lib/dom.js";
import { COLOURS, figurePicture } from "../../tile/figure.js";
import { named, t } from "../../lib/i18n.js";

/** The list of `players` ({colour, name?}), changed in place; the last argument is then called. The game limits number and colours. */
export function seatList(players, { players: { min, max }, colours = COLOURS }, told = () => {}) {
  players.splice(max);
  while (players.length < min) players.push({ colour: free(players, colours)[0] });
  for (const seat of players) if (!colours.includes(seat.colour)) seat.colour = free(players, colours)[0];
  const node = h("ul", { class: "seats" });
  const again = (focus) => {
    show(
      node,
      players.map((seat, i) => row(players, colours, seat, i, min, again, told)),
      players.length < max && free(players, colours).length ? h("li", {}, adding(players, colours, again)) : null,
    );
    if (focus) node.querySelector(focus)?.focus();
    told();
  };
  again();
  return node;
}

const free = (players, colours) => colours.filter((colour) => !players.some((seat) => seat.colour === colour));

const next = (colour, colours) => colours[(colours.indexOf(colour) + 1) % colours.length];

function row(players, colours, seat, i, min, again, told) {
  const words = (tool) => t(`match.setup.${tool}`, { name: seat.name || named("colour", seat.colour) });
  const colour = t("match.setup.colour", { colour: named("colour", seat.colour) });
  const change = () => {
    const colour = next(seat.colour, colours);
    const other = players.find((one) => one.colour === colour);
    if (other) other.colour = seat.colour; // the two swap
    seat.colour = colour;
    again(`.seat:nth-child(${i + 1}) .seat-colour`);
  };
  const earlier = () => {
    players.splice(i - 1, 2, seat, players[i - 1]);
    again(`.seat:nth-child(${i}) input`);
  };
  const remove = () => {
    players.splice(i, 1);
    again(".seat-add, .seat input");
  };
  const tools = {
    up: roundButton("up", words("up"), earlier),
    remove: roundButton("close", words("remove"), remove, players.length <= min),
  };
  const renamed = () => {
    for (const [tool, button] of Object.entries(tools)) button.title = button.ariaLabel = words(tool);
    told();
  };
  return h(
    "li",
    { class: "seat" },
    h(
      "button",
      {
        type: "button",
        class: "round seat-colour",
        "data-colour": seat.colour,
        "aria-label": colour,
        title: colour,
        onclick: change,
      },
      figurePicture({ colour: seat.colour }),
    ),
    nameField(seat, i, renamed),
    i ? tools.up : h("span", { class: "seat-first" }, t("match.setup.first")),
    tools.remove,
  );
}

const nameField = (seat, i, changed) =>
  h("input", {
    type: "text",
    maxlength: 40,
    autocomplete: "off",
    value: seat.name ?? "",
    placeholder: named("colour", seat.colour),
    "aria-label": t("match.setup.name", { n: i + 1 }),
    oninput: ({ target }) => {
      seat.name = target.value;
      changed();
    },
  });

const adding = (players, colours, again) =>
  act(
    "plus",
    t("match.setup.add"),
    () => {
      players.push({ colour: free(players, colours)[0] });
      again(`.seat:nth-child(${players.length}) input`);
    },
    "seat-add",
  );
