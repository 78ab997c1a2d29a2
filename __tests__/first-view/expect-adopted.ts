import { waitFor } from '@testing-library/react';
import { PAGE_CONTENT, startAppOnPage } from './open-first-view';

/** Waits until all prefetched responses have arrived, and what they lead to has happened. */
export async function settle(): Promise<void> {
  await Promise.allSettled(
    [...(window.pageLoad?.prefetched.values() ?? [])].map(({ response }) => response),
  );
  await new Promise((resolve) => setTimeout(resolve));
}

/** The markup without what reflects the state of the controls: React sets these attributes, too. */
function getMarkup(root: HTMLElement): string {
  const copy = root.cloneNode(true) as HTMLElement;
  for (const control of copy.querySelectorAll('input, textarea')) {
    if (!control.matches('[type="checkbox" i], [type="radio" i]')) control.removeAttribute('value');
    control.removeAttribute('checked');
    control.textContent = '';
  }
  // Only the app says that answers are kept, and deletes them.
  copy.querySelector('.kept')?.remove();
  return copy.innerHTML;
}

/** All elements but those. */
const getElements = (root: HTMLElement) =>
  [...root.querySelectorAll('*')].filter((element) => element.closest('.kept') === null);

/** Expects that the app renders just what is on the page, and takes over all elements. React warns of other attributes. */
export async function expectAdopted(root: HTMLElement): Promise<void> {
  const isWhole = () => expect(root.querySelectorAll('.deferred, [data-partial]')).toHaveLength(0);
  await waitFor(isWhole, { timeout: 10_000 });
  const markup = getMarkup(root);
  const elements = getElements(root);
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  await startAppOnPage();
  // No text changes, not even to the same text: nothing is announced a second time.
  expect(observer.takeRecords()).toEqual([]);
  observer.disconnect();
  expect(getMarkup(root)).toBe(markup);
  expect(getElements(root)).toHaveLength(elements.length);
  expect(elements.filter((element) => !element.isConnected)).toEqual([]);
}

/** Waits until all that a first view depends on has arrived, and expects that the page shows what index.html has. */
export async function expectNotDrawn(root: HTMLElement): Promise<void> {
  await settle();
  await settle();
  expect(root.innerHTML).toBe(PAGE_CONTENT);
  expect(window.pageLoad?.firstView).toBeNull();
}
