/**
 * Opens and closes dialogs. Those of a sitting are drawn by the server when somebody opens them and
 * lie in `#dialogs`, where new screens do not reach: half-typed numbers stay. One that is only read
 * (`data-fresh`) is drawn anew with every screen.
 */
import htmx from "../vendor/htmx.esm.min.js";
import { edgeOf, refuse, spotOf } from "./refusals.js";
import { words } from "./words.js";

/** Milliseconds until a title is shown alone because the rest is slow. */
const SLOW = 100;
/** Milliseconds after which nothing comes any more. */
const LOST = 8_000;

/** How often each dialog was asked for; of several answers only the last one counts. */
const asked = /** @type {Map<string, number>} */ (new Map());

/** @param {HTMLDialogElement} dialog */
function show(dialog) {
  if (dialog.open) return;
  dialog.showModal();
  dialog.dispatchEvent(new CustomEvent("dialog:shown", { bubbles: true }));
}

/** @param {string} id @returns {HTMLDialogElement | null} */
function dialogOf(id) {
  const found = document.getElementById(id);
  return found instanceof HTMLDialogElement ? found : null;
}

/**
 * Where a dialog is drawn: `data-from`, or one of the screen's own. Empty where all stand already.
 * @param {string} id @param {string | undefined} from
 */
function addressOf(id, from) {
  const dialogs = document.getElementById("screen")?.dataset.dialogs;
  return from ?? (dialogs ? `${dialogs}?id=${encodeURIComponent(id)}` : "");
}

/** @param {HTMLElement} opener */
async function open(opener) {
  const { opens: id = "", from } = opener.dataset;
  const address = addressOf(id, from);
  const [there, spot] = [dialogOf(id), spotOf(opener)];
  if (!address && there) return show(there);
  if (there?.open || opener.hasAttribute("data-live-opening")) return;
  opener.setAttribute("data-live-opening", "");
  /** @type {HTMLDialogElement | null} */
  let early = null;
  const slow = setTimeout(() => show((early = there ?? shell(id, opener))), SLOW);
  try {
    const drawn = await drawnAt(address, id);
    if (early && !early.open) drawn?.remove();
    else if (drawn) show(drawn);
  } catch (problem) {
    const why = /** @type {import("./refusals.js").Problem & {status?: number}} */ (problem);
    if (there && !why.status) show(there);
    else if (early) early.querySelector(".sheet-body")?.replaceChildren(sorry(why.detail ?? ""));
    else refuse(spot, why);
  } finally {
    clearTimeout(slow);
    opener.removeAttribute("data-live-opening");
  }
}

/**
 * Draws the dialog where it lies, or anew; what was typed in it stays.
 * @param {string} address @param {string} id
 * @returns {Promise<HTMLDialogElement | null>} none if it was asked for again meanwhile
 */
async function drawnAt(address, id) {
  const turn = (asked.get(id) ?? 0) + 1;
  asked.set(id, turn);
  const text = await partOf(address);
  if (asked.get(id) !== turn) return null;
  const there = dialogOf(id);
  if (there) await htmx.swap({ text, target: there, sourceElement: there, swap: "outerMorph" });
  else document.getElementById("dialogs")?.insertAdjacentHTML("beforeend", text);
  const dialog = dialogOf(id);
  if (dialog && address !== addressOf(id, undefined)) dialog.setAttribute("data-live-from", address);
  document.dispatchEvent(new CustomEvent("screen:drawn", { detail: id }));
  return dialog;
}

/** The title alone. @param {string} id @param {HTMLElement} opener */
function shell(id, opener) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById("js-dialog"));
  const made = /** @type {HTMLDialogElement} */ (template.content.querySelector("dialog")?.cloneNode(true));
  const title = /** @type {HTMLElement} */ (made.querySelector("h2"));
  made.id = id;
  made.dataset.edge = edgeOf(opener);
  made.setAttribute("aria-labelledby", (title.id = `${id}-title`));
  title.textContent = opener.getAttribute("aria-label") ?? opener.textContent;
  document.getElementById("dialogs")?.append(made);
  return made;
}

/** @param {string} text */
export function sorry(text) {
  const made = document.createElement("p");
  made.setAttribute("role", "alert");
  made.textContent = text;
  return made;
}

/**
 * A piece of a screen, fetched when somebody wants to see it. Throws `{detail}`, a sentence.
 * @param {string} address
 * @returns {Promise<string>} HTML
 */
export async function partOf(address) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(LOST) });
    if (answer.ok) return await answer.text();
  } catch {
    throw { detail: words("lost") };
  }
  throw await answer.json().catch(() => ({ detail: words("lost") }));
}

/** What was to be done in a dialog is done. @param {Element} inside */
export function closeAround(inside) {
  const dialog = /** @type {HTMLDialogElement | null} */ (inside.closest("dialog[open]"));
  const done = new CustomEvent("dialog:done", { bubbles: true, cancelable: true });
  if (dialog?.dispatchEvent(done)) dialog.close();
}

/**
 * Asks once.
 * @param {string} sentence
 * @param {Element} tapped
 * @param {{yes: string, no: string}} [labels] of the two buttons, if not just yes and no
 * @returns {Promise<boolean>}
 */
export function ask(sentence, tapped, labels) {
  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("confirm"));
  const question = /** @type {HTMLElement} */ (document.getElementById("confirm-words"));
  question.textContent = sentence;
  for (const button of dialog.querySelectorAll("button")) {
    const label = /** @type {HTMLElement} */ (button.querySelector("span"));
    label.dataset.usual ??= label.textContent ?? "";
    label.textContent = labels?.[/** @type {"yes" | "no"} */ (button.value)] ?? label.dataset.usual;
  }
  dialog.dataset.edge = edgeOf(tapped);
  dialog.returnValue = "no";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const opener = /** @type {HTMLElement | null} */ (target.closest("[data-opens]"));
  if (opener) {
    void open(opener);
  } else if (target.closest("[data-confirm-yes]")) {
    /** @type {HTMLDialogElement} */ (target.closest("dialog")).close("yes");
  } else if (target.closest("[data-closes]")) {
    closeAround(target);
  } else if (target instanceof HTMLDialogElement && outside(target, event)) {
    target.close();
  }
});

/**
 * A tap on the backdrop. @param {HTMLDialogElement} dialog @param {MouseEvent} event
 * @returns {boolean}
 */
function outside(dialog, event) {
  if (event.detail === 0 || dialog.matches(".cover")) return false;
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

// A closed dialog stays for its typed numbers alone, and only while it can be opened again.

const TYPED = "data-live-typed";

document.addEventListener("input", (event) => {
  /** @type {Element} */ (event.target).closest("#dialogs > dialog")?.setAttribute(TYPED, "");
});

document.addEventListener("reset", (event) => {
  /** @type {Element} */ (event.target).closest("#dialogs > dialog")?.removeAttribute(TYPED);
});

document.addEventListener(
  "close",
  (event) => {
    const dialog = /** @type {Element} */ (event.target);
    if (dialog.matches("#dialogs > dialog:is(.cover, :not([data-live-typed]))")) dialog.remove();
  },
  true,
);

document.addEventListener("screen:drawn", (event) => {
  if (/** @type {CustomEvent} */ (event).detail) return;
  for (const element of document.querySelectorAll("#dialogs > dialog")) {
    const dialog = /** @type {HTMLElement} */ (element);
    if (dialog.matches(":not([open])") && !document.querySelector(`[data-opens="${dialog.id}"]`)) dialog.remove();
    if (!dialog.matches("[open][data-fresh]")) continue;
    const from = dialog.dataset.liveFrom;
    drawnAt(addressOf(dialog.id, from), dialog.id).catch(() => {}); // what was shown stays
  }
});
