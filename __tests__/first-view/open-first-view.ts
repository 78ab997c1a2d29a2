import { act, screen, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { startApp } from '../../src/app/boot/start-app';
import { resetNavigationFocus } from '../../src/ui/page-heading/focus-on-navigate';

/** What stands for the content of index.html. */
export const PAGE_CONTENT =
  '<p>Loading…</p><div class="first-paint-help"><a href="tel:988">Call 988</a></div>';

/** Opens a page with the content of index.html at `url`, in a history entry with this state. */
function openPage(url: string, block = '{}', state: object | null = null): HTMLElement {
  window.history.replaceState(state, '', url);
  delete window.pageLoad;
  resetNavigationFocus();
  document.body.innerHTML = `<script id="app-config" type="application/json">${block}</script><div id="root">${PAGE_CONTENT}</div>`;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  return root;
}

/** What the build gives the first view in place of these modules. */
const REPLACEMENTS = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  '../../src/ui/link/link': '../../src/first-view/queueing-link',
  'react-final-form': '../../src/first-view/uncontrolled-form',
  '../../src/app/language/change-language': '../../src/first-view/keep-language',
  '../../src/lib/language/use-language': '../../src/first-view/use-page-language',
} as const;

type I18n = typeof import('../../src/lib/language/i18n');
type Catalogue = typeof import('../../src/translations/es.po');

/**
 * Opens a page and runs its inline scripts, and those of the first view that the prefetch requests: in another language than
 * English, and on pages without questions.
 */
export async function openFirstView(
  url: string,
  block?: string,
  state?: object,
): Promise<HTMLElement> {
  // The page that jest itself has opened: when it has loaded without the app, the first view is removed.
  await waitFor(() => expect(document.readyState).toBe('complete'));
  const root = openPage(url, block, state);
  jest.isolateModules(() => {
    for (const [name, replacement] of Object.entries(REPLACEMENTS))
      jest.doMock(name, () => jest.requireActual<object>(replacement));
    /* oxlint-disable typescript/no-require-imports -- the scripts run when they are loaded */
    require('../../src/first-view/prefetch/prefetch.entry');
    require('../../src/first-view/first-view.entry');
    const { lang } = document.documentElement;
    // The build compiles the scripts with the texts of their language.
    if (lang === 'es')
      (require('../../src/lib/language/i18n') as I18n).i18n.load(
        lang,
        (require('../../src/translations/es.po') as Catalogue).messages,
      );
    const { pathname } = window.location;
    if (pathname === '/') require('../../src/first-view/home-view.entry');
    else if (pathname.startsWith('/check-ins/'))
      require('../../src/first-view/check-in-view.entry');
    else if (pathname === '/progress') require('../../src/first-view/progress-view.entry');
    else if (pathname === '/login') require('../../src/first-view/login-view.entry');
    else if (pathname.startsWith('/kiosk/')) require('../../src/first-view/kiosk-view.entry');
    else if (pathname === '/intake') require('../../src/first-view/intake-view.entry');
    else if (lang !== 'en') require('../../src/first-view/translated-view.entry');
    /* oxlint-enable typescript/no-require-imports */
  });
  for (const name of Object.keys(REPLACEMENTS)) jest.dontMock(name);
  return root;
}

/** Waits for a heading, and until the whole page is drawn. */
export async function findHeading(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 1, name });
  const isWhole = () => expect(document.querySelector('[data-partial]')).toBeNull();
  await waitFor(isWhole, { timeout: 10_000 });
  return heading;
}

/** Starts the app on the page; resolves once it has taken over. */
export async function startAppOnPage(): Promise<void> {
  const reactDom = jest.requireActual<typeof import('react-dom/client')>('react-dom/client');
  const creators = [jest.spyOn(reactDom, 'createRoot'), jest.spyOn(reactDom, 'hydrateRoot')];
  act(() => startApp(document));
  const getRoots = () =>
    creators.flatMap(({ mock }) => mock.results.map(({ value }) => value as Root));
  await waitFor(() => expect(getRoots()).not.toEqual([]));
  roots.push(...getRoots());
}

/** Of the apps that were started. */
const roots: Root[] = [];
// A page has one app: with unsent answers, that of another test would still block links.
afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())));
