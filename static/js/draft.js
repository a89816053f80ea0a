/**
 * What was typed into a form with `data-draft` and not yet sent, kept on this device while the page is
 * loaded anew or the phone sleeps. It is forgotten when the form has done what it is for, and after a
 * night. A new screen of a sitting draws the form anew, with what was typed in it. In a dialog, which
 * begins with what stands there, it is forgotten as well when something newer does.
 */
import { begin } from "./begun.js";
import { keep } from "./keep.js";

/** @typedef {{at: number, begun?: string, rows: Record<string, string[]>, fields: [string, string, boolean][]}} Draft */

const NIGHT = 8 * 3600 * 1000;
const FIELDS = "input, select, textarea";

/** @param {HTMLFormElement} form @returns {string} */
function keyOf(form) {
  return `draft ${location.pathname} ${new URLSearchParams(location.search).getAll("name")} ${form.dataset.draft}`;
}

/**
 * Boxes of one name are told apart by their values, fields without one by their places.
 * @param {HTMLInputElement} field @param {number} at @returns {string}
 */
function nameOf(field, at) {
  if (!field.name) return `${at}`;
  return box(field) ? `${field.name} ${field.dataset.named ?? field.value}` : field.name;
}

/** @param {HTMLInputElement} field @returns {boolean} */
function box(field) {
  return field.type === "checkbox" || field.type === "radio";
}

/** @param {HTMLFormElement} form @returns {HTMLInputElement[]} */
function fieldsOf(form) {
  const all = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(FIELDS));
  return [...all].filter((field) => !("aside" in field.dataset) && !field.disabled);
}

/** @param {HTMLFormElement} form */
function save(form) {
  /** @type {Record<string, string[]>} */
  const rows = {};
  for (const list of form.querySelectorAll("[data-rows]")) {
    const ids = /** @type {NodeListOf<HTMLInputElement>} */ (list.querySelectorAll(".narrow-row input[type=hidden]"));
    rows[/** @type {HTMLElement} */ (list).dataset.rows ?? ""] = [...ids].map((one) => one.value);
  }
  const fields = fieldsOf(form).map((field, at) => [nameOf(field, at), field.value, field.checked]);
  keep.set(keyOf(form), JSON.stringify({ at: Date.now(), begun: form.dataset.liveBegun, rows, fields }));
}

/** @param {HTMLFormElement} form */
function restore(form) {
  /** @type {Draft} */
  const draft = JSON.parse(keep.get(keyOf(form)) || "null");
  if (!draft || Date.now() - draft.at > NIGHT) return;
  if (draft.begun && draft.begun !== form.dataset.act && form.closest("dialog")) return form.reset();
  if (draft.begun) begin(form, draft.begun);
  for (const [name, ids] of Object.entries(draft.rows)) {
    const list = form.querySelector(`[data-rows="${name}"]`);
    for (const old of list?.querySelectorAll(".narrow-row [data-removes]") ?? []) /** @type {HTMLElement} */ (old).click();
    for (const id of ids) /** @type {HTMLElement | null | undefined} */ (list?.querySelector(`[data-adds="${id}"]`))?.click();
  }
  const kept = new Map(draft.fields.map(([name, value, checked]) => [name, { value, checked }]));
  let last;
  for (const [at, field] of fieldsOf(form).entries()) {
    const one = kept.get(nameOf(field, at));
    if (!one || (box(field) ? one.checked === field.checked : one.value === field.value)) continue;
    if (box(field)) field.checked = one.checked;
    else field.value = one.value;
    last = field;
  }
  last?.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {HTMLFormElement} form */
export function forgetDraft(form) {
  if (form.dataset.draft) keep.set(keyOf(form), "");
}

document.addEventListener("input", (event) => {
  const form = /** @type {HTMLInputElement} */ (event.target).form;
  if (form?.dataset.draft) save(form);
});

document.addEventListener("reset", (event) => forgetDraft(/** @type {HTMLFormElement} */ (event.target)));

/** @param {ParentNode | null} inside */
export function restoreDrafts(inside) {
  for (const form of inside?.querySelectorAll("form[data-draft]") ?? []) restore(/** @type {HTMLFormElement} */ (form));
}

document.addEventListener("screen:drawn", (event) => {
  const { detail: id } = /** @type {CustomEvent} */ (event); // of a dialog; a screen keeps what was typed
  if (id) restoreDrafts(document.getElementById(id));
});
