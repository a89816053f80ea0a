/** Offers known people and guests as buttons beside the names of a new game. */

/** @param {HTMLElement} form @returns {HTMLInputElement[]} the names of the seats that are shown */
function names(form) {
  return [...form.querySelectorAll(/** @type {"input"} */ (".seat-field:not([hidden]) .input"))];
}

/** @param {HTMLInputElement} name @returns {HTMLInputElement | null} */
function guestOf(name) {
  return name.parentElement?.querySelector("[name$='.guest']") ?? null;
}

/**
 * Their own seat where it is free, else the next one; one seat more where all are taken.
 * @param {HTMLElement} form
 * @param {string | undefined} sign
 * @returns {HTMLInputElement | undefined}
 */
function place(form, sign) {
  const free = () => names(form).filter((one) => !one.value.trim());
  const own = sign === undefined ? undefined : names(form)[Number(sign)];
  if (own && !own.value.trim()) return own;
  if (!free().length) {
    const counts = [...form.querySelectorAll(/** @type {"input"} */ ("[data-seats]"))];
    counts[counts.findIndex((one) => one.checked) + 1]?.click();
  }
  return free()[0];
}

/** @param {HTMLInputElement | undefined} field @param {string} name @param {boolean} guest */
function seat(field, name, guest) {
  if (!field) return;
  field.value = name;
  const box = guestOf(field);
  if (box) box.checked = guest;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {HTMLElement} form */
function show(form) {
  const there = names(form).map((one) => one.value.trim());
  for (const chip of form.querySelectorAll(/** @type {"button"} */ ("[data-known]"))) {
    chip.setAttribute("aria-pressed", String(there.includes(chip.dataset.known ?? "")));
  }
  for (const one of names(form)) {
    const box = guestOf(one);
    if (box && !one.value.trim()) box.checked = false;
    one.parentElement?.toggleAttribute("data-live-guest", box?.checked ?? false);
  }
}

/** Chips for which there is no room are not there at all. @param {HTMLElement} row */
function fit(row) {
  const chips = [...row.querySelectorAll(/** @type {"button"} */ ("button"))];
  for (const chip of chips) chip.hidden = false;
  const foot = row.getBoundingClientRect().bottom;
  const below = chips.filter((chip) => chip.getBoundingClientRect().bottom > foot + 1);
  for (const chip of below) chip.hidden = true;
}

const rooms = new ResizeObserver((rows) => rows.forEach(({ target }) => fit(/** @type {HTMLElement} */ (target))));
for (const row of document.querySelectorAll(".known")) rooms.observe(row);
document.fonts.ready.then(() => document.querySelectorAll(/** @type {"div"} */ (".known")).forEach(fit));

for (const form of document.querySelectorAll(/** @type {"form"} */ ("form[data-open]"))) {
  form.addEventListener("click", (event) => {
    const chip = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-known], [data-guest]"));
    if (!chip) return;
    const { known, guest, sign } = chip.dataset;
    const taken = names(form).map((one) => one.value.trim());
    if (known !== undefined) {
      const there = names(form)[taken.indexOf(known)];
      seat(there ?? place(form, sign), there ? "" : known, false);
    } else if (guest !== undefined) {
      const word = [guest, ...names(form).map((_, n) => `${guest} ${n + 2}`)].find((one) => !taken.includes(one));
      seat(place(form, undefined), word ?? guest, true);
    }
  });
  form.addEventListener("input", () => show(form));
  form.addEventListener("change", () => show(form));
  show(form);
}
