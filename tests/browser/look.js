/** How a screen falls short of the look: sizes of type, shares of the table, fills, targets. */
() => {
  const found = [];
  const atTable = document.body.classList.contains("at-table");
  const styleOf = (one, part) => getComputedStyle(one, part);
  const clipped = (one) => one !== null && (styleOf(one).clipPath === "inset(50%)" || clipped(one.parentElement));
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !clipped(one);
  const all = (selector, from = document) => [...from.querySelectorAll(selector)].filter(shown);
  const named = (one) => {
    const where = one.closest(".cell, .bar, dialog, .centre")?.id;
    const words = (one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${one.localName}.${one.getAttribute("class") ?? ""} in ${where}: ${words}`;
  };
  const size = (one, part) => {
    const scale = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
    return parseFloat(styleOf(one, part).fontSize) * (scale ? Math.sqrt(Math.abs(scale.a * scale.d - scale.b * scale.c)) : 1);
  };
  const hasText = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
  const area = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width * height;
  };
  const percent = (share) => `${(share * 100).toFixed(1)} %`;

  /* Type. */
  const floor = atTable ? 20 : 16;
  for (const one of all("body *")) {
    if (hasText(one) && size(one) < floor - 0.05) found.push(`type of ${size(one).toFixed(1)} px: ${named(one)}`);
    for (const part of ["::before", "::after"]) {
      if (/^"[^"]/.test(styleOf(one, part).content) && size(one, part) < floor - 0.05)
        found.push(`type of ${size(one, part)} px ${part}: ${named(one)}`);
    }
  }
  if (atTable) {
    for (const one of all(".cell .fact-value")) {
      const least = one.closest(".lit") ? 44 : 36;
      if (size(one) < least) found.push(`a fact of ${size(one)} px, not ${least}: ${named(one)}`);
    }
    for (const one of all(".moment")) {
      const largest = Math.max(...[one, ...all("*", one)].filter(hasText).map((each) => size(each)));
      if (largest > 0 && largest < 56) found.push(`a moment of ${largest} px: ${named(one)}`);
    }
  }

  /* Words that are cut off: a name in a tab may be, after eight letters; the log has all of Undo's. */
  const fits = (one) => one.scrollWidth <= one.clientWidth + 1;
  for (const one of all("button *, button, .card, .card *, .tile, .tile *, .lit .seat-name, .moment, .moment *")) {
    const style = styleOf(one);
    if (style.display === "inline" || style.overflowX === "visible" || one.closest("svg, .undo-words, :is(.slim, .ready) .seat-who")) continue;
    const slack = 0.3 * parseFloat(style.fontSize); // of letters that are taller than their line
    if (!fits(one) || one.scrollHeight > one.clientHeight + slack) found.push(`cut off: ${named(one)}`);
  }
  const span = document.createRange();
  const boxes = (node, from, to) => {
    span.setStart(node, from);
    span.setEnd(node, to);
    return [...span.getClientRects()];
  };
  for (const one of all("button")) {
    const box = one.getBoundingClientRect();
    for (const inner of all("*", one)) {
      if (inner.closest("svg, .undo-words, .seat-who")) continue;
      for (const node of inner.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent.trim()) continue;
        const out = boxes(node, 0, node.length).some(
          (at) => at.left < box.left - 2 || at.right > box.right + 2 || at.top < box.top - 4 || at.bottom > box.bottom + 4,
        );
        if (out && one.matches(".button")) found.push(`runs out of its button: ${named(one)}`);
        if (document.documentElement.lang === "ko" || inner.closest("bdi")) continue; // which break anywhere
        for (const word of node.textContent.matchAll(/[^\s\u00ad\u200b/–—-]+/g))
          if (boxes(node, word.index, word.index + word[0].length).length > 1) found.push(`a broken word, ${word[0]}: ${named(one)}`);
      }
    }
  }
  for (const one of all(":is(.slim, .ready) .seat-name")) {
    const box = one.getBoundingClientRect();
    const inside = (at) => at.left > box.left - 6 && at.right < box.right + 6 && at.top > box.top - 6 && at.bottom < box.bottom + 6;
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    let [n, whole] = [0, true];
    for (let node = words.nextNode(); node; node = words.nextNode())
      for (let at = 0; whole && at < node.length; at += 1) {
        whole = boxes(node, at, at + 1).every(inside);
        if (whole) n += /\p{Script=Hangul}/u.test(node.data[at]) ? 2 : 1; // a syllable is two letters at least
      }
    if (!whole && n - 1 < 8) found.push(`${n - 1} letters of a name: ${named(one)}`); // the last is …
  }

  /* Targets lie apart. A tab is one target, with others upon it. */
  const pressed = "button, a[href], summary, select, input:not(.option input, .switch input), .option, .switch";
  for (const frame of all(".panel, .bar")) {
    const targets = all(pressed, frame).filter((one) => !one.matches(".cell:not(.lit) .seat-who"));
    targets.forEach((one, at) => {
      const a = one.getBoundingClientRect();
      for (const other of targets.slice(at + 1)) {
        if (one.contains(other)) continue;
        const b = other.getBoundingClientRect();
        const apart = Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
        if (apart > -1 && apart < 7.5) found.push(`${apart.toFixed(1)} px apart: ${named(one)} / ${named(other)}`);
      }
    });
  }

  if (document.getAnimations().length) found.push("something moves");
  if (!atTable || document.querySelector(".reveal")) return found;

  /* Shares of the table. */
  const screen = innerWidth * innerHeight;
  const [lit, slim] = [all(".cell.lit"), all(".cell.slim")];
  if (lit.length > 2) found.push(`${lit.length} are lit`);
  for (const one of lit) {
    if (area(one) < 0.12 * screen) found.push(`lit with ${percent(area(one) / screen)}: ${one.id}`);
    for (const other of slim) {
      const long = other.parentElement.matches(innerWidth > innerHeight ? ".edge-top, .edge-bottom" : ".edge-left, .edge-right");
      const times = area(one) / area(other);
      if (times < (long ? 1.4 : 2)) found.push(`lit is ${times.toFixed(2)} times slim: ${one.id}, ${other.id}`);
    }
  }
  const middle = area(document.querySelector(".middle")) / screen;
  if (middle < (lit.length > 1 ? 0.3 : 0.45)) found.push(`the middle has ${percent(middle)}, ${lit.length} lit`);

  /* Fills belong to whoever is lit. */
  const FILLED = ".do, .primary";
  const colour = (one) => styleOf(one).backgroundColor;
  const fills = new Map(all(".cell").map((cell) => [cell, all(FILLED, cell).filter((one) => !one.closest("dialog"))]));
  for (const cell of lit) {
    const panel = styleOf(cell.querySelector(".panel"));
    const own = [panel.borderBlockEndColor, panel.backgroundColor]; // by day and in the light of a lamp
    const laid = [...all(".centre :is(button, [data-act], [data-opens])").flatMap((one) => [one, ...one.querySelectorAll("*")]), ...all(".option-face", cell)];
    const there = laid.some((one) => own.includes(colour(one)) || own.includes(styleOf(one).fill));
    if (!fills.get(cell).length && !there) found.push(`lit without a filled button: ${cell.id}`);
  }
  for (const cell of slim) if (fills.get(cell).length) found.push(`slim with a filled button: ${cell.id}`);
  const each = [...fills].flatMap(([cell, buttons]) => buttons.map((one) => [cell, colour(one)]));
  for (const [cell, one] of each) {
    const other = each.find(([there, same]) => there !== cell && same === one);
    if (other) found.push(`${cell.id} and ${other[0].id} have fills of one colour`);
  }

  /* The moment stands twice, for both long edges. */
  const turn = (one) => {
    if (one === null) return 0;
    const { rotate, transform } = styleOf(one);
    const own = transform === "none" ? 0 : (Math.atan2(new DOMMatrix(transform).b, new DOMMatrix(transform).a) * 180) / Math.PI;
    return turn(one.parentElement) + own + (rotate === "none" ? 0 : parseFloat(rotate));
  };
  const words = (one) => {
    const seen = one.cloneNode(true);
    for (const unseen of seen.querySelectorAll(".visually-hidden")) unseen.remove();
    return seen.textContent.replace(/\s+/g, "");
  };
  const moments = all(".moment");
  if (!moments.length) found.push("no moment");
  for (const one of moments) {
    const twin = moments.find((other) => words(other) === words(one) && (((turn(other) - turn(one)) % 360) + 360) % 360 === 180);
    if (!twin) found.push(`a moment stands once: ${named(one)}`);
  }

  /* It can be read while the table dims, which js/dim.js does not do while something runs. */
  if (!document.querySelector("time[data-ends-at], [data-say], [data-running], dialog[open]")) {
    const root = document.documentElement;
    const { theme } = root.dataset;
    root.dataset.theme = "dark";
    root.setAttribute("data-live-idle", "legible");
    const parts = (value) => {
      const [r, g, b, a = 1] = value.match(/[\d.]+/g).map(Number);
      const whole = value.startsWith("color(") ? 1 : 255;
      return [(r / whole) * a, (g / whole) * a, (b / whole) * a, a];
    };
    const over = (top, under) => top.map((part, at) => part + under[at] * (1 - top[3]));
    const light = (rgb) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => sum + weight * (rgb[at] <= 0.04045 ? rgb[at] / 12.92 : ((rgb[at] + 0.055) / 1.055) ** 2.4), 0);
    for (const one of moments) {
      let [ink, ground] = [parts(styleOf(one).color), [0, 0, 0, 0]];
      for (let around = one; around; around = around.parentElement) {
        const [behind, shows] = [parts(colour(around)), Number(styleOf(around).opacity)];
        [ink, ground] = [ink, ground].map((layer) => over(layer, behind).map((part) => part * shows));
      }
      const [a, b] = [light(ink), light(ground)].map((value) => value + 0.05);
      const contrast = Math.max(a, b) / Math.min(a, b);
      if (contrast < 4.5) found.push(`a moment of ${contrast.toFixed(1)} : 1 while the table dims: ${named(one)}`);
    }
    root.removeAttribute("data-live-idle");
    root.dataset.theme = theme;
  }
  return found;
}
