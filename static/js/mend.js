/**
 * Corrects a log entry in two steps: the server first says what would follow, then applies it. A `form[data-mend]`
 * holds the fields; `[data-mend-told]` beside it shows the consequences.
 */
import { post, problemOf } from "./act.js";
import { read } from "./fields.js";
import { forget, refuse, spotOf } from "./refusals.js";
import { message } from "./messages.js";

/** @typedef {{version: number, changes: string[], blocked_by: {words: string, why: string}[]}} Told */

/** @param {HTMLFormElement} form */
function toldOf(form) {
  return /** @type {HTMLElement} */ (form.parentElement?.querySelector("[data-mend-told]"));
}

/** @param {HTMLFormElement} form @param {HTMLElement} tapped @param {boolean} out whether it is taken out */
async function attempt(form, tapped, out) {
  const base = JSON.parse(form.dataset.base ?? "{}");
  const mend = out ? { entry: base.entry, action: null } : read(form, base);
  const spot = spotOf(tapped);
  forget(tapped);
  toldOf(form).hidden = true;
  try {
    const answer = await post(form.dataset.mend ?? "", mend);
    if (answer.ok) tell(toldOf(form), mend, await answer.json());
    else refuse(spot, await problemOf(answer));
  } catch {
    refuse(spot, { detail: message("lost") });
  }
}

/** @param {HTMLElement} part @param {object} mend @param {Told} told */
function tell(part, mend, told) {
  const blocked = told.blocked_by.length > 0;
  const lines = blocked ? told.blocked_by.map((one) => `${one.words} — ${one.why}`) : told.changes;
  const show = (/** @type {string} */ name, /** @type {boolean} */ yes) => {
    /** @type {HTMLElement} */ (part.querySelector(`[data-mend-${name}]`)).hidden = !yes;
  };
  show("blocked", blocked);
  show("changes", !blocked && lines.length > 0);
  show("same", !blocked && lines.length === 0);
  show("do", !blocked);
  part.querySelector("[data-mend-list]")?.replaceChildren(...lines.map(item));
  const button = /** @type {HTMLElement} */ (part.querySelector("[data-mend-do]"));
  button.dataset.act = JSON.stringify({ kind: "mend", ...mend, expected: told.version });
  part.hidden = false;
  part.scrollIntoView({ block: "nearest" });
}

/** @param {string} text */
function item(text) {
  const made = document.createElement("li");
  made.textContent = text;
  return made;
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!("mend" in form.dataset)) return;
  event.preventDefault();
  void attempt(form, form, false);
});

document.addEventListener("click", (event) => {
  const out = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-mend-out]"));
  if (out) void attempt(/** @type {HTMLFormElement} */ (out.closest("form")), out, true);
});

// What was told is of other numbers by now.
document.addEventListener("input", (event) => {
  const form = /** @type {Element} */ (event.target).closest("form[data-mend]");
  if (form) toldOf(/** @type {HTMLFormElement} */ (form)).hidden = true;
});
