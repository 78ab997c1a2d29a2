import type { Page } from '@playwright/test';
import { configure } from './support/configure';
import { appScripts, openFirstView } from './support/first-view';
import { INTAKE_LINK } from './support/intake';
import { pauseRequests } from './support/pause-requests';
import { assessmentsUrl, expectScreen, heading } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/** The file of the Spanish texts. */
const SPANISH_TEXTS = /\/texts-es\.[^/]*\.js$/;
const LOGIN = { en: 'Log in', es: 'Iniciar sesión' };

/** The page asks for a session, and the browser logs the 401 response. */
test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

const languageLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const getChoice = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

/** Expects /login in a language, with `lang` and `dir` of the page. */
async function expectLogin(page: Page, language: 'en' | 'es'): Promise<void> {
  await expectScreen(page, LOGIN[language]);
  await expect(page).toHaveTitle(`${LOGIN[language]} · Stillwater`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveCSS('direction', 'ltr');
}

test.describe('in a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('D12: the query comes first, then the choice, then the browser', async ({ page }) => {
    await page.goto('/login?lang=fr');
    await expectLogin(page, 'es');
    expect(await getChoice(page)).toBeNull();
    // The choice
    await languageLink(page, 'English').click();
    await expectLogin(page, 'en');
    expect(await getChoice(page)).toBe('en');
    await page.goto('/login');
    await expectLogin(page, 'en');
    // The query, which becomes the choice
    await page.goto('/login?lang=es-US');
    await expectLogin(page, 'es');
    await page.goto('/login');
    await expectLogin(page, 'es');
    expect(await getChoice(page)).toBe('es');
  });
});

test('D12: the language of a link is kept after navigation and reload, until another is chosen', async ({
  page,
}) => {
  await page.goto('/login?lang=es');
  await expectLogin(page, 'es');
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expectScreen(page, 'Olvidé mi contraseña');
  await page.reload();
  await expectScreen(page, 'Olvidé mi contraseña');
  await page.goBack();
  await expectLogin(page, 'es');
  // A reload keeps the choice, although the address had another language.
  await languageLink(page, 'English').click();
  await expectLogin(page, 'en');
  await page.reload();
  await expectLogin(page, 'en');
});

test('D12: every kind of page has the link in its footer, and loads no other language until it is followed', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/#app-config/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const expectLink = async (path: string) => {
    const link = languageLink(page, 'Español');
    await expect(link, path).toHaveAttribute('lang', 'es');
    await expect(link, path).toHaveAttribute('hreflang', 'es');
    await expect(heading(page)).toHaveCount(1);
  };
  const openAndExpectLink = async (path: string) => {
    await page.goto(path);
    await expectLink(path);
  };
  for (const path of [
    assessmentsUrl('ada'),
    assessmentsUrl('ada', 'kiosk', '&homescreenUrl=/kiosk/lakeside'),
    '/user/ada/safety-net',
    '/login',
    '/kiosk/lakeside',
    '/clinics/lakeside',
    INTAKE_LINK,
    '/no-such-page',
  ])
    await openAndExpectLink(path);
  await signInAs(page, 'ada');
  await openAndExpectLink('/');
  for (const [link, path] of [
    ['Progress', '/progress'],
    ['Check-In', '/check-ins'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expectLink(path);
  }
  await openAndExpectLink('/settings/notifications');
  await configure(page, '{ "flags": ');
  await openAndExpectLink('/login');
  expect(requests.filter((url) => SPANISH_TEXTS.test(url))).toEqual([]);
});

test('D12: the page is in English if its texts cannot be loaded, and in Spanish once they can', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/net::ERR_FAILED/);
  await page.route(SPANISH_TEXTS, (route) => route.abort());
  await page.goto('/login?lang=es');
  await expectLogin(page, 'en');
  await languageLink(page, 'Español').click();
  await expect(
    page.getByText('The language could not be changed. Please try again.'),
  ).toBeVisible();
  await expectLogin(page, 'en');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectScreen(page, 'Forgot password');
  await page.unroute(SPANISH_TEXTS);
  await languageLink(page, 'Español').click();
  await expectScreen(page, 'Olvidé mi contraseña');
});

test.describe('in a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  const english = /Loading|Submit|Safety Net|Use the App|emergency|Question \d|Dismiss|Log in/;

  /** Notes every text that the page shows; returns what reads those in English. */
  async function noteTexts(page: Page): Promise<() => Promise<readonly string[]>> {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.documentElement.innerText)).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    return async () => {
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen.length).toBeGreaterThan(0);
      return seen.filter((text) => english.test(text));
    };
  }

  test('D12: a link to assessments in Spanish shows its questions before the app has loaded, and no English', async ({
    page,
  }) => {
    const readEnglish = await noteTexts(page);
    const releaseTexts = await pauseRequests(page, SPANISH_TEXTS);
    const startApp = await openFirstView(page, assessmentsUrl('sam'), 'GAD-7');
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    releaseTexts();
    await startApp();
    await expectScreen(page, 'GAD-7');
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
    expect(await readEnglish()).toEqual([]);
  });

  test('D12: another page in Spanish shows no English while it loads', async ({ page }) => {
    const readEnglish = await noteTexts(page);
    const releaseScripts = await pauseRequests(page, appScripts);
    const releaseTexts = await pauseRequests(page, SPANISH_TEXTS);
    const texts = page.waitForRequest(SPANISH_TEXTS);
    await page.goto('/forgot-password', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Cargando…' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    releaseScripts();
    await texts;
    await expect(page.getByRole('heading', { name: 'Cargando…' })).toBeVisible();
    releaseTexts();
    await expectScreen(page, 'Olvidé mi contraseña');
    expect(await readEnglish()).toEqual([]);
  });
});
