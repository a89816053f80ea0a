/**
 * What can be wrong with how a screen, or the dialog that is open on it, looks and lies. Each check is
 * named for what it finds and answers with a sentence for each fault. `least` is the size of a target.
 */
({ names, least }) => {
  const atTable = document.body.classList.contains("at-table");
  const inHand = matchMedia("(max-width: 600px), (max-height: 480px)").matches; // as in table.css: one column
  const open = [...document.querySelectorAll("dialog[open]:not([inert])")];
  const modal = open.filter((one) => one.matches(":modal"));
  const roots = modal.length ? modal.slice(-1) : open.length ? open : [document.body];
  const seated = atTable && !inHand && roots[0] === document.body; // seats lie around the middle
  const playing = seated && !document.querySelector(".reveal");

  const once = (ask, known = new Map()) => (one) => known.get(one) ?? known.set(one, ask(one)).get(one);
  const liveStyle = once((one) => getComputedStyle(one)); // it follows whatever changes
  const styleOf = (one, part) => (part ? getComputedStyle(one, part) : liveStyle(one));
  const clipped = once((one) => one !== null && (styleOf(one).clipPath === "inset(50%)" || clipped(one.parentElement)));
  const shown = once((one) => one.checkVisibility({ visibilityProperty: true }) && !clipped(one));
  const all = (selector, from = roots) => [from].flat().flatMap((one) => [...one.querySelectorAll(selector)]).filter(shown);
  const named = (one) => {
    const where = one.closest(".cell, .bar, dialog, .centre")?.id;
    const words = (one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${one.localName}#${one.id}.${one.getAttribute("class") ?? ""} in ${where}: ${words}`;
  };
  const boxOf = (one) => one.getBoundingClientRect();
  const area = (one) => boxOf(one).width * boxOf(one).height;
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  const outside = (a, b, slack = 1) => a.left < b.left - slack || a.right > b.right + slack || a.top < b.top - slack || a.bottom > b.bottom + slack;
  const upon = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const size = (one, part) => {
    const scale = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
    return parseFloat(styleOf(one, part).fontSize) * (scale ? Math.sqrt(Math.abs(scale.a * scale.d - scale.b * scale.c)) : 1);
  };
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const hasText = (one) => [...one.childNodes].some(isText);
  const textsIn = (one) => {
    const found = [];
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) if (isText(texts.currentNode)) found.push(texts.currentNode);
    return found;
  };
  const span = document.createRange();
  const rectsOf = (node, from = 0, to = node.length) => {
    span.setStart(node, from);
    span.setEnd(node, to);
    return [...span.getClientRects()];
  };
  const isTarget = (one) => one.matches("button, a[href], summary, select, .option, .switch") || (one.matches("input") && !one.closest(".option, .switch"));
  const inTab = (one) => one.closest(".cell:not(.lit)") && one.matches(".seat-who"); // a tap anywhere on a tab is one on its name
  const scrolls = (one) => one.closest("[tabindex='0']"); // a list that scrolls
  const cells = () => [...document.querySelectorAll(".cell")].sort((a, b) => a.id.slice(5) - b.id.slice(5));
  const edgeOf = (cell) => cell.parentElement.id.replace("edge-", "");

  /* Colours, through whatever is faded and seen through. */
  const colour = (one) => styleOf(one).backgroundColor;
  const parts = (value) => {
    const [r, g, b, a = 1] = value.match(/[\d.]+/g).map(Number);
    const whole = value.startsWith("color(") ? 1 : 255;
    return [(r / whole) * a, (g / whole) * a, (b / whole) * a, a];
  };
  const over = (top, under) => top.map((part, at) => part + under[at] * (1 - top[3]));
  const light = (rgb) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => sum + weight * (rgb[at] <= 0.04045 ? rgb[at] / 12.92 : ((rgb[at] + 0.055) / 1.055) ** 2.4), 0);
  const contrast = (one) => {
    let [ink, ground] = [parts(styleOf(one).color), [0, 0, 0, 0]];
    for (let around = one; around; around = around.parentElement) {
      const [behind, shows] = [parts(colour(around)), Number(styleOf(around).opacity)];
      [ink, ground] = [ink, ground].map((layer) => over(layer, behind).map((part) => part * shows));
    }
    const [a, b] = [light(ink), light(ground)].map((value) => value + 0.05);
    return Math.max(a, b) / Math.min(a, b);
  };

  const checks = {
    /* --- nothing is cut off ----------------------------------------------------------------- */

    whatRunsOver: () => {
      const wide = [...roots, ...all("*")].filter((one) => {
        if (!shown(one) || one.closest("svg")) return false;
        const style = styleOf(one);
        const cut = style.textOverflow === "ellipsis"; // a long name in a tab
        return !cut && style.display !== "inline" && one.clientWidth && one.scrollWidth > one.clientWidth + 1;
      });
      const deep = all(".dunhuang-checklist").filter((one) => one.scrollHeight > one.clientHeight + 1);
      return [...wide.map((one) => `too wide: ${named(one)}`), ...deep.map((one) => `too deep: ${named(one)}`)];
    },

    pageRunsOver: () => (document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []),

    whatSticksOut: () => {
      const found = [];
      for (const frame of all(".panel, #centre > :not(.reveal)")) {
        const out = all("*", frame).filter((one) => !one.closest("svg *, dialog") && !scrolls(one) && boxOf(one).width && outside(boxOf(one), boxOf(frame)));
        found.push(...out.map((one) => `sticks out of its panel: ${named(one)}`));
      }
      // Which side is the rim, the turned panel itself knows.
      for (const frame of all(".panel")) {
        for (const one of all("button", frame)) {
          if (one.closest("dialog") || scrolls(one)) continue;
          let [at, down] = [one, one.offsetHeight];
          for (; at && at !== frame; at = at.offsetParent) down += at.offsetTop + (at === one ? 0 : at.clientTop);
          if (at && down > frame.clientHeight + 1) found.push(`lies under the rim by ${down - frame.clientHeight}: ${named(one)}`);
        }
      }
      const places = [[".dunhuang-near, .dunhuang-far", ".dunhuang-tile"], [".dunhuang-pick", ".dunhuang-words"], ["#map :is(.condottiere-near, .condottiere-far)", ".condottiere-here, .condottiere-map"]];
      for (const [inner, around] of places)
        for (const one of all(inner)) {
          const place = one.closest(around);
          if (place && boxOf(one).width && outside(boxOf(one), boxOf(place))) found.push(`reaches out of its place: ${named(one)}`);
        }
      return found;
    },

    /* A name in a tab may be cut, after eight letters; the log has all of Undo's. */
    wordsCutOff: () => {
      const found = [];
      for (const one of all("button *, button, .card, .card *, .tile, .tile *, .lit .seat-name, .moment, .moment *")) {
        const style = styleOf(one);
        if (style.display === "inline" || style.overflowX === "visible" || one.closest("svg, .undo-words, :is(.slim, .ready) .seat-who")) continue;
        const slack = 0.3 * parseFloat(style.fontSize); // of letters that are taller than their line
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + slack) found.push(`is cut off: ${named(one)}`);
      }
      for (const one of all("button.button")) {
        const box = boxOf(one);
        for (const node of textsIn(one)) {
          if (!shown(node.parentElement) || node.parentElement.closest("svg, .undo-words, .seat-who")) continue;
          const out = rectsOf(node).some((at) => at.left < box.left - 2 || at.right > box.right + 2 || at.top < box.top - 4 || at.bottom > box.bottom + 4);
          if (out) found.push(`runs out of its button: ${named(one)}`);
        }
      }
      for (const one of all(":is(.slim, .ready) .seat-name")) {
        const box = boxOf(one);
        const inside = (at) => !outside(at, box, 6);
        let [n, whole] = [0, true];
        for (const node of textsIn(one))
          for (let at = 0; whole && at < node.length; at += 1) {
            whole = rectsOf(node, at, at + 1).every(inside);
            if (whole) n += /\p{Script=Hangul}/u.test(node.data[at]) ? 2 : 1; // a syllable is two letters at least
          }
        if (!whole && n - 1 < 8) found.push(`shows ${n - 1} letters of a name: ${named(one)}`); // the last is …
      }
      return found;
    },

    wordsBroken: () => {
      const found = [];
      const korean = document.documentElement.lang === "ko"; // breaks anywhere
      for (const node of all("button, .condottiere-winter, .condottiere-cities, .course thead").flatMap(textsIn)) {
        const inside = node.parentElement;
        if (!shown(inside) || inside.closest("svg, .undo-words, .seat-who")) continue;
        const [box, letters] = [rectsOf(node), node.data.trim().length];
        if (new Set(box.map((one) => Math.round(one.top))).size > 2 && box.length > letters / 2) found.push(`stands letter upon letter: ${named(inside)}`);
        if (korean || inside.closest("bdi")) continue;
        for (const word of node.data.matchAll(/[^\s\u00ad\u200b/–—-]+/g)) {
          // The hyphen that is seen at the end of a line counts as part of what follows it.
          const from = word.index + (node.data[word.index - 1] === "\u00ad" ? 1 : 0);
          if (rectsOf(node, from, word.index + word[0].length).filter((at) => at.width && at.height).length > 1) found.push(`breaks the word ${word[0]}: ${named(inside)}`);
        }
      }
      return found;
    },

    /* --- nothing lies upon something else --------------------------------------------------- */

    whatLiesUponSomething: () => {
      const found = [];
      // The reveal and the button that stays in sight lie above others on purpose.
      const targets = all("button, summary, .option").filter(
        (one) => !one.closest("svg, .picker-item, .reveal, .start, .phone-foot, .citadels-verbs, .sheet-head, .mend > .row") && styleOf(one).position !== "sticky",
      );
      // What has run out of a list that scrolls lies nowhere.
      const boxes = targets.map((one) => {
        const { left, top, right, bottom } = boxOf(one);
        const box = { left, top, right, bottom };
        for (let around = one.parentElement; around && !roots.includes(around); around = around.parentElement) {
          if (!/auto|scroll/.test(styleOf(around).overflowY)) continue;
          const frame = boxOf(around);
          box.left = Math.max(box.left, frame.left);
          box.right = Math.min(box.right, frame.right);
          box.top = Math.max(box.top, frame.top);
          box.bottom = Math.min(box.bottom, frame.bottom);
        }
        return box;
      });
      targets.forEach((one, at) => {
        for (let n = at + 1; n < targets.length; n += 1) {
          if (one.contains(targets[n]) || one.closest("dialog") !== targets[n].closest("dialog")) continue;
          if (upon(boxes[at], boxes[n])) found.push(`one upon the other: ${named(one)} / ${named(targets[n])}`);
        }
      });
      // Of what lies in a bag the rest is still seen where less than a quarter is covered.
      const pairs = [["[id^=final] .picker-item", ".picker-add .icon", ".picker-count", 0], [".sheriff-bag", ".sheriff-inside *", ".sheriff-end", 0.25], [".panel", ".sheriff-told", ".seat-name", 0]];
      for (const [within, low, high, most] of pairs)
        for (const place of all(within))
          for (const one of all(low, place).filter((each) => !each.closest("svg *")))
            for (const a of most && !one.matches("svg") ? [...one.childNodes].filter(isText).flatMap((node) => rectsOf(node)) : [boxOf(one)])
              for (const b of all(high, place).map(boxOf)) {
                const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (across > 1 && down > 1 && across * down >= most * a.width * a.height) found.push(`is under ${high}: ${named(one)}`);
              }
      return found;
    },

    targetsCovered: () =>
      all("#centre button").filter((one) => {
        const box = boxOf(one);
        const met = [box.top + 4, box.bottom - 4].map((y) => document.elementFromPoint(box.left + 8, y));
        return !scrolls(one) && met.some((other) => other && !one.contains(other) && !other.contains(one));
      }).map((one) => `is covered: ${named(one)}`),

    /* --- sizes ------------------------------------------------------------------------------ */

    targetsSmall: () =>
      all("*").filter((one) => {
        if (!isTarget(one) || one.closest("svg") || styleOf(one).pointerEvents === "none") return false;
        const target = inTab(one) ? one.closest(".panel") : one;
        return target.offsetWidth < least - 0.5 || target.offsetHeight < least - 0.5;
      }).map((one) => `small target ${one.offsetWidth} × ${one.offsetHeight}: ${named(one)}`),

    targetsTooClose: () => {
      const found = [];
      const pressed = "button, a[href], summary, select, input:not(.option input, .switch input), .option, .switch";
      for (const frame of all(".panel, .bar")) {
        const targets = all(pressed, frame).filter((one) => !inTab(one));
        targets.forEach((one, at) => {
          const a = boxOf(one);
          for (const other of targets.slice(at + 1)) {
            if (one.contains(other)) continue;
            const between = apart(a, boxOf(other));
            if (between > -1 && between < 7.5) found.push(`${between.toFixed(1)} px apart: ${named(one)} / ${named(other)}`);
          }
        });
      }
      for (const one of all("form.act + .button")) {
        const send = one.previousElementSibling.querySelector("[type=submit]");
        if (send && shown(send) && apart(boxOf(one), boxOf(send)) < 7.5)
          found.push(`too close below what sends: ${named(one)}`);
      }
      return found;
    },

    typeTiny: () => all("*").filter((one) => hasText(one) && !one.closest("svg") && parseFloat(styleOf(one).fontSize) < 14).map((one) => `small text: ${named(one)}`),

    typeSmall: () => {
      const found = [];
      const floor = atTable && !inHand ? 20 : 16;
      for (const one of all("*")) {
        if (hasText(one) && size(one) < floor - 0.05) found.push(`has type of ${size(one).toFixed(1)} px: ${named(one)}`);
        for (const part of one instanceof HTMLElement ? ["::before", "::after"] : [])
          if (/^"[^"]/.test(styleOf(one, part).content) && size(one, part) < floor - 0.05) found.push(`has type of ${size(one, part)} px ${part}: ${named(one)}`);
      }
      if (!seated) return found;
      for (const one of all(".cell .fact-value")) {
        const wanted = one.closest(".lit") ? 44 : 36;
        if (size(one) < wanted) found.push(`is a fact of ${size(one)} px, not ${wanted}: ${named(one)}`);
      }
      for (const one of all(".moment")) {
        const largest = Math.max(...[one, ...all("*", one)].filter(hasText).map((each) => size(each)));
        if (largest > 0 && largest < 56) found.push(`is a moment of ${largest} px: ${named(one)}`);
      }
      return found;
    },

    /* --- the light, its shares of the table and its colours --------------------------------- */

    lightElsewhere: () => {
      if (!playing) return [];
      const found = [];
      const screen = innerWidth * innerHeight;
      const [lit, slim] = [all(".cell.lit"), all(".cell.slim")];
      if (lit.length > 2) found.push(`${lit.length} are lit`);
      for (const one of lit) {
        if (area(one) < 0.12 * screen) found.push(`is lit with ${percent(area(one) / screen)} of the table: ${one.id}`);
        for (const other of slim) {
          const long = other.parentElement.matches(innerWidth > innerHeight ? ".edge-top, .edge-bottom" : ".edge-left, .edge-right");
          const times = area(one) / area(other);
          if (times < (long ? 1.4 : 2)) found.push(`is lit and ${times.toFixed(2)} times a slim one: ${one.id}, ${other.id}`);
        }
      }
      const middle = area(document.querySelector(".middle")) / screen;
      if (middle < (lit.length > 1 ? 0.3 : 0.45)) found.push(`leaves the middle ${percent(middle)}, ${lit.length} lit`);

      const fills = new Map(all(".cell").map((cell) => [cell, all(".do, .primary", cell).filter((one) => !one.closest("dialog"))]));
      for (const cell of lit) {
        const panel = styleOf(cell.querySelector(".panel"));
        const own = [panel.borderBlockEndColor, panel.backgroundColor]; // by day and in the light of a lamp
        const laid = [...all(".centre :is(button, [data-act], [data-opens])").flatMap((one) => [one, ...one.querySelectorAll("*")]), ...all(".option-face", cell)];
        const there = laid.some((one) => own.includes(colour(one)) || own.includes(styleOf(one).fill));
        const quiet = cell.querySelector(".condottiere-keys"); // filling one of thirteen cards would advise it
        if (!fills.get(cell).length && !there && !quiet) found.push(`is lit without a filled button: ${cell.id}`);
      }
      for (const cell of slim) if (fills.get(cell).length) found.push(`is slim with a filled button: ${cell.id}`);
      const each = [...fills].flatMap(([cell, buttons]) => buttons.map((one) => [cell, colour(one)]));
      for (const [cell, one] of each) {
        const other = each.find(([there, same]) => there !== cell && same === one);
        if (other) found.push(`${cell.id} and ${other[0].id} have fills of one colour`);
      }
      return found;
    },

    momentNotTwice: () => {
      if (!playing) return [];
      const turn = (one) => {
        if (one === null) return 0;
        const { rotate, transform } = styleOf(one);
        const own = transform === "none" ? 0 : (Math.atan2(new DOMMatrix(transform).b, new DOMMatrix(transform).a) * 180) / Math.PI;
        return turn(one.parentElement) + own + (rotate === "none" ? 0 : parseFloat(rotate));
      };
      const words = (one) => {
        const copy = one.cloneNode(true);
        for (const unseen of copy.querySelectorAll(".visually-hidden")) unseen.remove();
        return copy.textContent.replace(/\s+/g, "");
      };
      const moments = all(".moment");
      const alone = moments.filter((one) => !moments.some((other) => words(other) === words(one) && (((turn(other) - turn(one)) % 360) + 360) % 360 === 180));
      return alone.map((one) => `is said to one long edge alone: ${named(one)}`);
    },

    noMoment: () => (playing && !all(".moment").length ? ["the middle says no moment"] : []),

    faintWhileDimmed: () => {
      // js/idle.js does not dim while something runs.
      if (!playing || document.querySelector("time[data-ends-at], [data-say], [data-running]")) return [];
      const root = document.documentElement;
      const { theme } = root.dataset;
      root.dataset.theme = "dark";
      root.setAttribute("data-live-idle", "legible");
      const found = all(".moment, .cell:not(.lit) .fact-value").filter((one) => contrast(one) < 4.5).map((one) => `has ${contrast(one).toFixed(1)} : 1 while the table dims: ${named(one)}`);
      root.removeAttribute("data-live-idle");
      root.dataset.theme = theme;
      return found;
    },

    iconsFaint: () => all(".citadels-type").filter((one) => contrast(one) < 3).map((one) => `has ${contrast(one).toFixed(1)} : 1: ${named(one.parentElement)}`),

    /* --- order ------------------------------------------------------------------------------ */

    // What only shows less, as what does not listen yet, stays where it is.
    whatMoves: () => (document.getAnimations().some(({ effect }) => effect.getKeyframes().some(({ offset, computedOffset, easing, composite, opacity, ...moves }) => Object.keys(moves).length)) ? ["something moves"] : []),

    seatsOutOfOrder: () => {
      if (!seated || cells().length < 2) return [];
      const found = [];
      const turns = cells().map((cell) => {
        const box = boxOf(cell);
        return (Math.atan2(box.y + box.height / 2 - innerHeight / 2, box.x + box.width / 2 - innerWidth / 2) * 180) / Math.PI;
      });
      const steps = turns.slice(1).map((turn, at) => (turn - turns[at] + 360) % 360);
      if (steps.some((one) => one < 1 || one > 250) || steps.reduce((sum, one) => sum + one, 0) >= 360) found.push(`seats do not go clockwise: ${turns}`);
      for (const what of [".mark use", ".seat-name"]) {
        const told = cells().map((cell) => cell.querySelector(what)).map((one) => one?.getAttribute("href") ?? one?.textContent.trim());
        if (new Set(told).size < told.length) found.push(`seats share a ${what}: ${told}`);
      }
      return found;
    },

    partsOutOfPlace: () => {
      const found = [];
      for (const who of all(".moment:not(.turned-half) .who:has(> .mark)")) {
        const [mark, name] = [boxOf(who.querySelector(".mark")), textsIn(who.querySelector("bdi")).flatMap((node) => rectsOf(node))[0]];
        const aside = name.left - mark.right;
        if (aside < 0 || aside > mark.width || Math.abs(name.top + name.bottom - mark.top - mark.bottom) > name.height) found.push(`the sign is not beside the name: ${named(who)}`);
      }
      for (const panel of all(".panel:has(.seat-todo)")) {
        const [todo, name] = [".seat-todo", ".seat-name"].map((one) => panel.querySelector(one));
        if (seated && shown(todo) && panel.offsetWidth > 6 * panel.offsetHeight && todo.offsetTop > name.offsetTop + name.offsetHeight)
          found.push(`what to do is not beside the name: ${named(panel)}`);
      }
      for (const row of all(".citadels-paid, .citadels-numbers")) {
        const tops = all(":scope > .button, .option", row).map((one) => Math.round(boxOf(one).top));
        if (atTable || tops.length !== 6) continue;
        const counts = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
        if (new Set(counts).size > 1) found.push(`stands in uneven rows of ${counts}: ${named(row)}`);
      }
      for (const line of all(".condottiere-line-of-facts")) {
        const facts = all(":scope > span", line).map(boxOf);
        const near = facts.slice(1).filter((one, at) => one.top < facts[at].bottom && one.left - facts[at].right < size(line) / 2);
        if (near.length) found.push(`facts stand too close: ${named(line)}`);
      }
      for (const one of all(".undo-words").filter((each) => seated && shown(each))) {
        const lines = textsIn(one).flatMap((node) => rectsOf(node));
        if (lines.length > one.textContent.trim().length / 3) found.push(`the words beside Undo stand in ${lines.length} lines: ${named(one)}`);
      }
      for (const one of all("#everybody .who")) if (styleOf(one).textAlign !== "start") found.push(`does not begin where the others do: ${named(one)}`);
      return found;
    },

    saidAgain: () => {
      const said = document.querySelector("#head :is(.phone-todo, .phone-says:not(:has(.icon)))");
      const todo = (said?.textContent ?? "").trim();
      return todo ? all("#phone *").filter((one) => one.textContent.trim() === todo && !one.closest("button, dialog") && boxOf(one).width > 1).map((one) => `says again what to do: ${named(one)}`) : [];
    },

    /* --- a dialog --------------------------------------------------------------------------- */

    dialogOffItsEdge: () => {
      const blocking = atTable && !inHand ? modal.filter((one) => !one.matches(".cover")) : [];
      const found = blocking.map((one) => `keeps everybody else from the table: ${one.id}`);
      const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (const dialog of roots.filter((one) => one.matches("dialog")))
        if (outside(boxOf(dialog), screen)) found.push(`reaches out of the screen: ${dialog.id}`);
      for (const dialog of roots.filter((one) => one.matches("[data-live-edge]"))) {
        const { liveEdge: edge, liveSeat: seat } = dialog.dataset;
        const box = boxOf(dialog);
        const rim = { bottom: box.bottom === innerHeight, left: box.left === 0, top: box.top === 0, right: box.right === innerWidth };
        if (!rim[edge]) found.push(`does not rise from the ${edge}: ${dialog.id}`);
        const deep = edge === "left" || edge === "right" ? box.width / innerWidth : box.height / innerHeight;
        if (seat && deep > 0.65) found.push(`is ${percent(deep)} deep: ${dialog.id}`);
        const turned = { bottom: "none", top: "180deg", left: "90deg", right: "-90deg" };
        if (styleOf(dialog).rotate !== turned[edge]) found.push(`is turned by ${styleOf(dialog).rotate} at the ${edge}: ${dialog.id}`);
        const cell = document.getElementById(`seat-${seat}`);
        if (cell && edgeOf(cell) !== edge) found.push(`rises from the ${edge}, not from its person's ${edgeOf(cell)}: ${dialog.id}`);
        const others = seat && cells().length <= 4 ? cells().filter((one) => edgeOf(one) !== edge && one.querySelector("[id^=who-]").closest("[inert]")) : [];
        found.push(...others.map((one) => `covers ${one.id}: ${dialog.id}`));
      }
      return found;
    },
  };

  return Object.fromEntries(names.map((name) => [name, checks[name]()]).filter(([, found]) => found.length));
};
