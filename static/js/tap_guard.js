/**
 * Ignores taps on what has just moved. A target does not hear a finger if it moved less than `STILL` before that
 * finger came down, is about to slide away, lies in a panel that grows or shrinks, is new in the place of another
 * one, or changed while the finger was down. New screens wait a moment for fingers that are down.
 *
 * `data-rests` is the number of milliseconds that a new target does not listen, where that is longer.
 *
 * Keys, screen readers and scripts are never too early: their clicks have no finger.
 *
 * When two people tap at once, browsers take both fingers for one gesture and click nothing; here each finger
 * clicks.
 */

/** Milliseconds. */
const STILL = 250;
/** Milliseconds for which a finger may hold up a new screen. */
const HELD = 600;
/** Pixels that nobody notices. */
const SLACK = 4;
/** Milliseconds: what takes longer than that moves nothing that can be pressed. */
const GLIDE = 1000;
/** Milliseconds after which a finger that lies there no longer taps, and pixels that it may slip. */
const TAP = 500;
const SLIP = 12;

const PRESSED = "button:not(.dimmer), a[href], summary, label";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{sign: string, box: Box}} Seen */

/** When something moved, or came where something else was. @type {WeakMap<Element, number>} */
const moved = new WeakMap();
/** What glides away from where it was drawn last. @type {Set<Element>} */
const going = new Set();
/** @type {Map<Element, Seen>} */
let seen = new Map();
let followed = 0;
let watching = false;

/** `x`, `y`: where; `shared`: another finger was down at that time
 * @typedef {{thing: Element, sign: string, at: number, early: boolean, x: number, y: number, shared: boolean}} Press */
/** Fingers that are down, or were last: what they pressed, and when. @type {Map<number, Press>} */
const presses = new Map();
/** @type {Set<number>} */
const down = new Set();
/** Fingers that are down anywhere. @type {Set<number>} */
const touching = new Set();
/** What was clicked for a finger beside another one, and when. @type {WeakMap<Element, number>} */
const clicked = new WeakMap();
/** @type {(() => void)[]} */
let waiting = [];

/** What it does; two things with one sign are the same thing. @param {Element} thing */
function signOf(thing) {
  const said = [...thing.attributes].filter(({ name }) => !/^(class|style|inert|disabled|aria-|data-live-)/.test(name));
  return `${thing.closest("dialog")?.id ?? ""} ${said.map(({ name, value }) => `${name}=${value}`).join(" ")}`;
}

/** @returns {Map<Element, Seen>} what can be pressed now, and where */
function look() {
  const found = new Map();
  for (const thing of document.querySelectorAll(PRESSED)) {
    const box = thing.getBoundingClientRect();
    if (box.width && box.height) found.set(thing, { sign: signOf(thing), box });
  }
  return found;
}

/** @param {Box} a @param {Box} b */
function apart(a, b) {
  return Math.max(Math.abs(a.left - b.left), Math.abs(a.top - b.top), Math.abs(a.right - b.right), Math.abs(a.bottom - b.bottom)) > SLACK;
}

/** @param {Box} a @param {Box} b */
function upon(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** What glides to its place now, however late the frames come that show it. */
function glides() {
  return document.getAnimations().filter((one) => one.playState !== "finished" && Number(one.effect?.getComputedTiming().endTime) <= GLIDE);
}

/** Where all of it will lie once what glides has come to its place; null where nothing does. */
function settled() {
  const gliding = glides();
  const times = gliding.map((one) => one.currentTime);
  for (const one of gliding) one.currentTime = Number(one.effect?.getComputedTiming().endTime) - 1;
  const found = gliding.length ? look() : null;
  // What that has cancelled, as a panel of another size has another colour, would come back and never end.
  gliding.forEach((one, n) => one.playState !== "idle" && (one.currentTime = times[n]));
  return found;
}

/** Compares with what was there before, and with what will be. @param {number} at */
function compare(at) {
  const [before, now] = [seen, look()];
  const was = [...before.values()];
  const last = settled();
  const growing = new Set(document.getAnimations().map(({ effect }) => /** @type {KeyframeEffect} */ (effect)?.target));
  going.clear();
  for (const [thing, { sign, box }] of now) {
    const same = was.filter((one) => one.sign === sign);
    const stayed = same.some((one) => !apart(one.box, box));
    const then = last?.get(thing);
    const goes = last !== null && (!then || apart(then.box, box) || growing.has(thing.closest(".cell")));
    if (goes) going.add(thing);
    if (goes || (!stayed && (same.length || was.some((one) => upon(one.box, box))))) moved.set(thing, at);
  }
  seen = now;
}

/** Follows what glides to its place until all is still, and what comes to be seen meanwhile. */
function follow() {
  const at = performance.now();
  for (const thing of document.querySelectorAll(PRESSED)) {
    const one = seen.get(thing);
    const box = thing.getBoundingClientRect();
    if (one ? !apart(one.box, box) : !(box.width && box.height)) continue;
    moved.set(thing, at);
    seen.set(thing, { sign: one?.sign ?? signOf(thing), box });
    followed = at;
  }
  watching = at - followed < STILL || glides().length > 0;
  if (watching) requestAnimationFrame(follow);
}

/** Before something is drawn, opened or closed; call the answer when it is. @returns {() => void} */
export function watchMoves() {
  if (!watching) seen = look();
  return () => {
    followed = performance.now();
    compare(followed);
    if (!watching) requestAnimationFrame(follow);
    watching = true;
  };
}

/** Where a dialog lay when it was last touched. @type {WeakMap<Element, Box>} */
const lay = new WeakMap();

/** What a dialog had covered is bare: for a moment nobody can have meant it. @param {Event} event */
function bare(event) {
  const box = lay.get(/** @type {Element} */ (event.target));
  const at = performance.now();
  for (const [thing, one] of look()) if (box && upon(one.box, box)) moved.set(thing, at);
}

/** Until no finger is down any more; one that rests there does not hold up the table. @returns {Promise<void>} */
export function waitForFingers() {
  if (!down.size) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(resolve, HELD);
  });
}

/** @param {Element} thing @param {number} at */
function early(thing, at) {
  const rests = Number(/** @type {HTMLElement} */ (thing).dataset.rests) || STILL;
  return at - (moved.get(thing) ?? -Infinity) < rests || (going.has(thing) && glides().length > 0);
}

/** @param {Event} event @returns {Element | null} */
function thingOf(event) {
  return /** @type {Element} */ (event.target).closest(PRESSED);
}

addEventListener(
  "pointerdown",
  (event) => {
    if (event.isPrimary) [down, touching].forEach((fingers) => fingers.clear());
    touching.add(event.pointerId);
    const dialog = /** @type {Element} */ (event.target).closest("dialog");
    if (dialog) lay.set(dialog, dialog.getBoundingClientRect());
    const thing = thingOf(event);
    presses.delete(event.pointerId);
    if (thing) press(thing, event);
    if (touching.size < 2) return;
    for (const one of [...touching].map((id) => presses.get(id))) if (one) one.shared = true;
  },
  true,
);

/** @param {Element} thing @param {PointerEvent} event */
function press(thing, event) {
  down.add(event.pointerId);
  const { timeStamp: at, clientX: x, clientY: y } = event;
  presses.set(event.pointerId, { thing, sign: signOf(thing), at, early: early(thing, at), x, y, shared: false });
}

/** @param {Element} thing @param {Press} press whether it has become something else since */
function changed(thing, press) {
  return thing !== press.thing || signOf(thing) !== press.sign || (moved.get(thing) ?? 0) >= press.at;
}

/** A finger is lifted that was down beside another one. @param {PointerEvent} event */
function beside(event) {
  const press = presses.get(event.pointerId);
  if (!press?.shared || event.pointerType !== "touch" || press.early || !press.thing.isConnected) return;
  if (event.timeStamp - press.at > TAP || Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) return;
  if (changed(press.thing, press)) return;
  clicked.set(press.thing, performance.now());
  /** @type {HTMLElement} */ (press.thing).click();
}

for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
  addEventListener(
    kind,
    (event) => {
      if (kind === "pointerup") beside(event);
      [down, touching].forEach((fingers) => fingers.delete(event.pointerId));
      if (down.size) return;
      const all = waiting;
      waiting = [];
      setTimeout(() => all.forEach((go) => go())); // after the click that is about to come
    },
    true,
  );
}

addEventListener(
  "click",
  (event) => {
    if (!event.detail) return;
    const press = presses.get(/** @type {PointerEvent} */ (event).pointerId ?? -1) ?? [...presses.values()].at(-1);
    const thing = thingOf(event);
    if (!press || !thing) return;
    const twice = performance.now() - (clicked.get(thing) ?? -Infinity) < TAP;
    if (!press.early && !changed(thing, press) && !twice) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

addEventListener("close", bare, true);
