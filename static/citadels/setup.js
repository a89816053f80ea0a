/**
 * The set-up form shows what the chosen number of players can have: `data-at` lists the tables for
 * which something stands (`3`, or `5+9` with a ninth character). Which those are, the server says.
 */
import { readLastGroup } from "../js/last_group.js";

/** @param {Element | Document} inside @param {string} selector @returns {HTMLInputElement[]} */
function fields(inside, selector) {
  return /** @type {HTMLInputElement[]} */ ([...inside.querySelectorAll(selector)]);
}

/** @param {Element | null | undefined} part @param {boolean} away */
function hide(part, away) {
  if (part instanceof HTMLElement) part.hidden = away;
  if (part instanceof HTMLFieldSetElement) part.disabled = away;
}

/** @param {HTMLElement} setUp */
function fit(setUp) {
  const form = setUp.closest("form");
  const players = fields(form ?? document, "[data-seats]:checked")[0]?.value ?? "";
  const ninth = fields(setUp, "[name=ninth]").some((box) => box.checked);
  const tables = [players, ninth ? `${players}+9` : players];
  const set = JSON.parse(fields(setUp, "[name=set]:checked")[0]?.value ?? "null");

  for (const part of setUp.querySelectorAll("[data-at]:not([data-of])")) {
    hide(part, !at(part).includes(players));
  }
  for (const part of setUp.querySelectorAll("[data-of]")) {
    const there = part.getAttribute("data-of") === set;
    const fits = !part.hasAttribute("data-at") || at(part).includes(tables[1]);
    hide(part, !there || !fits);
  }
  for (const rank of setUp.querySelectorAll(".citadels-rank")) fitRank(rank, players);
  for (const [by, part] of [["data-cast-by", "data-cast-part"], ["data-uniques-by", "data-uniques-part"]]) {
    const chosen = fields(setUp, `[${by}]:checked`)[0]?.value ?? "set";
    for (const one of setUp.querySelectorAll(`[${part}]`)) {
      if (one.getAttribute(part) !== chosen) hide(one, true);
      else if (!one.hasAttribute("data-of")) hide(one, false);
    }
    const sets = setUp.querySelector("[data-sets]");
    if (sets && part === "data-cast-part") sets.toggleAttribute("data-live-aside", chosen === "own");
  }
  count(setUp);
  line(setUp);
}

/** The row of ranks: who stands there. @param {HTMLElement} setUp @returns {string[]} */
function chosen(setUp) {
  if (fields(setUp, "[data-cast-by]:checked")[0]?.value === "own") {
    return fields(setUp, ".citadels-rank [data-character]:checked").map((one) => JSON.parse(one.value));
  }
  const cast = setUp.querySelector(".citadels-set-cast:not([hidden])");
  return JSON.parse(cast?.getAttribute("data-characters") ?? "[]");
}

/** @param {HTMLElement} setUp */
function line(setUp) {
  const there = chosen(setUp);
  for (const face of setUp.querySelectorAll("[data-face]")) hide(face, !there.includes(face.getAttribute("data-face") ?? ""));
  for (const rank of setUp.querySelectorAll("[data-cast-row] > li")) hide(rank, !rank.querySelector("[data-face]:not([hidden])"));
}

/** Another one of this rank stands there. @param {HTMLElement} setUp @param {string} rank */
function next(setUp, rank) {
  if (fields(setUp, "[data-cast-by]:checked")[0]?.value !== "own") own(setUp);
  choose(setUp, "cast", "own");
  fit(setUp);
  const open = fields(setUp, `[name="cast.${rank}"][data-character]`).filter((one) => !one.disabled);
  const now = open.findIndex((one) => one.checked);
  open[(now + 1) % open.length].checked = true;
  line(setUp);
}

/** @param {Element} part @returns {string[]} */
function at(part) {
  return (part.getAttribute("data-at") ?? "").split(" ");
}

/** Who cannot be used by so many is not chosen. @param {Element} rank @param {string} players */
function fitRank(rank, players) {
  const all = fields(rank, "[type=radio]");
  for (const one of all) {
    const barred = (one.dataset.barred ?? "").split(" ").includes(players);
    const away = one.closest("label")?.hidden ?? false;
    one.disabled = barred || away;
    if (one.disabled) one.checked = false;
  }
  const first = all.find((one) => !one.disabled);
  if (first && !all.some((one) => one.checked)) first.checked = true;
}

/** @param {HTMLElement} setUp */
function count(setUp) {
  const ticked = fields(setUp, "[name=uniques]:checked").length;
  const shown = setUp.querySelector("[data-live-chosen]");
  if (shown) shown.textContent = String(ticked);
  const many = Number(setUp.querySelector("[data-uniques]")?.getAttribute("data-uniques"));
  hide(setUp.querySelector("[data-not-so-many]"), ticked === many);
}

/** One's own choice begins with the set. @param {HTMLElement} setUp */
function own(setUp) {
  const cast = setUp.querySelector(".citadels-set-cast:not([hidden])");
  takeCast(setUp, JSON.parse(cast?.getAttribute("data-characters") ?? "[]"));
}

/** @param {HTMLElement} setUp */
function ownDistricts(setUp) {
  const set = JSON.parse(fields(setUp, "[name=set]:checked")[0]?.value ?? "null");
  const part = setUp.querySelector(`[data-uniques-part="set"][data-of="${set}"]`);
  take(setUp, "[name=uniques]", JSON.parse(part?.getAttribute("data-districts") ?? "[]"));
}

/** @param {HTMLElement} setUp @param {string} boxes @param {string[]} ids */
function take(setUp, boxes, ids) {
  for (const box of fields(setUp, boxes)) {
    box.checked = ids.includes(box.type === "radio" ? JSON.parse(box.value) : box.value);
  }
}

/** One of so many, by chance. @param {number} many */
function chance(many) {
  const drawn = new Uint32Array(1);
  crypto.getRandomValues(drawn);
  return drawn[0] % many;
}

/** One character of each rank, out of those that may be chosen. @param {HTMLElement} setUp */
function drawCast(setUp) {
  choose(setUp, "cast", "own");
  own(setUp);
  fit(setUp);
  const ninth = fields(setUp, "[name=ninth]").some((box) => box.checked);
  for (const rank of setUp.querySelectorAll(".citadels-rank:not([hidden])")) {
    const nobody = fields(rank, "[data-nobody]").find((one) => !one.disabled);
    const open = fields(rank, "[data-character]").filter((one) => !one.disabled);
    const drawn = nobody && !ninth ? nobody : open[chance(open.length)];
    if (drawn) drawn.checked = true;
  }
}

/** As many unique districts as go into the deck. @param {HTMLElement} setUp */
function drawDistricts(setUp) {
  choose(setUp, "uniques", "own");
  const left = fields(setUp, "[name=uniques]");
  const many = Number(setUp.querySelector("[data-uniques]")?.getAttribute("data-uniques"));
  for (const box of left) box.checked = false;
  for (let n = 0; n < many; n++) {
    for (const box of left.splice(chance(left.length), 1)) box.checked = true;
  }
}

/** @param {HTMLElement} setUp @param {string} part @param {string} how */
function choose(setUp, part, how) {
  for (const one of fields(setUp, `[data-${part}-by]`)) one.checked = one.value === how;
}

/** Each tap takes the next of what this house plays most. @param {HTMLElement} setUp @param {HTMLElement} button */
function takeFavourite(setUp, button) {
  /** @type {string[][]} */
  const all = JSON.parse(button.dataset.favourites ?? "[]");
  const part = button.dataset.favourite ?? "";
  const at = Number(button.dataset.liveNext ?? 0) % all.length;
  button.dataset.liveNext = String(at + 1);
  choose(setUp, part, "own");
  if (part === "cast") takeCast(setUp, all[at]);
  else take(setUp, "[name=uniques]", all[at]);
  fit(setUp);
}

/** Whoever cannot come with so many is replaced by `fitRank`. @param {HTMLElement} setUp @param {string[]} ids */
function takeCast(setUp, ids) {
  take(setUp, "[data-character]", ids);
  for (const nobody of fields(setUp, "[data-nobody]")) {
    nobody.checked = !fields(setUp, `[name="${nobody.name}"][data-character]`).some((one) => one.checked);
  }
}

/** What this group chose itself the last time. @param {HTMLElement} setUp */
function again(setUp) {
  const options = /** @type {{cast?: string[], uniques?: string[]}} */ (readLastGroup("citadels")?.options ?? {});
  if (options.cast?.length) {
    choose(setUp, "cast", "own");
    take(setUp, "[data-character]", options.cast);
  }
  if (options.uniques?.length) {
    choose(setUp, "uniques", "own");
    take(setUp, "[name=uniques]", options.uniques);
  }
}

for (const element of document.querySelectorAll("[data-cast]")) {
  const setUp = /** @type {HTMLElement} */ (element);
  again(setUp);
  fit(setUp);
  setUp.addEventListener("click", (event) => {
    const rank = /** @type {Element} */ (event.target).closest("[data-next]")?.getAttribute("data-next");
    if (rank) return next(setUp, rank);
    const favourite = /** @type {Element} */ (event.target).closest("[data-favourite]");
    if (favourite) return takeFavourite(setUp, /** @type {HTMLElement} */ (favourite));
    const draws = /** @type {Element} */ (event.target).closest("[data-draw]")?.getAttribute("data-draw");
    if (draws) {
      if (draws === "cast") drawCast(setUp);
      else drawDistricts(setUp);
      fit(setUp);
      return;
    }
    if (!(/** @type {Element} */ (event.target).closest("[data-change-cast]"))) return;
    own(setUp);
    choose(setUp, "cast", "own");
    fit(setUp);
  });
  setUp.closest("form")?.addEventListener("change", (event) => {
    const by = /** @type {HTMLElement} */ (event.target).dataset;
    const how = /** @type {HTMLInputElement} */ (event.target).value;
    if ("castBy" in by && how === "own") own(setUp);
    if ("uniquesBy" in by && how === "own") ownDistricts(setUp);
    fit(setUp);
  });
}
