/**
 * Somebody's own cards (`[data-covered]`) lie face down until they say that nobody is looking, and
 * again as soon as the screen is left; the next cards of the same draft lie open at once. Then a card
 * is touched, and a button with its name keeps it or lays it down.
 */

/** Whether that was said on this device in this draft. */
let alone = false;

/** @param {Element} hand @param {boolean} open */
function turn(hand, open) {
  hand.toggleAttribute("data-live-open", open);
  if (hand instanceof HTMLFormElement && !open) choose(hand, undefined);
}

/** @param {HTMLFormElement} form @param {string | undefined} kept which card, where another one is laid down next */
function choose(form, kept) {
  form.reset();
  const rank = /** @type {HTMLInputElement | null} */ (form.querySelector(`[name="rank"][value="${kept}"]`));
  if (rank) rank.checked = true;
  if (rank) form.dataset.liveKept = kept;
  else delete form.dataset.liveKept;
  draw(form);
}

/** The button of the card that was touched. @param {HTMLFormElement} form */
function draw(form) {
  const kept = form.dataset.liveKept;
  const name = kept ? "lays" : "rank";
  const touched = /** @type {HTMLInputElement | null} */ (form.querySelector(`[name="${name}"]:checked`));
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-of]"))) {
    button.toggleAttribute("data-live-on", button.dataset.of === `${name} ${touched?.value}`);
  }
  for (const card of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll('[name="lays"]'))) {
    card.closest("label")?.toggleAttribute("data-live-away", card.value === kept);
  }
}

document.addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const hand = target.closest("[data-covered]");
  if (!hand) return;
  const uncovers = Boolean(target.closest("[data-uncovers]"));
  if (!uncovers && !target.closest("[data-covers]")) return keep(hand, target);
  alone = uncovers;
  turn(hand, uncovers);
});

/** @param {Element} hand @param {Element} target */
function keep(hand, target) {
  const keeps = /** @type {HTMLElement | null} */ (target.closest("[data-keeps]"));
  if (keeps) choose(/** @type {HTMLFormElement} */ (hand), keeps.dataset.keeps);
}

document.addEventListener("screen:drawn", () => {
  alone &&= Boolean(document.getElementById("choosing"));
  if (!alone) return;
  for (const hand of document.querySelectorAll("form[data-covered]:not([data-live-open])")) turn(hand, true);
});

document.addEventListener("change", (event) => {
  const form = /** @type {HTMLFormElement | null} */ (/** @type {Element} */ (event.target).closest("form[data-covered]"));
  if (form) draw(form);
});

function coverAll() {
  alone = false;
  for (const hand of document.querySelectorAll("[data-covered][data-live-open]")) turn(hand, false);
}

addEventListener("pagehide", coverAll);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) coverAll();
});
