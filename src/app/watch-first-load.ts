import { isRouterHere } from './preload-screen';

const HEADING = 'This page could not be loaded';
const DETAIL =
  'Check your connection, then reload. In an emergency call 911 or go to the nearest emergency room.';

/** Until the app runs, a script that does not arrive is said in its place: there is nobody else to say it. */
export function watchFirstLoad(): void {
  const say = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && !isRouterHere()) showNotLoaded();
  };
  // What fails to load is heard on its way down alone.
  window.addEventListener('error', say, { capture: true });
}

function showNotLoaded(): void {
  const main = document.querySelector('#root main');
  if (main === null) return;
  const make = (name: string, textContent: string) =>
    Object.assign(document.createElement(name), { textContent });
  const reload = make('button', 'Reload');
  reload.addEventListener('click', () => window.location.reload());
  main.replaceChildren(make('h1', HEADING), make('p', DETAIL), reload);
  main.closest('[aria-busy]')?.removeAttribute('aria-busy');
}
