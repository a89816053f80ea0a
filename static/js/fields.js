/** Reads a form as a JSON document: names are dotted paths, attributes give the type of a value. */

/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Field */

/**
 * @param {HTMLElement} form
 * @param {object} [base] what stands there already
 * @returns {any}
 */
export function read(form, base = {}) {
  const document_ = structuredClone(base);
  for (const part of form.querySelectorAll("[data-object]")) {
    put(document_, pathOf(/** @type {HTMLElement} */ (part), part.getAttribute("data-object") ?? ""), {});
  }
  for (const list of form.querySelectorAll("input[data-list]")) {
    const path = pathOf(/** @type {HTMLElement} */ (list), list.getAttribute("name") ?? "");
    if (get(document_, path) === undefined) put(document_, path, []);
  }
  for (const element of form.querySelectorAll("[name]")) {
    const field = /** @type {Field} */ (element);
    if (field.matches(":disabled, [data-aside]") || !field.matches("input, select, textarea")) continue;
    take(document_, field);
  }
  return document_;
}

/**
 * @param {any} document_
 * @param {Field} field
 */
function take(document_, field) {
  const path = pathOf(field, field.name);
  const box = field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
  const checked = box && /** @type {HTMLInputElement} */ (field).checked;
  if ("bool" in field.dataset) return put(document_, path, checked);
  if (box && !checked) return;
  if (field.dataset.puts) return put(document_, field.dataset.puts.split("."), true);
  if ("list" in field.dataset) return get(document_, path).push("int" in field.dataset ? toInteger(field.value) : field.value);
  if ("json" in field.dataset) return put(document_, path, JSON.parse(field.value));
  if ("optional" in field.dataset && !field.value.trim()) return;
  if ("int" in field.dataset) return put(document_, path, toInteger(field.value));
  if ("count" in field.dataset) {
    const n = toInteger(field.value);
    if (n !== 0) put(document_, path, n);
    return;
  }
  put(document_, path, readName(/** @type {HTMLInputElement} */ (field)));
}

/** What was typed; the colour where a name was left out. @param {HTMLInputElement} field @returns {string} */
export function readName(field) {
  return field.value.trim() || ("byColour" in field.dataset ? field.placeholder : "");
}

/**
 * A field inside of `[data-under="options"]` stands below `options`.
 * @param {HTMLElement} field
 * @param {string} name
 * @returns {string[]}
 */
function pathOf(field, name) {
  const under = field.closest("[data-under]")?.getAttribute("data-under");
  return (under ? `${under}.${name}` : name).split(".");
}

/** @param {string} text @returns {number} */
export function toInteger(text) {
  const n = Number.parseInt(text, 10);
  return Number.isNaN(n) ? 0 : n;
}

/** @param {any} document_ @param {string[]} path @returns {any} */
function get(document_, path) {
  return path.reduce((inner, step) => inner?.[step], document_);
}

/** @param {any} document_ @param {string[]} path @param {unknown} value */
function put(document_, path, value) {
  const last = path.length - 1;
  path.slice(0, last).reduce((inner, step, at) => {
    inner[step] ??= /^\d+$/.test(path[at + 1]) ? [] : {};
    return inner[step];
  }, document_)[path[last]] = value;
}

/**
 * The field that a fault's path (`action.gives.gold`, `seats[1].name`) is about.
 * @param {HTMLElement} form
 * @param {string} path
 * @returns {HTMLElement | null}
 */
export function fieldAt(form, path) {
  const wanted = path.replace(/\[(\d+)\]/g, ".$1").replace(/^action\./, "");
  if (!wanted) return null;
  for (const element of form.querySelectorAll("[name], [data-object]")) {
    const field = /** @type {HTMLElement} */ (element);
    const name = field.getAttribute("name") ?? field.dataset.object ?? "";
    if (pathOf(field, name).join(".") === wanted) return field;
  }
  return null;
}
