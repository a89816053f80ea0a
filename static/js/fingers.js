/**
 * Chooses the starter by fingers on the glass: everybody lays one down at their own side, and when all lie still
 * one lights up. The server draws; the action carries who took part and who was drawn.
 */
import { act } from "./act.js";
import { sound } from "./sound.js";

/** Milliseconds for which the fingers lie still before one is drawn. */
const STILL = 1_200;
/** Milliseconds for which it is seen who it is. */
const SHOWN = 3_000;
const FEWEST = 2;

/** @param {HTMLElement} opener its `data-fingers` is the action, whose `among` are the seats */
export function fingers(opener) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById("fingers"));
  const glass = /** @type {HTMLDialogElement} */ (template.content.querySelector("dialog")?.cloneNode(true));
  /** Finger → the seat that is nearest. @type {Map<number, number>} */
  const lying = new Map();
  let timer = 0;
  let drawing = false;

  function wait() {
    clearTimeout(timer);
    if (!drawing && lying.size >= FEWEST) timer = setTimeout(() => void draw(), STILL);
  }

  async function draw() {
    drawing = true;
    const among = [...lying.values()].sort();
    const drawn = new Promise((resolve) => document.addEventListener("screen:drawn", resolve, { once: true }));
    if (!(await act({ ...JSON.parse(opener.dataset.fingers ?? "{}"), among }, null, opener))) return glass.close();
    await drawn;
    const seat = document.querySelector("[data-drawn]")?.getAttribute("data-drawn");
    glass.querySelector(`.finger.seat-${seat}`)?.setAttribute("data-live-drawn", "");
    sound("chord");
    setTimeout(() => glass.close(), SHOWN);
  }

  /** @param {PointerEvent} event */
  function lay(event) {
    if (drawing || /** @type {Element} */ (event.target).closest("button")) return;
    const seat = nearest(event.clientX, event.clientY);
    if ([...lying.values()].includes(seat)) return;
    lying.set(event.pointerId, seat);
    const ring = document.createElement("span");
    ring.className = `finger seat-${seat}`;
    ring.style.setProperty("left", `${event.clientX}px`);
    ring.style.setProperty("top", `${event.clientY}px`);
    glass.append(ring);
    wait();
  }

  /** @param {PointerEvent} event */
  function lift(event) {
    if (drawing || !lying.has(event.pointerId)) return;
    glass.querySelector(`.finger.seat-${lying.get(event.pointerId)}`)?.remove();
    lying.delete(event.pointerId);
    wait();
  }

  glass.addEventListener("pointerdown", lay);
  glass.addEventListener("pointerup", lift);
  glass.addEventListener("pointercancel", lift);
  glass.addEventListener("close", () => {
    clearTimeout(timer);
    glass.remove();
    opener.focus();
  });
  document.body.append(glass);
  glass.showModal();
}

/** The seat whose panel is nearest. @param {number} x @param {number} y */
function nearest(x, y) {
  const cells = [...document.querySelectorAll(".cell")].map((cell) => {
    const box = cell.getBoundingClientRect();
    const [aside, above] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
    return { seat: Number(cell.id.replace("seat-", "")), far: Math.hypot(aside, above) };
  });
  return cells.reduce((one, other) => (other.far < one.far ? other : one)).seat;
}
