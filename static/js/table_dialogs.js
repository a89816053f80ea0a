/**
 * Places dialogs on the table screen: each rises from the edge `data-live-edge` of the seat `data-live-seat` that
 * opened it and blocks only what it covers (`<dialog>` by `show()`). A person has one dialog at a time, and those
 * opened from within it. Escape closes the focused one; the focus returns to where it was opened.
 */

/** Where seats are one below the other, as in table.css. */
const NARROW = matchMedia("(max-width: 600px), (max-height: 480px)");
/** A dialog keeps to its person's own part of the edge, if that is so long. */
const ENOUGH = 440;

const REACHED = ":is(a[href], button, summary, input, select, textarea, [tabindex='0'])";

/** What opened each dialog. @type {WeakMap<Element, HTMLElement>} */
const openers = new WeakMap();
let front = 10;

/** @param {HTMLDialogElement} dialog @returns {boolean} whether it leaves the rest of the screen alone */
export function besides(dialog) {
  return document.body.matches(".at-table") && !NARROW.matches && !dialog.matches(".cover");
}

/** The dialog that something stands in. @param {Element} inside @returns {HTMLElement | null} */
function around(inside) {
  return inside.closest("dialog");
}

/** @param {Element} opener @returns {HTMLElement | null} the cell of the person whose it is */
export function cellOf(opener) {
  const seat = around(opener)?.dataset.liveSeat;
  return seat ? document.getElementById(`seat-${seat}`) : opener.closest(".cell");
}

/**
 * Whose a dialog is that nobody opened in their own panel: of the one at its edge, or the one in the light.
 * @param {string} edge
 */
function whoseAt(edge) {
  const cells = document.querySelectorAll(`.edge-${edge} > .cell`);
  const lit = document.querySelectorAll(`.edge-${edge} > .cell.lit`);
  return /** @type {HTMLElement | undefined} */ (cells.length === 1 ? cells[0] : lit.length === 1 ? lit[0] : undefined);
}

/** The edge that a panel is turned to. @param {HTMLElement} cell @returns {string | undefined} */
function edgeAround(cell) {
  const turned = document.body.matches(":not(.one-way)");
  return ["bottom", "left", "top", "right"].find((edge) => !turned || cell.closest(`.edge-${edge}`));
}

/**
 * Opens it where it belongs.
 * @param {HTMLDialogElement} dialog @param {HTMLElement} opener
 */
export function rise(dialog, opener) {
  const from = around(opener);
  const parent = from instanceof HTMLDialogElement && from.open ? from : null;
  const mid = !opener.closest(".cell, dialog");
  const said = dialog.dataset.edge ?? "bottom";
  const cell = cellOf(opener) ?? (mid && said !== "bottom" ? whoseAt(said) : null);
  const edge = (cell && edgeAround(cell)) ?? parent?.dataset.liveEdge ?? said;
  openers.set(dialog, opener);
  dialog.dataset.liveEdge = edge;
  if (cell) dialog.dataset.liveSeat = cell.id.replace("seat-", "");
  else delete dialog.dataset.liveSeat;
  if (parent) dialog.dataset.liveParent = parent.id;
  else delete dialog.dataset.liveParent;
  for (const other of opened()) {
    const same = other.dataset.liveSeat === dialog.dataset.liveSeat;
    if (other !== dialog && same && !ancestors(dialog).includes(other)) other.close();
  }
  dialog.show();
  dress(dialog);
  arrange();
  raise(dialog);
}

/** To this edge, or to whoever sits opposite. @param {HTMLDialogElement} dialog @param {string} [edge] */
export function turn(dialog, edge = "") {
  const opposite = /** @type {Record<string, string>} */ ({ bottom: "top", left: "right", top: "bottom", right: "left" });
  dialog.dataset.liveEdge = edge || opposite[dialog.dataset.liveEdge ?? ""];
  arrange();
}

/** Says whose it is; to be called again when it was drawn anew. @param {HTMLElement} dialog */
export function dress(dialog) {
  const seat = dialog.dataset.liveSeat;
  if (dialog.dataset.liveEdge && seat) dialog.setAttribute("aria-describedby", `who-${seat}`);
}

/** @param {HTMLDialogElement} dialog */
function raise(dialog) {
  if (dialog.style.zIndex !== String(front)) dialog.style.zIndex = String(++front);
}

/** @returns {HTMLDialogElement[]} those at the edges */
function opened() {
  return [...document.querySelectorAll(/** @type {"dialog"} */ ("dialog[open][data-live-edge]"))];
}

/** The dialogs from which it was opened, the nearest first. @param {HTMLElement} dialog */
export function ancestors(dialog) {
  /** @type {HTMLDialogElement[]} */
  const found = [];
  for (let id = dialog.dataset.liveParent; id; id = found.at(-1)?.dataset.liveParent) {
    const next = document.getElementById(id);
    if (!(next instanceof HTMLDialogElement) || found.includes(next)) break;
    found.push(next);
  }
  return found;
}

/** Whether an edge is one of the two short ones, whose dialogs keep the corners. @param {string | undefined} edge */
function isShort(edge) {
  return (edge === "left" || edge === "right") === innerWidth > innerHeight;
}

/**
 * Puts all of them where they belong. A person's own side ends where a neighbour's begins: those at
 * the short edges keep the corners and leave the long ones room enough, these lie between them.
 */
function arrange() {
  const all = opened();
  const short = all.filter((one) => isShort(one.dataset.liveEdge));
  const crowded = short.length < all.length;
  const edges = new Set(short.map((one) => one.dataset.liveEdge)).size;
  const most = crowded ? `${(Math.max(innerWidth, innerHeight) - ENOUGH) / edges}px` : "";
  for (const one of all) one.style.setProperty("--most", isShort(one.dataset.liveEdge) ? most : "");
  for (const one of [...short, ...all.filter((other) => !short.includes(other))]) place(one);
  cover();
}

/**
 * How much of an edge is a neighbour's, at its start and at its end as its person sees them: their
 * panels, from which they open their own, and at a long edge what they have open. What nobody in
 * particular opened is everybody's and may lie upon panels.
 * @param {string} edge @param {number} long @param {boolean} own
 */
function taken(edge, long, own) {
  const upright = edge === "left" || edge === "right";
  const sides = upright ? ["top", "bottom"] : ["left", "right"];
  const deepest = (/** @type {DOMRect[]} */ boxes) => Math.max(0, ...boxes.map((box) => (upright ? box.height : box.width)));
  const open = sides.map((side) => (isShort(edge) ? 0 : deepest(opened().filter((one) => one.dataset.liveEdge === side).map(boxOf))));
  const turned = own && document.body.matches(":not(.one-way)");
  const cells = (/** @type {string} */ side) => [...document.querySelectorAll(`.edge-${side} > .cell`)].map((cell) => cell.getBoundingClientRect());
  const both = sides.map((side, at) => Math.max(open[at], turned ? deepest(cells(side)) : 0));
  const found = long - both[0] - both[1] < ENOUGH ? open : both;
  return edge === "right" || edge === "top" ? found.reverse() : found;
}

/**
 * Along its edge, measured from the left hand of who sits there: in front of its person, or further
 * along where it lies less upon other dialogs. @param {HTMLDialogElement} dialog
 */
function place(dialog) {
  const edge = dialog.dataset.liveEdge ?? "bottom";
  const upright = edge === "left" || edge === "right";
  const long = upright ? innerHeight : innerWidth;
  const cell = document.getElementById(`seat-${dialog.dataset.liveSeat}`);
  const box = cell?.getBoundingClientRect();
  const [start, length] = box ? (upright ? [box.top, box.height] : [box.left, box.width]) : [0, long];
  const first = edge === "right" || edge === "top" ? long - start - length : start;
  const [before, behind] = taken(edge, long, Boolean(cell));
  const [own, ownEnd] = [Math.max(first, before), Math.min(first + length, long - behind)];
  const [from, span] = ownEnd - own < ENOUGH ? [before, long - before - behind] : [own, ownEnd - own];
  const put = (/** @type {number} */ at) => dialog.style.setProperty("--at", `${at}px`);
  dialog.style.setProperty("--from", `${from}px`);
  dialog.style.setProperty("--span", `${span}px`);
  dialog.style.setProperty("--least", `${box ? (upright ? box.width : box.height) : 0}px`);
  const middle = first + length / 2;
  put(middle);
  if (opened().length < 2) return;
  const ways = [middle, from, from + span].map((at) => {
    put(at);
    return { at, lost: overlap(dialog) };
  });
  put(ways.reduce((best, one) => (one.lost < best.lost ? one : best)).at);
}

/** @param {HTMLDialogElement} dialog @returns {number} how much of it lies upon others */
function overlap(dialog) {
  const own = [dialog, ...ancestors(dialog)];
  const a = boxOf(dialog);
  return opened()
    .filter((other) => !own.includes(other))
    .map((other) => {
      const b = boxOf(other);
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      return wide > 0 && high > 0 ? wide * high : 0;
    })
    .reduce((sum, one) => sum + one, 0);
}

/** Where it lies once it has risen. @param {HTMLDialogElement} dialog */
function boxOf(dialog) {
  const motions = dialog.getAnimations().map((motion) => ({ motion, at: motion.currentTime }));
  for (const { motion } of motions) motion.currentTime = motion.effect?.getComputedTiming().endTime ?? 0;
  const box = dialog.getBoundingClientRect();
  for (const { motion, at } of motions) motion.currentTime = at;
  return box;
}

/** What lies wholly under a dialog cannot be reached; all else can. */
function cover() {
  const all = opened();
  const parents = new Set(all.flatMap(ancestors));
  for (const dialog of all) dialog.inert = parents.has(dialog);
  const boxes = all.map(boxOf);
  for (const one of document.querySelectorAll(`#screen ${REACHED}`)) {
    const box = one.getBoundingClientRect();
    const under = boxes.some((over) => box.left >= over.left - 1 && box.right <= over.right + 1 && box.top >= over.top - 1 && box.bottom <= over.bottom + 1);
    one.toggleAttribute("inert", under && box.width > 0);
  }
}

/** Back to what opened it, or what has come in its place. @param {HTMLElement} dialog */
function goBack(dialog) {
  const active = document.activeElement;
  if (active && active !== document.body && active.isConnected && !dialog.contains(active)) return;
  const opener = openers.get(dialog);
  const again = () => document.querySelector(`[data-opens="${CSS.escape(dialog.id)}"]`) ?? document.getElementById(`who-${dialog.dataset.liveSeat}`);
  const there = opener?.isConnected ? opener : /** @type {HTMLElement | null} */ (again());
  const button = there?.matches("form") ? /** @type {HTMLElement | null} */ (there.querySelector("[type=submit]")) : there;
  button?.focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.defaultPrevented) return;
  const dialog = around(/** @type {Element} */ (event.target));
  if (dialog instanceof HTMLDialogElement && dialog.open && !dialog.matches(":modal")) {
    event.preventDefault();
    dialog.close();
  }
});

for (const kind of /** @type {const} */ (["pointerdown", "focusin"])) {
  document.addEventListener(kind, (event) => {
    const dialog = around(/** @type {Element} */ (event.target));
    if (dialog instanceof HTMLDialogElement && dialog.dataset.liveEdge) raise(dialog);
  });
}

document.addEventListener(
  "close",
  (event) => {
    const dialog = /** @type {HTMLElement} */ (event.target);
    if (!("liveEdge" in dialog.dataset)) return;
    arrange();
    goBack(dialog);
    delete dialog.dataset.liveEdge;
  },
  true,
);

document.addEventListener("screen:drawn", arrange);
addEventListener("resize", arrange);
