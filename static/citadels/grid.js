/**
 * Districts × people (`[data-city-grid]`): a tap on a sign writes the district into that person's
 * city, a second one takes it out again. The lists of the cities are the truth, the signs show it.
 */

/** @param {HTMLElement} sign @returns {HTMLElement[]} the rows of this district in this city */
function standing(sign) {
  const city = document.getElementById(sign.dataset.atPlayer ?? "");
  const found = city?.querySelectorAll(`.narrow-row:has(input[type="hidden"][value="${sign.dataset.stands}"])`);
  return /** @type {HTMLElement[]} */ ([...(found ?? [])]);
}

/** @param {HTMLElement} sign */
function tap(sign) {
  const row = standing(sign).at(-1);
  const city = document.getElementById(sign.dataset.atPlayer ?? "");
  const button = row?.querySelector("[data-removes]") ?? city?.querySelector(`[data-adds="${sign.dataset.stands}"]`);
  /** @type {HTMLElement | null | undefined} */ (button)?.click();
}

/** What stands everywhere; none is left in the box where the others have them all. @param {Element} grid */
function draw(grid) {
  for (const line of grid.querySelectorAll("li")) {
    const signs = /** @type {HTMLElement[]} */ ([...line.querySelectorAll("[data-stands]")]);
    const many = signs.map((sign) => standing(sign).length);
    const left = Number(signs[0]?.dataset.inBox) - many.reduce((sum, n) => sum + n, 0);
    signs.forEach((sign, at) => {
      const isSent = document.getElementById(sign.dataset.atPlayer ?? "")?.hasAttribute("data-live-sent");
      sign.setAttribute("aria-pressed", String(many[at] > 0));
      sign.setAttribute("aria-disabled", String(isSent || (many[at] === 0 && left <= 0)));
    });
  }
}

function drawAll() {
  for (const grid of document.querySelectorAll("[data-city-grid]")) draw(grid);
}

document.addEventListener("click", (event) => {
  const sign = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-stands]"));
  if (sign && sign.getAttribute("aria-disabled") !== "true") tap(sign);
});

/** Where all count in one dialog what was sent stays to be seen; who counts again does so alone. @type {Element | null} */
let sent = null;

document.addEventListener(
  "reset",
  (event) => {
    const player = /** @type {Element} */ (event.target).closest("[data-all-count] > .citadels-player");
    if (!player) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    player.setAttribute("data-live-sent", "");
    player.toggleAttribute("inert", true);
    player.removeAttribute("open");
    sent = player.parentElement;
    drawAll(); // the new screen may have come first
  },
  true,
);

document.addEventListener("dialog:done", (event) => {
  const next = sent?.querySelector(":scope > .citadels-player:not([data-live-sent])");
  sent = null;
  if (!next) return;
  event.preventDefault();
  next.setAttribute("open", "");
});

document.addEventListener("input", drawAll);
document.addEventListener("screen:drawn", drawAll);
drawAll();
