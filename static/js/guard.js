/**
 * No tap lands on what has just moved. Whatever can be pressed and moved less than `STILL` before the
 * finger came, or is new where something else was, does not listen to that finger; nor does what has
 * changed while it was down. New screens wait a moment for fingers that are down.
 *
 * `data-rests` says for how many milliseconds what is new does not listen, where that is longer.
 *
 * Keys, screen readers and scripts are never early: their clicks have no finger.
 */

/** Milliseconds. */
const STILL = 250;
/** Milliseconds for which a finger may hold up a new screen. */
const HELD = 600;
/** Pixels that nobody notices. */
const SLACK = 4;

const PRESSED = "button:not(.dimmer), a[href], summary, label";

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{sign: string, box: Box}} Seen */

/** When something moved, or came where something else was. @type {WeakMap<Element, number>} */
const moved = new WeakMap();
/** @type {Map<Element, Seen>} */
let seen = new Map();
let followed = 0;
let watching = false;

/** Fingers that are down, or were last: what they pressed, and when. @type {Map<number, {thing: Element, sign: string, at: number, early: boolean}>} */
const presses = new Map();
/** @type {Set<number>} */
const down = new Set();
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

/** Compares with what was there before. @param {number} at */
function compare(at) {
  const [before, now] = [seen, look()];
  const was = [...before.values()];
  for (const [thing, { sign, box }] of now) {
    const same = was.filter((one) => one.sign === sign);
    const stayed = same.some((one) => !apart(one.box, box));
    if (!stayed && (same.length || was.some((one) => upon(one.box, box)))) moved.set(thing, at);
  }
  seen = now;
}

/** Follows what glides to its place until all is still. */
function follow() {
  const at = performance.now();
  for (const [thing, one] of seen) {
    const box = thing.getBoundingClientRect();
    if (!apart(one.box, box)) continue;
    moved.set(thing, at);
    one.box = box;
    followed = at;
  }
  watching = at - followed < STILL;
  if (watching) requestAnimationFrame(follow);
}

/** Before something is drawn, opened or closed; call the answer when it is. @returns {() => void} */
export function moving() {
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
export function lifted() {
  if (!down.size) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(resolve, HELD);
  });
}

/** @param {Element} thing @param {number} at */
function early(thing, at) {
  const rests = Number(/** @type {HTMLElement} */ (thing).dataset.rests) || STILL;
  return at - (moved.get(thing) ?? -Infinity) < rests;
}

/** @param {Event} event @returns {Element | null} */
function thingOf(event) {
  return /** @type {Element} */ (event.target).closest(PRESSED);
}

addEventListener(
  "pointerdown",
  (event) => {
    if (event.isPrimary) down.clear();
    const dialog = /** @type {Element} */ (event.target).closest("dialog");
    if (dialog) lay.set(dialog, dialog.getBoundingClientRect());
    const thing = thingOf(event);
    if (!thing) return void presses.delete(event.pointerId);
    down.add(event.pointerId);
    presses.set(event.pointerId, { thing, sign: signOf(thing), at: event.timeStamp, early: early(thing, event.timeStamp) });
  },
  true,
);

for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
  addEventListener(
    kind,
    (event) => {
      down.delete(event.pointerId);
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
    const changed = thing !== press.thing || signOf(thing) !== press.sign || (moved.get(thing) ?? 0) >= press.at;
    if (!press.early && !changed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

addEventListener("close", bare, true);
