import { configure, connectingTo } from './support/configure';
import { holdCalls } from './support/hold-calls';
import { assessmentsUrl, expectScreen } from './support/screens';
import { expect, test } from './support/test';

const mainCode = /\/assets\/main\.[^/]*\.js$/;

test('architecture: the public link makes one round of requests, before the app itself has arrived', async ({
  page,
  clinic,
}) => {
  const endpoints = () => clinic.callsOf().map(({ endpoint }) => endpoint);
  const letArrive = await holdCalls(page, mainCode);
  await page.goto(assessmentsUrl('ada', 'sms', '&assessments=phq-9,gad-7'), {
    waitUntil: 'commit',
  });
  const all = [
    'assessments',
    'assigned-assessments',
    'birthday-verification-status',
    'consent-info',
    'public-user',
  ];
  await expect.poll(() => endpoints().sort()).toEqual(all);
  await expect(page.getByRole('heading')).toHaveText('Loading…');
  letArrive();
  await expectScreen(page, 'PHQ-9');
  await page.getByRole('radio').first().check();
  expect(endpoints().sort()).toEqual(all);
});

for (const [what, url, early] of [
  [
    'without ids',
    assessmentsUrl('ada'),
    ['assigned-assessments', 'birthday-verification-status', 'consent-info', 'public-user'],
  ],
  [
    'on the clinician’s device',
    assessmentsUrl('tess', 'clinician_app', '&assessments=phq-9'),
    ['assessments', 'assigned-assessments', 'public-user'],
  ],
  ['of the safety net', '/user/ada/safety-net', ['public-user', 'safety-net']],
] as const)
  test(`architecture: what the link ${what} needs is asked for early, and once`, async ({
    page,
    clinic,
  }) => {
    const endpoints = () => clinic.callsOf().map(({ endpoint }) => endpoint);
    const letArrive = await holdCalls(page, mainCode);
    await page.goto(url, { waitUntil: 'commit' });
    await expect.poll(() => endpoints().sort()).toEqual(early);
    letArrive();
    await expectScreen(page, /PHQ-9|Your Safety Net/);
    const twice = endpoints().filter((name, index, names) => names.indexOf(name) !== index);
    expect(twice).toEqual([]);
  });

test('D1: every call goes to the API’s origin where one is configured', async ({
  page,
  site,
  watch,
}) => {
  const api = 'https://api.clinic.example';
  watch.allow(/request to another origin: https:\/\/api\.clinic\.example\/v1\/public-api\//);
  await page.route(`${api}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${site.url}${pathname}${search}` });
    const headers = { ...response.headers(), 'access-control-allow-origin': site.url };
    return route.fulfill({ response, headers });
  });
  await configure(page, { apiBaseUrl: api }, connectingTo(api));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) asked.push(new URL(request.url()).origin);
  });
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  expect([...new Set(asked)]).toEqual([api]);
});

test('trust: no script but our own runs first, and the page is whole without inline code', async ({
  page,
}) => {
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('script')]
      .filter(({ type }) => type !== 'application/json')
      .map(({ src }) => new URL(src).origin),
  );
  expect([...new Set(scripts)]).toEqual([new URL(page.url()).origin]);
  expect(await page.locator('[style], style, [onclick]').count()).toBe(0);
});

const webFonts = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);

test('§9 fonts: text stands in a system font at once, and in the web font once that has come', async ({
  page,
}) => {
  const letArrive = await holdCalls(page, '**/*.woff2');
  await page.goto(assessmentsUrl('ada'), { waitUntil: 'commit' });
  await expectScreen(page, 'PHQ-9');
  expect(await page.evaluate(webFonts)).toEqual([]);
  letArrive();
  await expect.poll(() => page.evaluate(webFonts)).toEqual(['"Figtree Variable"']);
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Figtree Variable", system-ui/);
});

test('§9 fonts: after 5000 ms the system font stays for the visit', async ({ page }) => {
  await page.clock.install();
  const letArrive = await holdCalls(page, '**/*.woff2');
  const asked = page.waitForRequest('**/*.woff2');
  await page.goto(assessmentsUrl('ada'), { waitUntil: 'commit' });
  await expectScreen(page, 'PHQ-9');
  await asked;
  await page.clock.fastForward(5001);
  const arrived = page.waitForResponse('**/*.woff2');
  letArrive();
  await (await arrived).finished();
  expect(await page.evaluate(webFonts)).toEqual([]);
});
