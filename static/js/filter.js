/**
 * Filters long lists of pictures (`[data-narrow]`) while one types: by name, or else by words with any ending.
 * Enter picks the only one left, Escape shows all again. In a list with `data-rows` a tap adds a row of fields.
 */

import htmx from "../vendor/htmx.esm.min.js";

/** The rows that the server drew last, of lists that have been changed. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const FINALS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
/** Letters that are typed as two. @type {Record<string, string>} */
const TWO = {
  ㄳ: "ㄱㅅ", ㄵ: "ㄴㅈ", ㄶ: "ㄴㅎ", ㄺ: "ㄹㄱ", ㄻ: "ㄹㅁ", ㄼ: "ㄹㅂ", ㄽ: "ㄹㅅ", ㄾ: "ㄹㅌ", ㄿ: "ㄹㅍ", ㅀ: "ㄹㅎ", ㅄ: "ㅂㅅ",
  ㅘ: "ㅗㅏ", ㅙ: "ㅗㅐ", ㅚ: "ㅗㅣ", ㅝ: "ㅜㅓ", ㅞ: "ㅜㅔ", ㅟ: "ㅜㅣ", ㅢ: "ㅡㅣ",
};

/**
 * As it is typed: Hangul letter by letter, so that half a syllable finds too; no capitals, no marks
 * on letters, no gaps.
 * @param {string} text
 * @returns {string}
 */
function letters(text) {
  return text
    .normalize("NFD")
    .replace(/[\u1100-\u1112]/g, (one) => INITIALS[one.charCodeAt(0) - 0x1100])
    .replace(/[\u1161-\u1175]/g, (one) => VOWELS[one.charCodeAt(0) - 0x1161])
    .replace(/[\u11a8-\u11c2]/g, (one) => FINALS[one.charCodeAt(0) - 0x11a8])
    .replace(/[ㄳ-ㅢ]/g, (one) => TWO[one] ?? one)
    .replace(/[\p{M}\s]/gu, "")
    .toLowerCase();
}

/** The first letter of each syllable. @param {string} text @returns {string} */
function initials(text) {
  const found = text.normalize("NFD").match(/[\u1100-\u1112]/g) ?? [];
  return found.map((one) => INITIALS[one.charCodeAt(0) - 0x1100]).join("");
}

/** @param {string} text @param {string} typed @returns {boolean} */
function isCalled(text, typed) {
  if (!typed) return true;
  const wanted = letters(typed);
  return letters(text).includes(wanted) || (/^[ㄱ-ㅎ]+$/.test(wanted) && initials(text).includes(wanted));
}

/** What a sentence does to the end of a word, in `letters`: bribes, зимы, барабаном. */
const ENDINGS = /(ами|ями|ыми|ими|ого|его|ому|ему|[еои]в|[аеиоыя][имх]|[аояыие][яею]|[ую]ю|[аеиоуыьэюя]|s)$/;
/** Letters that stay in any case. */
const ROOT = 3;

/** Whether each word stands there with any ending. @param {string} text @param {string} typed @returns {boolean} */
function speaksOf(text, typed) {
  const all = letters(text);
  return typed.split(/\s+/).map(letters).every((word) => {
    const root = word.replace(ENDINGS, "");
    return all.includes(root.length < ROOT ? word.slice(0, ROOT) : root);
  });
}

/** @param {Element} list @returns {HTMLElement[]} */
function items(list) {
  return Array.from(list.querySelectorAll(".narrow-items > :not([data-strip])"));
}

/** @param {Element} list @returns {HTMLInputElement} */
function searchOf(list) {
  return /** @type {HTMLInputElement} */ (list.querySelector(".narrow-search"));
}

/** @param {Element} list */
function draw(list) {
  const typed = searchOf(list).value.trim();
  const all = items(list);
  const wordsOf = (/** @type {HTMLElement} */ item) => item.dataset.words ?? item.textContent ?? "";
  const fits = all.some((item) => isCalled(wordsOf(item), typed)) ? isCalled : speaksOf;
  for (const item of all) item.toggleAttribute("data-live-away", !fits(wordsOf(item), typed));
  const left = all.filter((item) => !item.hasAttribute("data-live-away")).length;
  list.toggleAttribute("data-live-none", left === 0);
  const status = /** @type {HTMLElement} */ (list.querySelector("[data-shown]"));
  status.textContent = typed ? (status.dataset.shown ?? "").replace("#", () => String(left)) : "";
  if ("rows" in /** @type {HTMLElement} */ (list).dataset) count(list);
}

function drawAll() {
  for (const list of document.querySelectorAll("[data-narrow]")) draw(list);
}

/** What is in the list as often as it may be cannot be added once more. @param {Element} list */
function count(list) {
  const ids = rows(list).map((row) => valueOf(row).value);
  for (const button of items(list)) {
    const n = ids.filter((id) => id === button.dataset.adds).length;
    button.toggleAttribute("data-live-some", n > 0);
    if (n > 1) button.dataset.liveMany = String(n);
    else delete button.dataset.liveMany;
    button.setAttribute("aria-disabled", String(n >= Number(button.dataset.limit)));
  }
}

/** @param {Element} list @returns {HTMLElement[]} */
function rows(list) {
  return Array.from(list.querySelectorAll(".narrow-row"));
}

/** @param {Element} row @returns {HTMLInputElement} */
function valueOf(row) {
  return /** @type {HTMLInputElement} */ (row.querySelector("input[type=hidden]"));
}

/** @param {HTMLElement} list @param {HTMLElement} button */
function add(list, button) {
  if (button.getAttribute("aria-disabled") === "true") return;
  touch(list);
  const template = /** @type {HTMLTemplateElement} */ (list.querySelector("template"));
  const row = /** @type {Element} */ (template.content.querySelector(".narrow-row")?.cloneNode(true));
  const label = button.querySelector(".narrow-name");
  valueOf(row).setAttribute("value", button.dataset.adds ?? "");
  for (const part of [button.querySelector("svg"), label]) {
    if (part) row.querySelector(".narrow-what")?.append(part.cloneNode(true));
  }
  const remove = row.querySelector("[data-removes]");
  remove?.setAttribute("aria-label", (remove.getAttribute("aria-label") ?? "").replace("#", () => label?.textContent ?? ""));
  list.querySelector(".narrow-rows")?.append(row);
  searchOf(list).value = "";
  changed(list);
}

/** @param {HTMLElement} list @param {HTMLElement} row */
function remove(list, row) {
  touch(list);
  const at = rows(list).indexOf(row);
  const here = row.contains(document.activeElement);
  row.remove();
  changed(list);
  if (!here) return;
  const next = (rows(list)[at] ?? rows(list).at(-1))?.querySelector("[data-removes]") ?? searchOf(list);
  /** @type {HTMLElement} */ (next).focus();
}

/** From now on the rows are the browser's, until they were sent. @param {Element} list */
function touch(list) {
  if (!drawn.has(list)) drawn.set(list, rowsOf(list));
}

/** @param {Element} list @returns {string} */
function rowsOf(list) {
  return list.querySelector(".narrow-rows")?.innerHTML ?? "";
}

htmx.registerExtension("narrow", {
  /** @param {Element} _ @param {{oldNode: Element, newNode: Element}} change of a new screen */
  htmx_before_morph_node: (_, { oldNode, newNode }) => {
    if (!drawn.has(oldNode)) return true;
    drawn.set(oldNode, rowsOf(newNode));
    return false;
  },
});

/** Each field of a row is named by its place. @param {HTMLElement} list */
function changed(list) {
  const start = `${list.dataset.rows}.`;
  rows(list).forEach((row, at) => {
    for (const part of row.querySelectorAll("[name], [data-object]")) {
      for (const attribute of ["name", "data-object"]) {
        const path = part.getAttribute(attribute);
        if (!path?.startsWith(start)) continue;
        part.setAttribute(attribute, start + path.slice(start.length).replace(/^(#|\d+)/, String(at)));
      }
    }
  });
  list.dispatchEvent(new Event("input", { bubbles: true }));
  draw(list);
}

/** What was sent begins anew. @param {HTMLFormElement} form */
function reset(form) {
  for (const list of form.querySelectorAll("[data-narrow]")) {
    const before = drawn.get(list);
    if (before !== undefined) /** @type {Element} */ (list.querySelector(".narrow-rows")).innerHTML = before;
    drawn.delete(list);
    draw(list);
  }
}

/** @param {Event} event @returns {HTMLElement | null} */
function listOf(event) {
  return /** @type {Element} */ (event.target).closest("[data-narrow]");
}

document.addEventListener("input", (event) => {
  const list = listOf(event);
  if (list && event.target === searchOf(list)) draw(list);
});

document.addEventListener("click", (event) => {
  const list = listOf(event);
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLElement | null} */ (target.closest("[data-adds]"));
  const row = /** @type {HTMLElement | null} */ (target.closest(".narrow-row"));
  if (list && button) add(list, button);
  else if (list && row && target.closest("[data-removes]")) remove(list, row);
});

document.addEventListener("keydown", (event) => {
  const list = listOf(event);
  if (!list || event.target !== searchOf(list) || event.isComposing) return;
  const search = searchOf(list);
  if (event.key === "Enter") {
    event.preventDefault();
    const left = items(list).filter((item) => !item.hasAttribute("data-live-away"));
    if (search.value.trim() && left.length === 1) (left[0].querySelector("button") ?? left[0]).click();
  } else if (event.key === "Escape" && search.value) {
    event.preventDefault();
    search.value = "";
    draw(list);
  }
});

document.addEventListener("reset", (event) => {
  queueMicrotask(() => reset(/** @type {HTMLFormElement} */ (event.target)));
});
document.addEventListener("screen:drawn", drawAll);
drawAll();
