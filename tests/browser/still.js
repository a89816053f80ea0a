/**
 * Whether what moves listens to a finger. Once the screen of a version is drawn, time stands still and is
 * moved on by hand, with all that glides; at each step everything that can be pressed is, as a quick
 * finger does: down, and up two steps later. A press that is heard does nothing. `window.pressed` is then
 * how many were heard, and what of that moved by itself less than `STILL` before or after it was pressed.
 */
async (version) => {
  /* Milliseconds. */
  const STILL = 250;
  const LONGEST = 700;
  const STEP = 70;
  /** until a busy device shows the first frame of a new screen */
  const LATE = 300;
  /** Pixels that nobody notices. */
  const SLACK = 4;
  const PRESSED = "button:not(.dimmer), a[href], summary, label";

  const frame = window.requestAnimationFrame.bind(window);
  const clock = performance.now.bind(performance);
  let waiting = [];
  window.requestAnimationFrame = (call) => {
    const one = { call };
    waiting.push(one);
    return frame((at) => {
      const due = waiting.includes(one);
      waiting = waiting.filter((other) => other !== one);
      if (due) call(at);
    });
  };

  let sent = null;
  const hear = (event) => {
    if (event !== sent) return;
    if (event.type === "click") event.preventDefault();
    event.stopImmediatePropagation();
    sent.heard = true;
  };
  const kinds = ["pointerdown", "pointerup", "click"];
  for (const kind of kinds) addEventListener(kind, hear, true);
  const send = (kind, thing, pointerId, at) => {
    sent = new PointerEvent(kind, { bubbles: true, cancelable: true, detail: 1, pointerId });
    Object.defineProperty(sent, "timeStamp", { value: at });
    thing.dispatchEvent(sent);
    return sent.heard === true;
  };

  const inSight = (thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.disabled && !thing.closest("[inert]");
  const apart = (a, b) => Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top), Math.abs(a.right - b.right), Math.abs(a.bottom - b.bottom));
  const named = (thing) => `${thing.localName}#${thing.id}.${thing.getAttribute("class") ?? ""} in ${thing.closest("[id]:not(button)")?.id}`;

  const follow = () => {
    const began = clock() + LATE;
    const gliding = document.getAnimations().map((one) => ({ one, end: Number(one.effect.getComputedTiming().endTime) }));
    for (const { one } of gliding) one.pause();
    const paths = new Map();
    const presses = [];
    for (let after = 0; after <= LONGEST; after += STEP) {
      performance.now = () => began + after;
      for (const { one, end } of gliding) one.currentTime = Math.min(after, end);
      const due = waiting;
      waiting = [];
      for (const { call } of due) call(began + after);
      for (const press of presses.filter((one) => one.after === after - 2 * STEP && one.thing.isConnected)) {
        send("pointerup", press.thing, press.id, began + after);
        press.heard = send("click", press.thing, press.id, began + after);
      }
      for (const thing of [...document.querySelectorAll(PRESSED)].filter(inSight)) {
        const box = thing.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        paths.set(thing, [...(paths.get(thing) ?? []), { after, box }]);
        const press = { thing, box, after, id: 1000 + presses.length };
        send("pointerdown", thing, press.id, began + after);
        presses.push(press);
      }
    }
    for (const press of presses) send("pointercancel", press.thing, press.id, began + LONGEST);
    for (const { one } of gliding) one.play();
    const heard = presses.filter((one) => one.heard);
    const found = new Map();
    for (const { thing, box, after } of heard)
      for (const one of paths.get(thing)) {
        const far = apart(one.box, box);
        if (Math.abs(one.after - after) < STILL && far > SLACK + 0.5)
          found.set(thing, `${named(thing)} is heard ${after} ms after a screen came, and ${far.toFixed(0)} px away at ${one.after} ms`);
      }
    return { heard: heard.length, found: [...found.values()] };
  };

  await new Promise((done) => frame(() => frame(done))); // what waited for a frame waits for ours now
  window.pressed = new Promise((done) => {
    document.addEventListener("screen:drawn", function drawn() {
      if (document.getElementById("screen").dataset.version !== String(version)) return;
      document.removeEventListener("screen:drawn", drawn);
      const answer = follow();
      performance.now = () => clock() + LATE + LONGEST + STILL; // time goes on from there
      window.requestAnimationFrame = frame;
      for (const kind of kinds) removeEventListener(kind, hear, true);
      done(answer);
    });
  });
}
