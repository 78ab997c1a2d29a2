import { answerAll, assessmentsUrl, expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

/** The origin of a mock server of docs/openapi.json, such as `prism mock` starts; the workflow sets it. */
const origin = process.env.MOCK_SERVER;
test.skip(origin === undefined, 'There is no mock server: MOCK_SERVER is not set.');

test('§7: a public link can be completed with a mock server of docs/openapi.json', async ({
  page,
}) => {
  const refused: string[] = [];
  const sent: string[] = [];
  await page.route(/\/(?:v1|v2|auth)\//, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const response = await route.fetch({ url: `${origin}${pathname}${search}` });
    sent.push(`${request.method()} ${pathname}`);
    // 422: the request does not fit the document.
    if (!response.ok()) refused.push(`${response.status()} ${pathname}`);
    await route.fulfill({ response });
  });

  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'Consent');
  await press(page, 'I agree');
  await expectScreen(page, 'GAD-7');
  await answerAll(page, 'Several days');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(sent).toContain('POST /v1/public-api/user/ada/submit-assessments');
  expect(refused).toEqual(['401 /auth/session']);
});
