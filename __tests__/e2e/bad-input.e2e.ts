import { assessmentsUrl, expectScreen } from './support/screens';
import { expect, test } from './support/test';

const api = '/v1/public-api/user/';

/** A user id as it is in the URL, and the one segment of an API path that it may become. */
const hostileIds = [
  ['..%2F..%2Fkiosk', '..%2F..%2Fkiosk'],
  ['ada%2Fassigned-assessments', 'ada%2Fassigned-assessments'],
  ['ada%3Fx=1', 'ada%3Fx%3D1'],
  ['ada%23x', 'ada%23x'],
  ['%00', '%00'],
  ['%252e%252e', '%252e%252e'],
  ['..;', '..%3B'],
  ['a%5C..%5Cb', 'a%5C..%5Cb'],
  ['<b>', '%3Cb%3E'],
  ['%F0%9F%98%80é', '%F0%9F%98%80%C3%A9'],
  ['x'.repeat(3000), 'x'.repeat(3000)],
] as const;

/** The path of a user, without what of theirs was requested; any other path as it is. */
const toReached = (path: string) => path.replace(/^(\/v1\/public-api\/user\/[^/]+)\/.*$/, '$1');

for (const [name, toUrl] of [
  ['page of assessments', (userId: string) => assessmentsUrl(userId)],
  ['safety net', (userId: string) => `/user/${userId}/safety-net`],
] as const)
  test(`a user id in the link to a ${name} reaches no other endpoint`, async ({
    page,
    clinic,
    pageErrors,
  }) => {
    pageErrors.allow(/40[04] \(|status of 4\d\d/);
    for (const [userId] of hostileIds) {
      await page.goto(toUrl(userId));
      await expect(page.getByRole('alert'), userId.slice(0, 40)).toBeVisible();
    }
    // Together, because a page may still send requests when the next one is opened.
    const reached = clinic.getRequests().map(({ path }) => toReached(path));
    expect(new Set(reached)).toEqual(new Set(hostileIds.map(([, segment]) => api + segment)));
  });

test('a patient id with slashes reaches no other endpoint', async ({
  page,
  clinic,
  pageErrors,
}) => {
  pageErrors.allow(/404 \(Not Found\)/);
  await page.goto('/patients/..%2F..%2Fuser%2Fada/assessments');
  await expect(page.getByRole('alert')).toBeVisible();
  const paths = clinic.getRequests().map(({ path }) => path);
  expect([...new Set(paths)]).toEqual(['/v1/public-api/kiosk/patients/..%2F..%2Fuser%2Fada']);
});

test('a user id of dots shows the not-found page', async ({ page, clinic, pageErrors }) => {
  pageErrors.allow(/404 \(Not Found\)/);
  for (const path of ['/user/%2e/assessments', '/user/./assessments', '/user/%2e%2e/assessments'])
    await test.step(path, async () => {
      await page.goto(path);
      await expectScreen(page, 'Page not found');
      // The browser normalises the first two to '/user/assessments': an unknown user named 'assessments'.
      for (const request of clinic.getRequests())
        expect(request.path).toMatch(/^\/v1\/public-api\/user\/assessments(?:\/safety-net)?$/);
    });
});

test('a user id that cannot be decoded does not leave the page blank', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/could not be decoded|malformed|40[04]/i);
  await page.goto('/user/%E0%A4%A/assessments?context=sms');
  await expect(page.locator('body')).not.toBeEmpty();
});
