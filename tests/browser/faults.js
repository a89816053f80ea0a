/** What is wrong with how a screen (or its open dialog) lies; `least` is the size of a target. */
(least) => {
  const faults = [];
  const root = document.querySelector("dialog[open]") ?? document.body;

  const named = (one) =>
    `${one.tagName} ${one.className} ${one.id} ${(one.textContent ?? "").trim().slice(0, 40)}`;
  const clipped = (one) =>
    one !== null && (getComputedStyle(one).clipPath === "inset(50%)" || clipped(one.parentElement));
  const shown = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest("svg") && !clipped(one);
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim();
  const isTarget = (one) =>
    one.matches("button, a[href], summary, select, .option, .switch") ||
    (one.matches("input") && !one.closest(".option, .switch"));

  for (const one of [root, ...root.querySelectorAll("*")]) {
    if (!shown(one)) continue;
    const style = getComputedStyle(one);
    const cut = style.textOverflow === "ellipsis"; // a long name in a tab
    if (!cut && style.display !== "inline" && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
      faults.push(`too wide: ${named(one)}`);
    if ([...one.childNodes].some(isText) && parseFloat(style.fontSize) < 14)
      faults.push(`small text: ${named(one)}`);
    // A tap anywhere on a tab is one on its name.
    const target = one.closest(".cell:not(.lit)") && one.matches(".seat-who") ? one.closest(".panel") : one;
    const small = target.offsetWidth < least - 0.5 || target.offsetHeight < least - 0.5;
    if (isTarget(one) && small && style.pointerEvents !== "none")
      faults.push(`small target ${one.offsetWidth} x ${one.offsetHeight}: ${named(one)}`);
  }

  for (const frame of root.querySelectorAll(".panel, #centre > :not(.reveal)")) {
    const box = frame.getBoundingClientRect();
    for (const one of frame.querySelectorAll("*")) {
      if (!shown(one) || one.closest("dialog, [tabindex='0']")) continue;
      const at = one.getBoundingClientRect();
      const outside =
        at.left < box.left - 1 || at.right > box.right + 1 ||
        at.top < box.top - 1 || at.bottom > box.bottom + 1;
      if (at.width && outside) faults.push(`outside of its panel: ${named(one)}`);
    }
  }

  // Nothing to tap lies under the rim of its panel; which side that is, the turned panel itself knows.
  for (const frame of root.querySelectorAll(".panel")) {
    for (const one of frame.querySelectorAll("button")) {
      if (!shown(one) || one.closest("dialog, [tabindex='0']")) continue;
      let [at, down] = [one, one.offsetHeight];
      for (; at && at !== frame; at = at.offsetParent) down += at.offsetTop + (at === one ? 0 : at.clientTop);
      if (at && down > frame.clientHeight + 1) faults.push(`under the rim by ${down - frame.clientHeight}: ${named(one)}`);
    }
  }

  // The reveal and the button that stays in sight lie above others on purpose.
  const targets = [...root.querySelectorAll("button, summary, .option")].filter(
    (one) => shown(one) && !one.closest(".picker-item, .reveal, .start, .phone-foot, .sheet-head, .mend > .row") && getComputedStyle(one).position !== "sticky",
  );
  // What has run out of a list that scrolls lies nowhere.
  const seen = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (let around = one.parentElement; around && around !== root; around = around.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
      const frame = around.getBoundingClientRect();
      box.left = Math.max(box.left, frame.left);
      box.right = Math.min(box.right, frame.right);
      box.top = Math.max(box.top, frame.top);
      box.bottom = Math.min(box.bottom, frame.bottom);
    }
    return box;
  };
  const boxes = new Map(targets.map((one) => [one, seen(one)]));
  targets.forEach((one, at) => {
    const a = boxes.get(one);
    for (const other of targets.slice(at + 1)) {
      if (one.contains(other) || one.closest("dialog") !== other.closest("dialog")) continue;
      const b = boxes.get(other);
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) faults.push(`one upon the other: ${named(one)} / ${named(other)}`);
    }
  });
  return faults;
}
