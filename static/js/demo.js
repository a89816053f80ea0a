/** The stage of the demo: says what its table shows, and goes on to the next game some time after the result. */

/** Milliseconds between two looks at the table. */
const LOOKS = 300;

const stage = /** @type {HTMLElement} */ (document.querySelector(".demo-stage"));
const table = /** @type {HTMLIFrameElement} */ (stage.querySelector(".demo-table"));
const captions = /** @type {HTMLElement[]} */ ([...stage.querySelectorAll("[data-from]")]);
let leaving = false;

function look() {
  const page = table.contentDocument;
  page?.body?.classList.add("in-demo");
  const version = Number(page?.getElementById("screen")?.dataset.version ?? 0);
  const now = captions.findLastIndex((one) => version >= Number(one.dataset.from));
  for (const [n, one] of captions.entries()) one.hidden = n !== Math.max(now, 0);
  if (leaving || version < Number(stage.dataset.last)) return;
  leaving = true;
  setTimeout(() => location.assign(stage.dataset.next ?? ""), Number(stage.dataset.rests) * 1000);
}

setInterval(look, LOOKS);
