/**
 * Stores what was typed into a form with `data-draft` on this device until it is sent, through reloads and sleep,
 * for at most a night. A new screen draws the form again with the draft in it. In a dialog, which begins with
 * current values, a draft is dropped when those values change.
 */
import { begin } from "./optimistic_lock.js";
import { storage } from "./storage.js";

/**
 * `search`: of the page; `id`: by which the house knows what is counted
 * @typedef {{at: number, begun?: string, search: string, id?: string, rows: Record<string, string[]>, fields: [string, string, boolean][]}} Draft
 */

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

/** @param {HTMLFormElement} form @returns {Draft | null} */
export function draftOf(form) {
  /** @type {Draft | null} */
  const draft = JSON.parse(storage.get(keyOf(form)) || "null");
  return draft && Date.now() - draft.at < NIGHT ? draft : null;
}

/** Of whom it is, where a form has several people. @param {string} name @returns {string | undefined} */
function personOf(name) {
  return /^players\.(\d+)\./.exec(name)?.[1];
}

/**
 * Those who are not in this form, as fewer are counted now: they may come back.
 * @param {HTMLFormElement} form @returns {(name: string) => boolean}
 */
function isAway(form) {
  const here = new Set(fieldsOf(form).map((field) => personOf(field.name)));
  return (name) => personOf(`${name}.`) !== undefined && !here.has(personOf(`${name}.`));
}

/** @param {HTMLFormElement} form */
function save(form) {
  const before = draftOf(form);
  const away = isAway(form);
  /** @type {Record<string, string[]>} */
  const rows = Object.fromEntries(Object.entries(before?.rows ?? {}).filter(([name]) => away(name)));
  for (const list of form.querySelectorAll("[data-rows]")) {
    const ids = /** @type {NodeListOf<HTMLInputElement>} */ (list.querySelectorAll(".narrow-row input[type=hidden]"));
    rows[/** @type {HTMLElement} */ (list).dataset.rows ?? ""] = [...ids].map((one) => one.value);
  }
  const gone = (before?.fields ?? []).filter(([name]) => away(name));
  const fields = [...fieldsOf(form).map((field, at) => [nameOf(field, at), field.value, field.checked]), ...gone];
  form.setAttribute("data-live-drafted", "");
  const { liveBegun: begun, liveId: id } = form.dataset;
  storage.set(keyOf(form), JSON.stringify({ at: Date.now(), begun, search: location.search, id, rows, fields }));
}

/** @param {HTMLFormElement} form */
function restore(form) {
  const draft = draftOf(form);
  if (!draft) return;
  if (draft.id) form.dataset.liveId = draft.id;
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
  if (form.dataset.draft) storage.set(keyOf(form), "");
  form.removeAttribute("data-live-drafted");
}

document.addEventListener("input", (event) => {
  const { form, dataset } = /** @type {HTMLInputElement} */ (event.target);
  if (form?.dataset.draft && !("aside" in dataset)) save(form);
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
