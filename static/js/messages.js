/** The few messages that scripts show themselves; the server puts them into the page. */

/**
 * @param {"lost" | "tenSeconds" | "timeUp" | "unsent" | "offline" | "settled" | "close" | "awake" | "awakeVideo" | "awakeNot" | "soundOn" | "soundOff" | "countSure" | "countAgain" | "countAnyway" | "unchosen"} key
 * @returns {string}
 */
export function message(key) {
  return document.getElementById("js-words")?.dataset[key] ?? "";
}

/**
 * A picture of the house.
 * @param {string} name
 * @returns {SVGElement}
 */
export function icon(name) {
  const some = /** @type {SVGElement} */ (document.querySelector("svg.icon"));
  const made = /** @type {SVGElement} */ (some.cloneNode(true));
  const use = /** @type {SVGUseElement} */ (made.querySelector("use"));
  use.setAttribute("href", (use.getAttribute("href") ?? "").replace(/icons[^/]*$/, `icons.svg#${name}`));
  made.setAttribute("class", "icon");
  return made;
}
