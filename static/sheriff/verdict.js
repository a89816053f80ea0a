/**
 * Plays a new verdict (`data-event`) over the middle of the table, and on the phones of whom it concerns: its cards,
 * its word with the seal's sound, then a coin for each gold from the loser's number to the winner's. A second
 * verdict waits for the first; a tap anywhere ends it and does nothing else. The beats are those of sheriff.css.
 */
import { sound } from "../js/sound.js";

/** Milliseconds until the word stands there, and until all is over: the first time and for large fines, and else. */
const WHOLE = { word: 1_200, over: 2_500 };
const SHORT = { word: 100, over: 1_200 };
/** Coins at most, and milliseconds between two of them. */
const COINS = 12;
const APART = 40;
const VIBRATES = 200;

/** What stands on the screen already; nothing is played of what was there at first. @type {Set<string> | null} */
let known = null;
let playedOne = false;
/** @type {HTMLElement[]} */
const waiting = [];

function look() {
  const events = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#screen [data-event]")]);
  for (const event of events) {
    if (known && !known.has(event.dataset.event ?? "")) waiting.push(/** @type {HTMLElement} */ (event.cloneNode(true)));
  }
  known = new Set(events.map((event) => event.dataset.event ?? ""));
  playNext();
}

function playNext() {
  if (document.querySelector("[data-live-plays]")) return;
  const event = waiting.shift();
  if (event) play(event);
}

/** @param {HTMLElement} event */
function play(event) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const whole = !playedOne || "large" in event.dataset;
  const beats = whole ? WHOLE : SHORT;
  playedOne = true;
  event.toggleAttribute("data-live-plays", true);
  event.toggleAttribute("data-live-whole", whole);
  event.hidden = false;
  const plate = /** @type {HTMLElement} */ (event.firstElementChild);
  const middle = document.getElementById("middle")?.getBoundingClientRect();
  if (middle) plate.style.inset = `${Math.max(0, middle.top)}px ${innerWidth - middle.right}px ${Math.max(0, innerHeight - middle.bottom)}px ${middle.left}px`;
  event.querySelectorAll("li").forEach((card, at) => card.style.setProperty("--at", String(at)));
  for (const fine of /** @type {NodeListOf<HTMLElement>} */ (event.querySelectorAll(".sheriff-event-n"))) fine.style.setProperty("--sheriff-fine", fine.textContent);
  document.body.append(event);
  if (event.querySelector("[data-shakes]") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATES);
  if (middle && !still) payOut(event, plate.getBoundingClientRect());
  const stamp = setTimeout(() => sound(event.classList.contains("good") ? "seal-up" : "seal-down"), still ? 0 : beats.word);
  const over = setTimeout(end, beats.over);
  event.addEventListener("click", end);
  function end() {
    clearTimeout(stamp);
    clearTimeout(over);
    event.remove();
    playNext();
  }
}

/** @param {HTMLElement} event @param {DOMRect} plate */
function payOut(event, plate) {
  const { payers = "[]", payees = "[]", pays } = event.dataset;
  const [to = null] = JSON.parse(payees);
  const coin = event.querySelector(".sheriff-event-fine .icon");
  for (const from of JSON.parse(payers)) {
    const path = findWay(placeOf(from), placeOf(to), plate);
    for (let n = 0; coin && n < Math.min(Number(pays), COINS); n++) {
      const one = /** @type {SVGElement} */ (coin.cloneNode(true));
      one.setAttribute("class", "icon sheriff-event-coin");
      one.style.offsetPath = `path("${path}")`;
      one.style.setProperty("--after", `${n * APART}ms`);
      event.append(one);
    }
  }
}

/** Where the gold of a seat is written, or where the loot lies. @param {number | null} seat */
function placeOf(seat) {
  const place = document.querySelector(seat === null ? "#centre [data-opens='loot']" : `#seat-${seat} .fact`) ?? document.querySelector(`#seat-${seat}`) ?? document.body;
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Along the edges of the plate, so that no coin flies over a word or a card.
 * @param {{x: number, y: number}} from @param {{x: number, y: number}} to @param {DOMRect} plate */
function findWay(from, to, { left, top, right, bottom }) {
  const corners = [[left, top], [right, top], [right, bottom], [left, bottom]];
  const [first, last] = [from, to].map(({ x, y }) => (y < top ? 0 : x > right ? 1 : y > bottom ? 2 : 3));
  const turns = (last - first + 4) % 4;
  const round = turns === 3 ? [corners[first]] : [1, 2].slice(0, turns).map((n) => corners[(first + n) % 4]);
  const [start, end] = [from, to].map(({ x, y }) => [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)]);
  return `M${[[from.x, from.y], start, ...round, end, [to.x, to.y]].map((point) => point.join(" ")).join("L")}`;
}

document.addEventListener("screen:drawn", look);
look();
