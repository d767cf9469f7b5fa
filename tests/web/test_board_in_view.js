// For test_board_in_view.py: where the board is, what covers the middle of a target, and the size of the text.
({
  text: (size) => {
    document.documentElement.style.fontSize = size;
    // Chromium evaluates container queries in em again only when a container's width changes
    for (const padding of ["1px", ""]) {
      document.body.style.paddingInlineEnd = padding;
      document.body.getBoundingClientRect();
    }
  },
  board: () => {
    const box = document.querySelector("svg.board").getBoundingClientRect();
    const corners = [
      [box.left + 1, box.top + 1],
      [box.right - 1, box.top + 1],
      [box.left + 1, box.bottom - 1],
      [box.right - 1, box.bottom - 1],
    ];
    const open = corners.every((at) => document.elementFromPoint(...at)?.closest(".board-frame"));
    const tile = document.querySelector(".board-tile[data-at='0,0'] .cell")?.getBoundingClientRect();
    return {
      share: open ? (box.width * box.height) / innerWidth / innerHeight : 0,
      place: [box.x, box.y, box.width, box.height].map(Math.round),
      tile: tile && [tile.x, tile.y, tile.width].map(Math.round),
    };
  },
  covered: () => {
    const targets =
      ".board-spot, .board-ghost, .feature-area, .match-tools button, .match-tools a, .match-panel button," +
      " .match-panel summary, .match-panel .swatch, .match-panel input[type=search]";
    const centre = (node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    // the middle of a feature's area may lie outside of it: then a point of its outline counts
    const middle = (area) => {
      const matrix = area.getScreenCTM();
      const [x, y] = centre(area);
      if (area.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix.inverse()))) return [x, y];
      const edge = area.getPointAtLength(area.getTotalLength() / 2).matrixTransform(matrix);
      return [edge.x, edge.y];
    };
    const inside = ([x, y], box) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    const name = (node) => `${node?.tagName} ${node?.className.baseVal ?? node?.className} ${node?.textContent.trim().slice(0, 30)}`;
    const wrong = [];
    for (const node of document.querySelectorAll(targets)) {
      if (!node.checkVisibility() || node.disabled) continue;
      const board = node.closest(".board");
      if (!board) node.scrollIntoView({ block: "nearest" });
      const area = node.matches(".feature-area");
      const at = area ? middle(node) : centre(node);
      if (board && !inside(at, board.getBoundingClientRect())) continue; // beyond the view: a finger moves the board
      const hit = document.elementFromPoint(...at);
      const map = node.closest(".feature-map");
      if (!(area ? map.contains(hit) : node.contains(hit))) wrong.push(`${name(node)} is under ${name(hit)}`);
    }
    return wrong;
  },
});
