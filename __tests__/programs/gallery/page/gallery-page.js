// Runs in the page: filters the views, selects screenshots and sets the colour scheme.
const search = document.getElementById('search');
const violationsOnly = document.getElementById('violations-only');
const scheme = document.getElementById('scheme');
const pictures = document.getElementById('pictures');
const count = document.getElementById('count');
const views = [...document.querySelectorAll('.flow .view')];

function filter() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const view of views) {
    const isMatch = words.every((word) => view.dataset.searchText.includes(word));
    view.hidden = !isMatch || (violationsOnly.checked && view.dataset.violations === '0');
    if (!view.hidden) shown += 1;
  }
  for (const flow of document.querySelectorAll('.flow'))
    flow.classList.toggle('empty', flow.querySelector('.view:not([hidden])') === null);
  count.textContent = shown === 1 ? '1 view' : `${shown} views`;
}

function applyColorScheme() {
  document.documentElement.style.colorScheme = scheme.value;
}

function showPictures() {
  document.getElementById('flows').dataset.pictures = pictures.value;
}

search.addEventListener('input', filter);
violationsOnly.addEventListener('change', filter);
pictures.addEventListener('change', showPictures);
scheme.addEventListener('change', applyColorScheme);
search.form.addEventListener('submit', (event) => event.preventDefault());
