/**
 * Follows everything that can be pressed, frame by frame, and presses all of it in every frame as a
 * quick finger does: down, and up two frames later. A press that is heard does nothing.
 * `still(milliseconds)` begins with the next screen that is drawn, and answers what was heard less than
 * `STILL` before or after it moved by itself.
 */
(() => {
  const STILL = 250;
  const SLACK = 4;
  const FRAMES = 2;
  /** Milliseconds from when a screen is in its place until it says so. */
  const SWAP = 100;
  /** Milliseconds after which an action did not touch this screen. */
  const UNTOUCHED = 5000;
  const PRESSED = "button:not(.dimmer), a[href], summary, label";

  const paths = new Map();
  const heard = [];
  let mine = null;

  for (const kind of ["pointerdown", "pointerup", "click"]) {
    addEventListener(
      kind,
      (event) => {
        if (event !== mine) return;
        if (kind === "click") event.preventDefault();
        event.stopImmediatePropagation();
        mine.arrived = true;
      },
      true,
    );
  }

  function send(kind, thing, pointerId) {
    mine = new PointerEvent(kind, { bubbles: true, cancelable: true, detail: 1, pointerId });
    Object.defineProperty(mine, "timeStamp", { value: performance.now() });
    thing.dispatchEvent(mine);
    return mine.arrived === true;
  }

  const inSight = (thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.disabled && !thing.closest("[inert]");
  const named = (thing) => `${thing.localName}#${thing.id}.${thing.getAttribute("class") ?? ""} in ${thing.closest("[id]:not(button)")?.id}`;
  const apart = (a, b) => Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top), Math.abs(a.right - b.right), Math.abs(a.bottom - b.bottom));

  window.still = async (milliseconds) => {
    paths.clear();
    heard.length = 0;
    const presses = [];
    const drawn = [];
    const note = () => drawn.push(performance.now());
    const another = new Promise((done) => document.addEventListener("screen:drawn", done, { once: true }));
    await Promise.race([another, new Promise((done) => setTimeout(done, UNTOUCHED))]);
    document.addEventListener("screen:drawn", note);
    const began = performance.now();
    let id = 1000;
    for (let frame = 0; performance.now() - began < milliseconds; frame++) {
      await new Promise(requestAnimationFrame);
      const at = performance.now();
      for (const press of presses.splice(0, presses.findIndex((one) => one.frame > frame - FRAMES) >>> 0)) {
        if (!press.thing.isConnected) continue;
        send("pointerup", press.thing, press.id);
        if (send("click", press.thing, press.id)) heard.push(press);
      }
      for (const thing of document.querySelectorAll(PRESSED)) {
        const box = thing.getBoundingClientRect();
        if (!box.width || !box.height || !inSight(thing)) continue;
        const path = paths.get(thing) ?? paths.set(thing, []).get(thing);
        path.push({ at, box });
        send("pointerdown", thing, ++id);
        presses.push({ thing, at, box, frame, id });
      }
    }
    for (const press of presses) send("pointerup", press.thing, press.id);
    document.removeEventListener("screen:drawn", note);
    const found = new Map();
    for (const { thing, at, box } of heard) {
      for (const one of paths.get(thing)) {
        const far = apart(one.box, box);
        if (drawn.some((when) => at <= when && when <= one.at + SWAP)) continue; // another screen: nobody could know
        if (Math.abs(one.at - at) < STILL - 20 && far > SLACK + 0.5) {
          const worst = found.get(thing);
          if (!worst || worst.far < far) found.set(thing, { far, words: `${named(thing)} is heard at ${Math.round(at - began)} ms and ${far.toFixed(0)} px away at ${Math.round(one.at - began)} ms` });
        }
      }
    }
    return { heard: heard.length, found: [...found.values()].map((one) => one.words) };
  };
})();
