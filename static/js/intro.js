/** The two-minute introduction: one card at a time, turned to one person after the other. */
const EDGES = ["bottom", "left", "top", "right"];
const cards = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-lesson]")]);
const back = /** @type {HTMLButtonElement} */ (document.querySelector('[data-lesson-step="-1"]'));
const next = /** @type {HTMLButtonElement} */ (document.querySelector('[data-lesson-step="1"]'));
const done = /** @type {HTMLElement} */ (document.querySelector("[data-lesson-done]"));
let at = 0;
let turned = 0;

function draw() {
  for (const [n, card] of cards.entries()) {
    card.hidden = n !== at;
    card.dataset.edge = EDGES[(n + turned) % EDGES.length];
  }
  back.disabled = at === 0;
  next.hidden = at === cards.length - 1;
  done.hidden = !next.hidden;
}

/** @param {number} by */
function step(by) {
  at = Math.min(Math.max(at + by, 0), cards.length - 1);
  draw();
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLElement | null} */ (target.closest("[data-lesson-step]"));
  if (button) step(Number(button.dataset.lessonStep));
  if (target.closest("[data-lesson-turn]")) {
    turned += 1;
    draw();
  }
  // Whoever came from somewhere goes back there, with what was typed.
  if (target.closest("[data-lesson-leave]") && history.length > 1) {
    event.preventDefault();
    history.back();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "ArrowRight") step(1);
  if (event.key === "ArrowLeft") step(-1);
});

draw();
