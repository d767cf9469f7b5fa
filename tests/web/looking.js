// What a screen shows, for looking.py: all its texts, those that leave the screen, their frame or their button, and the controls that
// something covers wherever they are scrolled to.
({
  texts: () => {
    const seen = (node) => node.checkVisibility?.({ visibilityProperty: true, opacityProperty: true }) ?? true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const { parentElement: of, data } = walker.currentNode;
      if (data.trim() && seen(of) && !of.closest("script, style, textarea, [data-own-words]")) texts.push(data.trim());
    }
    for (const node of document.querySelectorAll("[aria-label], [placeholder], img[alt]"))
      for (const name of ["aria-label", "placeholder", "alt"])
        if (seen(node) && node.getAttribute(name)?.trim()) texts.push(node.getAttribute(name).trim());
    return texts;
  },
  cut: () => {
    const wrong = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const scrolls = (node) => node && (/(auto|scroll)/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const of = text.parentElement;
      if (!text.data.trim() || of.closest("svg, script, style, .visually-hidden, option") || !of.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (!box.width || getComputedStyle(of).textOverflow === "ellipsis") continue;
      const said = text.data.trim().slice(0, 40);
      const frame = [...ancestors(of)].find((node) => ["hidden", "clip"].includes(getComputedStyle(node).overflowX));
      if (box.right > innerWidth + 1 && !scrolls(of)) wrong.push(`sticks out: ${said}`);
      else if (frame && !scrolls(of) && box.right > frame.getBoundingClientRect().right + 1) wrong.push(`is cut: ${said}`);
      else if (
        of.closest("button, a.button, .swatch-face") &&
        box.right > of.closest("button, a.button, .swatch-face").getBoundingClientRect().right + 1
      )
        wrong.push(`leaves its button: ${said}`);
    }
    function* ancestors(node) {
      for (let one = node; one && one !== document.body; one = one.parentElement) yield one;
    }
    return wrong;
  },
  covered: () => {
    const controls = "button, a[href], select, summary, textarea, input, label.choice, label.swatch";
    const scrolled = [...document.querySelectorAll("*")]
      .filter((node) => node.scrollTop || node.scrollLeft)
      .map((node) => [node, node.scrollLeft, node.scrollTop]);
    const wrong = [];
    for (const node of document.querySelectorAll(controls)) {
      if (!node.checkVisibility({ visibilityProperty: true }) || node.disabled || node.closest("[inert], .visually-hidden")) continue;
      if (node.matches("input") && node.closest("label")) continue; // the label is tapped
      node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { x, y, width, height } = node.getClientRects()[0] ?? {};
      if (!width || !height) continue;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const said = (node.getAttribute("aria-label") ?? node.textContent).trim().slice(0, 40);
      if (!node.contains(hit)) wrong.push(`${said} is under ${hit?.tagName} ${hit?.getAttribute("class")}`);
    }
    for (const [node, left, top] of scrolled) node.scrollTo({ left, top, behavior: "instant" });
    return wrong;
  },
});
