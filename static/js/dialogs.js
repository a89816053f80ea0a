/**
 * Opens and closes dialogs. Dialogs of a sitting are fetched when they are opened and live in `#dialogs`, which
 * new screens do not replace, so half-typed numbers stay. A read-only one (`data-fresh`) is fetched again with
 * every screen; a form whose subject was settled meanwhile says so.
 */
import htmx from "../vendor/htmx.esm.min.js";
import { ancestors, besides, cellOf, dress, rise } from "./table_dialogs.js";
import { watchMoves } from "./tap_guard.js";
import { edgeOf, refuse, spotOf } from "./refusals.js";
import { message } from "./messages.js";

/** Milliseconds until a title is shown alone because the rest is slow; before, a dialog arrives whole. */
const SLOW = 400;
/** Milliseconds after which nothing comes any more. */
const LOST = 4_500;

/** How often each dialog was asked for; of several answers only the last one counts. */
const asked = /** @type {Map<string, number>} */ (new Map());
/** How many were asked while somebody else was. */
let asks = 2;
/** What was tapped whose dialog is not shown yet, and how to call it off. @type {Map<HTMLElement, () => void>} */
const coming = new Map();

/** @param {HTMLDialogElement} dialog @param {HTMLElement} opener */
function show(dialog, opener) {
  if (dialog.open) return;
  const shown = watchMoves();
  if (besides(dialog)) rise(dialog, opener);
  else {
    const seat = document.getElementById("screen")?.dataset.seat; // of a phone
    if (seat) dialog.dataset.liveSeat = seat;
    dialog.dataset.liveParent = opener.closest("dialog[open]")?.id ?? "";
    dialog.showModal();
  }
  shown();
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
  const { dialogs, seat } = document.getElementById("screen")?.dataset ?? {};
  const whose = seat === undefined ? "" : `&of=${seat}`;
  return from ?? (dialogs ? `${dialogs}?id=${encodeURIComponent(id)}${whose}` : "");
}

/** @param {HTMLElement} opener */
async function open(opener) {
  const { opens: id = "", from } = opener.dataset;
  const address = addressOf(id, from);
  const [there, spot] = [dialogOf(id), spotOf(opener)];
  if (!address && there) return show(there, opener);
  if (there?.open) return there.focus();
  if (opener.hasAttribute("data-live-opening")) return;
  opener.setAttribute("data-live-opening", "");
  /** @type {HTMLDialogElement | null} */
  let early = null;
  let off = false;
  const slow = setTimeout(() => show((early = there ?? shell(id, opener)), opener), SLOW);
  coming.set(opener, () => {
    clearTimeout(slow);
    off = !early;
  });
  try {
    const drawn = await drawnAt(address, id);
    if (off || (early && !early.open)) {
      if (drawn !== there) drawn?.remove();
    } else if (drawn) show(drawn, opener);
  } catch (problem) {
    const why = /** @type {import("./refusals.js").Problem & {status?: number}} */ (problem);
    if (off) return;
    if (there && !why.status) show(there, opener);
    else if (early) early.querySelector(".sheet-body")?.replaceChildren(makeAlert(why.detail ?? ""));
    else refuse(spot, why);
  } finally {
    clearTimeout(slow);
    coming.delete(opener);
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
  const text = await fetchPart(address);
  if (asked.get(id) !== turn) return null;
  const there = dialogOf(id);
  const drawn = watchMoves();
  if (there) await htmx.swap({ text, target: there, sourceElement: there, swap: "outerMorph" });
  else document.getElementById("dialogs")?.insertAdjacentHTML("beforeend", text);
  drawn();
  const dialog = dialogOf(id);
  if (dialog) dress(dialog);
  if (dialog && address !== addressOf(id, undefined)) dialog.setAttribute("data-live-from", address);
  document.dispatchEvent(new CustomEvent("screen:drawn", { detail: id }));
  return dialog;
}

/** The title alone; of a cover, over everything. @param {string} id @param {HTMLElement} opener */
function shell(id, opener) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById("js-dialog"));
  const made = /** @type {HTMLDialogElement} */ (template.content.querySelector("dialog")?.cloneNode(true));
  const title = /** @type {HTMLElement} */ (made.querySelector("h2"));
  made.id = id;
  made.classList.toggle("cover", id.startsWith("cover-"));
  made.dataset.edge = edgeOf(opener);
  made.setAttribute("aria-labelledby", (title.id = `${id}-title`));
  title.textContent = (opener.getAttribute("aria-label") ?? opener.textContent)?.trim().replace(/…$/, "") ?? "";
  document.getElementById("dialogs")?.append(made);
  return made;
}

/** @param {string} text */
export function makeAlert(text) {
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
export async function fetchPart(address) {
  /** @type {Response} */
  let answer;
  try {
    answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(LOST) });
    if (answer.ok) return await answer.text();
  } catch {
    throw { detail: message("lost") };
  }
  throw await answer.json().catch(() => ({ detail: message("lost") }));
}

/** What was to be done in a dialog is done. @param {Element} inside */
export function closeAround(inside) {
  const dialog = /** @type {HTMLDialogElement | null} */ (inside.closest("dialog[open]"));
  const done = new CustomEvent("dialog:done", { bubbles: true, cancelable: true });
  if (dialog?.dispatchEvent(done)) dialog.close();
}

/**
 * Something was done: what it was done in closes, and the person's sheet or the menu that led there.
 * What `[data-stays-open]` is around is done several times in a row. @param {Element} inside
 */
export function finish(inside) {
  const dialog = /** @type {HTMLElement | null} */ (inside.closest("dialog[open]"));
  const stays = inside.closest("[data-stays-open]");
  const led = dialog ? ancestors(dialog).filter((one) => one.id.startsWith("person-") || (one.id === "menu" && !stays)) : [];
  if (!stays) closeAround(inside);
  for (const one of led) one.close();
}

/**
 * Asks once: whoever tapped in their own panel or dialog at their own edge, else everybody in the middle.
 * @param {string} sentence
 * @param {HTMLElement} tapped
 * @param {{yes: string, no: string}} [labels] of the two buttons, if not just yes and no
 * @returns {Promise<boolean>}
 */
export function ask(sentence, tapped, labels) {
  const dialog = question();
  const words = /** @type {HTMLElement} */ (dialog.querySelector(".confirm-words"));
  words.textContent = sentence;
  for (const button of dialog.querySelectorAll("button")) {
    const label = /** @type {HTMLElement} */ (button.querySelector("span"));
    label.dataset.usual ??= label.textContent ?? "";
    label.textContent = labels?.[/** @type {"yes" | "no"} */ (button.value)] ?? label.dataset.usual;
  }
  dialog.dataset.edge = edgeOf(tapped);
  dialog.returnValue = "no";
  const shown = watchMoves();
  if (cellOf(tapped) && besides(dialog)) rise(dialog, tapped);
  else dialog.showModal();
  shown();
  return new Promise((resolve) => {
    const answered = () => {
      resolve(dialog.returnValue === "yes");
      if (dialog.id !== "confirm") dialog.remove();
    };
    dialog.addEventListener("close", answered, { once: true });
  });
}

/** The house has one; who is asked while somebody else is gets another one. @returns {HTMLDialogElement} */
function question() {
  const usual = /** @type {HTMLDialogElement} */ (document.getElementById("confirm"));
  if (!usual.open) return usual;
  const made = /** @type {HTMLDialogElement} */ (usual.cloneNode(true));
  made.removeAttribute("open");
  const words = /** @type {HTMLElement} */ (made.querySelector(".confirm-words"));
  made.id = `confirm-${asks++}`;
  made.setAttribute("aria-labelledby", (words.id = `${made.id}-words`));
  usual.after(made);
  return made;
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

// What is unfolded below the rim of a dialog would be sent unseen: its button stays in sight, its fields do not.
document.addEventListener("click", ({ target }) => {
  const folded = /** @type {Element} */ (target).closest("dialog summary")?.parentElement;
  folded?.addEventListener("toggle", () => folded.hasAttribute("open") && folded.scrollIntoView({ block: "nearest" }), { once: true });
});

// Escape closes what is on its way, too, unless the key was meant for another dialog.
document.addEventListener("keydown", ({ key, target }) => {
  if (key !== "Escape") return;
  const inside = /** @type {Element} */ (target).closest?.("dialog");
  for (const [opener, callOff] of coming) if (!inside || inside.contains(opener)) callOff();
});

/**
 * A tap on the backdrop. @param {HTMLDialogElement} dialog @param {MouseEvent} event
 * @returns {boolean}
 */
function outside(dialog, event) {
  if (event.detail === 0 || dialog.matches(".cover, :not(:modal)")) return false;
  const box = dialog.getBoundingClientRect();
  return event.clientX < box.left || event.clientX > box.right || event.clientY < box.top || event.clientY > box.bottom;
}

// A closed dialog stays for its typed numbers alone, and only while they can be sent.

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
    if (dialog.matches("#dialogs > dialog:is(.cover, :not([data-live-typed]), :has(> .sheet-body > .settled))")) dialog.remove();
  },
  true,
);

document.addEventListener("screen:drawn", (event) => {
  if (/** @type {CustomEvent} */ (event).detail) return;
  for (const dialog of document.querySelectorAll(/** @type {"dialog"} */ ("#dialogs > dialog"))) {
    if (dialog.open) void renew(dialog);
    else if (!document.querySelector(`[data-opens="${dialog.id}"]`)) dialog.remove();
  }
});

/**
 * What is read is drawn anew. What is typed in stays, as long as there is something to be done by it:
 * if time is up or somebody else has settled it, or what was chosen in it, it says so. What could be
 * chosen and is settled cannot be chosen any more. @param {HTMLDialogElement} dialog
 */
async function renew(dialog) {
  const fresh = dialog.matches("[data-fresh]");
  const forms = formsIn(dialog);
  if (dialog.matches(".cover") || (!fresh && !forms.length)) return;
  const address = addressOf(dialog.id, dialog.dataset.liveFrom);
  try {
    if (fresh) await drawnAt(address, dialog.id);
    else {
      const now = new DOMParser().parseFromString(await fetchPart(address), "text/html");
      const there = formsIn(now);
      if (withdraw(dialog, now) || !forms.some((form) => there.includes(form))) throw { status: 409 };
    }
    settle(dialog, false);
  } catch (problem) {
    const { status } = /** @type {{status?: number}} */ (problem);
    const sending = dialog.querySelector("[data-live-busy]");
    if (status && !sending && dialog.open) settle(dialog, true); // else it is out of reach: what was shown stays
  }
}

/**
 * What can be chosen in a dialog, and not in the same drawn now, is withdrawn.
 * @param {HTMLDialogElement} dialog @param {ParentNode} now
 * @returns {boolean} whether something is gone that was chosen
 */
function withdraw(dialog, now) {
  const [were, are] = [choicesIn(dialog), choicesIn(now)];
  for (const [one, choice] of were) choice.disabled = are.get(one)?.disabled ?? true;
  return [...were].some(([one, choice]) => choice.checked && !are.has(one));
}

/** Each by what it stands for. @param {ParentNode} inside @returns {Map<string, HTMLInputElement>} */
function choicesIn(inside) {
  const choices = /** @type {HTMLInputElement[]} */ ([...inside.querySelectorAll(".option > input")]);
  return new Map(choices.map((one) => [[one.name, one.value, one.dataset.one, one.dataset.spread].join(" "), one]));
}

/** What its forms do. @param {ParentNode} inside @returns {string[]} */
function formsIn(inside) {
  return [...inside.querySelectorAll("form[data-act]")].map((form) => form.getAttribute("data-act") ?? "");
}

/**
 * Its subject is settled, or is not after all: says so above what can no longer be done.
 * @param {HTMLDialogElement} dialog @param {boolean} settled
 */
function settle(dialog, settled) {
  const body = dialog.querySelector(".sheet-body");
  const said = body?.querySelector(":scope > .settled");
  if (!body || Boolean(said) === settled) return;
  const inside = dialog.contains(document.activeElement);
  for (const one of body.children) one.toggleAttribute("inert", settled);
  if (!settled) return said?.remove();
  const alert = makeAlert(`${message("settled")} ${document.querySelector("#undo .undo-done")?.textContent ?? ""}`);
  alert.className = "settled";
  body.prepend(alert);
  body.scrollTop = dialog.scrollTop = 0;
  if (inside) /** @type {HTMLElement | null} */ (dialog.querySelector("[data-closes]"))?.focus();
}

// What was open when the page is loaded anew is opened again, those within others after them.

const OPEN = "open-dialogs";

addEventListener("pagehide", () => {
  const ids = [...document.querySelectorAll("#dialogs > dialog[open]:not(.cover)")].map(({ id }) => id);
  try {
    sessionStorage.setItem(OPEN, JSON.stringify({ at: location.pathname, ids }));
  } catch {
    // Then they stay shut.
  }
});

/** Opens again what this screen had open, each from the one before it if that led there. */
export async function reopen() {
  /** @type {HTMLElement | null} */
  let before = null;
  for (const id of leftOpen()) {
    const called = `[data-opens="${CSS.escape(id)}"]`;
    const opener = /** @type {HTMLElement | null} */ (before?.querySelector(called) ?? document.querySelector(called));
    if (opener) await open(opener);
    before = dialogOf(id);
  }
}

/** @returns {string[]} */
function leftOpen() {
  try {
    const { at, ids } = JSON.parse(sessionStorage.getItem(OPEN) ?? "{}");
    sessionStorage.removeItem(OPEN);
    const [way] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    return at === location.pathname && way?.type === "reload" ? ids : [];
  } catch {
    return [];
  }
}
