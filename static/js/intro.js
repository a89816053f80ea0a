/**
 * The first game as a story: one page at a time, turned to one person after the other by a button. Whoever came from
 * a set-up has the table open at its end, with what was typed there.
 */
import { openSitting, readUnfinished } from "./setup.js";

const EDGES = ["bottom", "left", "top", "right"];
const screen = /** @type {HTMLElement} */ (document.getElementById("screen"));
const stage = /** @type {HTMLElement} */ (screen.querySelector(".lesson-stage"));
const pages = /** @type {HTMLElement[]} */ ([...screen.querySelectorAll("[data-lesson]")]);
const dots = [...screen.querySelectorAll(".lesson-dots > li")];
const signs = /** @type {HTMLElement[]} */ ([.../** @type {HTMLTemplateElement} */ (screen.querySelector("template")).content.children]);
const back = /** @type {HTMLButtonElement} */ (screen.querySelector('[data-lesson-step="-1"]'));
const next = /** @type {HTMLButtonElement} */ (screen.querySelector('[data-lesson-step="1"]'));
const done = /** @type {HTMLAnchorElement} */ (screen.querySelector("[data-lesson-done]"));
const whose = /** @type {HTMLElement} */ (screen.querySelector(".lesson-whose"));
const turn = /** @type {HTMLElement} */ (screen.querySelector("[data-lesson-turn]"));

const unfinished = readUnfinished(done.pathname);
/** Who sits where, in order; nobody where no set-up led here. */
const people = (unfinished?.group.seats ?? []).map((seat, n) => ({
  name: seat.name || (signs[n].dataset.colour ?? ""),
  edge: unfinished?.sides[n] ?? "bottom",
}));
let at = 0;
let reader = 0;

/** The sign of a seat, and a sentence with its person in it. @param {HTMLElement} place @param {number} seat */
function tell(place, seat) {
  const words = document.createElement("span");
  words.textContent = (place.dataset.words ?? "").replace("@", people[seat].name);
  place.replaceChildren(...[...signs[seat].children].map((sign) => sign.cloneNode(true)), words);
}

function draw() {
  for (const [n, page] of pages.entries()) {
    page.hidden = n !== at;
    dots[n].toggleAttribute("data-live-here", n === at);
  }
  back.disabled = at === 0;
  next.hidden = at === pages.length - 1;
  done.hidden = !next.hidden;
  screen.dataset.edge = people[reader]?.edge ?? EDGES[reader];
  if (!people.length) return;
  stage.className = `lesson-stage seat-${reader}`;
  whose.hidden = false;
  tell(whose, reader);
  tell(turn, (reader + 1) % people.length);
}

/** @param {number} by */
function step(by) {
  at = Math.min(Math.max(at + by, 0), pages.length - 1);
  draw();
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLElement | null} */ (target.closest("[data-lesson-step]"));
  if (button) step(Number(button.dataset.lessonStep));
  if (target.closest("[data-lesson-turn]")) {
    reader = (reader + 1) % (people.length || EDGES.length);
    draw();
  }
  if (unfinished && target.closest("[data-lesson-done]")) {
    event.preventDefault();
    done.dataset.tools = unfinished.tools;
    void openSitting(screen.dataset.open ?? "", screen.dataset.game ?? "", unfinished.group, done, unfinished.keepIt);
  } else if (target.closest("[data-lesson-leave]") && history.length > 1) {
    // Whoever came from somewhere goes back there, with what was typed.
    event.preventDefault();
    history.back();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key === "ArrowRight") step(1);
  if (event.key === "ArrowLeft") step(-1);
});

if (unfinished) {
  const words = /** @type {HTMLElement} */ (done.querySelector("[data-words]"));
  words.textContent = words.dataset.words ?? "";
}
draw();
