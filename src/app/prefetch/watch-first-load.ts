import { hasAppStarted } from './preload-chunks';

const HEADING = 'This page could not be loaded';
const DETAIL =
  'Check your connection, then reload. In an emergency call 911 or go to the nearest emergency room.';

/** Shows an error with Reload if the app has not started when all resources of the page have loaded or failed. */
export function watchFirstLoad(): void {
  window.addEventListener('load', () => {
    if (!hasAppStarted()) showNotLoaded();
  });
}

function showNotLoaded(): void {
  const main = document.querySelector('#root main');
  if (main === null) return;
  const createElement = (name: string, textContent: string) =>
    Object.assign(document.createElement(name), { textContent });
  const reload = createElement('button', 'Reload');
  reload.addEventListener('click', () => window.location.reload());
  main.replaceChildren(createElement('h1', HEADING), createElement('p', DETAIL), reload);
  main.closest('[aria-busy]')?.removeAttribute('aria-busy');
}
