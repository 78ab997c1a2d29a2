/* global document */
// Runs in the page: what is shown, and in which colours.
const find = document.getElementById('find');
const unclean = document.getElementById('unclean');
const scheme = document.getElementById('scheme');
const count = document.getElementById('count');
const views = [...document.querySelectorAll('.view')];

function filter() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const view of views) {
    const fits = words.every((word) => view.dataset.words.includes(word));
    view.hidden = !fits || (unclean.checked && view.dataset.clean === 'yes');
    if (!view.hidden) shown += 1;
  }
  for (const flow of document.querySelectorAll('.flow'))
    flow.classList.toggle('empty', flow.querySelector('.view:not([hidden])') === null);
  count.textContent = shown === 1 ? '1 view' : `${shown} views`;
}

function colour() {
  document.documentElement.style.colorScheme = scheme.value;
}

find.addEventListener('input', filter);
unclean.addEventListener('change', filter);
scheme.addEventListener('change', colour);
find.form.addEventListener('submit', (event) => event.preventDefault());
