import { configure, withConnectSrc } from './support/configure';
import { pauseRequests } from './support/pause-requests';
import { answerGad7, assessmentsUrl, expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const mainScript = /\/assets\/main\.[^/]*\.js$/;

test('a public link sends all its requests in one round, before the app has loaded', async ({
  page,
  clinic,
}) => {
  const endpoints = () =>
    clinic
      .getRequests()
      .map(({ endpoint }) => endpoint)
      // Loaded in the background once the screen is open.
      .filter((endpoint) => endpoint !== 'safety-net');
  const release = await pauseRequests(page, mainScript);
  await page.goto(assessmentsUrl('ada', 'sms', '&assessments=phq-9,gad-7'), {
    waitUntil: 'commit',
  });
  const prefetched = [
    'assessments',
    'assigned-assessments',
    'birthday-verification-status',
    'consent-info',
    'public-user',
  ];
  await expect.poll(() => endpoints().sort()).toEqual(prefetched);
  release();
  await expectScreen(page, 'PHQ-9');
  await page.getByRole('radio').first().check();
  expect(endpoints().sort()).toEqual(prefetched);
});

for (const [link, url, prefetched] of [
  [
    'an assessment link without ids',
    assessmentsUrl('ada'),
    [
      'assessments',
      'assigned-assessments',
      'birthday-verification-status',
      'consent-info',
      'public-user',
    ],
  ],
  [
    'a link on the clinician’s device',
    assessmentsUrl('tess', 'clinician_app', '&assessments=phq-9'),
    ['assessments', 'assigned-assessments', 'public-user'],
  ],
  ['a safety-net link', '/user/ada/safety-net', ['public-user', 'safety-net']],
] as const)
  test(`${link} prefetches its requests and sends each once`, async ({ page, clinic }) => {
    const endpoints = () => clinic.getRequests().map(({ endpoint }) => endpoint);
    const release = await pauseRequests(page, mainScript);
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(() => endpoints().sort()).toEqual(prefetched);
    release();
    await expectScreen(page, /PHQ-9|Your Safety Net/);
    const duplicates = endpoints().filter((name, index, names) => names.indexOf(name) !== index);
    expect(duplicates).toEqual([]);
  });

test('D1: sends every request to the API’s origin if one is configured', async ({
  page,
  site,
  pageErrors,
}) => {
  const api = 'https://api.clinic.example';
  pageErrors.allow(
    /request to another origin: https:\/\/api\.clinic\.example\/(?:v1\/public-api|auth)\//,
  );
  await page.route(`${api}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${site.url}${pathname}${search}` });
    const headers = {
      ...response.headers(),
      'access-control-allow-origin': site.url,
      // For the question whether there is a session, once the page has settled.
      'access-control-allow-credentials': 'true',
    };
    return route.fulfill({ response, headers });
  });
  await configure(page, { apiBaseUrl: api }, withConnectSrc(api));
  const requestedOrigins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) requestedOrigins.push(new URL(request.url()).origin);
  });
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  expect([...new Set(requestedOrigins)]).toEqual([api]);
});

test('§8: the app loads scripts from our own origin only; inline are the prefetch and the first view', async ({
  page,
}) => {
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('script')]
      .filter(({ type }) => type !== 'application/json')
      .map(({ src }) => (src === '' ? 'inline' : new URL(src).origin)),
  );
  expect(scripts.filter((origin) => origin === 'inline')).toHaveLength(2);
  expect([...new Set(scripts)].sort()).toEqual([new URL(page.url()).origin, 'inline']);
  expect(await page.locator('[style], body style, [onclick]').count()).toBe(0);
  expect(await page.locator('head > style').count()).toBe(1);
});

const webFonts = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);

const FIGTREE = '"Figtree Variable"';

/** The widths of the texts of all labels, in px. */
const measureLabels = () =>
  [...document.querySelectorAll('main label')]
    .map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return range.getBoundingClientRect().width;
    })
    .reduce((sum, width) => sum + width, 0);

test('§9 fonts: shows text in a system font at once, which is as wide as the web font that replaces it', async ({
  page,
}) => {
  const release = await pauseRequests(page, '**/*.woff2');
  await page.goto(assessmentsUrl('ada'), { waitUntil: 'commit' });
  await expectScreen(page, 'PHQ-9');
  expect(await page.evaluate(webFonts)).not.toContain(FIGTREE);
  const width = await page.evaluate(measureLabels);
  release();
  await expect.poll(() => page.evaluate(webFonts)).toContain(FIGTREE);
  const webFontWidth = await page.evaluate(measureLabels);
  expect(webFontWidth).not.toBe(width);
  expect(Math.abs(webFontWidth / width - 1)).toBeLessThan(0.02);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Figtree Variable", .*system-ui/);
});

test('§9 fonts: keeps the system font if the web font takes longer than 5000 ms', async ({
  page,
}) => {
  await page.clock.install();
  const release = await pauseRequests(page, '**/*.woff2');
  const fontRequest = page.waitForRequest('**/*.woff2');
  await page.goto(assessmentsUrl('ada'), { waitUntil: 'commit' });
  await expectScreen(page, 'PHQ-9');
  await fontRequest;
  await page.clock.fastForward(5001);
  const fontResponse = page.waitForResponse('**/*.woff2');
  release();
  await (await fontResponse).finished();
  expect(await page.evaluate(webFonts)).not.toContain(FIGTREE);
});

test('D10 a public link works in a browser that forbids the site to store anything', async ({
  page,
  world,
}) => {
  // As Firefox does without cookies.
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { get: forbid });
    Object.defineProperty(window, 'BroadcastChannel', { value: forbid });
    Object.defineProperty(navigator.locks, 'request', {
      value: () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
    });
  });
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(world.submissions).toHaveLength(1);
});

test('D1 pages open in the oldest supported browsers, which lack functions such as URL.canParse', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const remove = (target: object, ...names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(target, name);
    };
    remove(URL, 'canParse', 'parse');
    remove(Object, 'groupBy');
    remove(Map, 'groupBy');
    remove(Promise, 'withResolvers', 'try');
    remove(Array, 'fromAsync');
    remove(AbortSignal, 'any');
    remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf');
    remove(String.prototype, 'isWellFormed', 'toWellFormed');
    remove(Element.prototype, 'checkVisibility');
    remove(HTMLDialogElement.prototype, 'requestClose');
    remove(Document.prototype, 'startViewTransition');
    remove(window, 'requestIdleCallback', 'scheduler');
    remove(Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, 'map', 'filter');
    remove(Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, 'some', 'toArray');
  });
  for (const [url, name] of [
    [assessmentsUrl('sam'), 'GAD-7'],
    ['/user/ada/check-ins?context=sms', 'Lifestyle correlates'],
    ['/user/ada/safety-net', 'Your Safety Net'],
    ['/kiosk/lakeside', 'Welcome to Lakeside Behavioral Health'],
    ['/intake?code=intake-nia', 'Welcome'],
    ['/login', 'Log in'],
  ] as const) {
    await page.goto(url);
    await expectScreen(page, name);
  }
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
});
