/**
 * What is done at the table instead of on a phone (`[data-away]`, milliseconds) shows once that phone has been away
 * for so long.
 */

/** Since when each of them waits, by the stopwatch of this page. @type {Map<string, number>} */
let since = new Map();
/** @type {number | undefined} */
let next;

function show() {
  clearTimeout(next);
  const now = performance.now();
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-away]")]);
  since = new Map(all.map(({ id }) => [id, since.get(id) ?? now]));
  for (const one of all) {
    const left = Number(one.dataset.away) - (now - (since.get(one.id) ?? now));
    one.toggleAttribute("data-live-on", left <= 0);
    if (left > 0) next = setTimeout(show, left);
  }
}

document.addEventListener("screen:drawn", show);
show();
