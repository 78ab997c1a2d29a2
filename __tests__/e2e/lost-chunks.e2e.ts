import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { answerGad7, assessmentsUrl, expectScreen, heading, press } from './support/screens';
import { expect, test } from './support/test';

/** Takes away every script that the page does not load by itself, as a deployment does to one that is open. */
async function loseChunks(page: Page): Promise<() => Promise<void>> {
  const html = await (await page.request.get('/')).text();
  const isLoaded = (pathname: string) =>
    html.includes(`src="${pathname}"`) || html.includes(`href="${pathname}"`);
  const isLost = ({ pathname }: URL) => pathname.startsWith('/assets/') && !isLoaded(pathname);
  await page.route(isLost, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(isLost);
}

const documents = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(request.url());
  });
  return loads;
};

test('experience: a chunk that is gone reloads the page once, then says so with Reload', async ({
  page,
  watch,
}) => {
  watch.allow(/404 \(Not Found\)/);
  await page.goto(assessmentsUrl('cora'));
  await expectScreen(page, 'This link is no longer available');
  const giveBack = await loseChunks(page);
  const loads = documents(page);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'This page needs to be reloaded');
  await expect.poll(() => loads).toHaveLength(1);
  await expectScreen(page, 'This page needs to be reloaded');
  expect(new URL(page.url()).pathname).toBe('/user/cora/safety-net');
  await expect(page.getByText(/911/)).toBeVisible();
  await expectAccessible(page);
  await giveBack();
  await press(page, 'Reload');
  await expectScreen(page, 'Your Safety Net');
  expect(loads).toHaveLength(2);
});

test('experience: a chunk that is gone does not cost the answers', async ({ page, watch }) => {
  watch.allow(/404 \(Not Found\)/);
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  const giveBack = await loseChunks(page);
  const loads = documents(page);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expect(heading(page)).not.toHaveText('GAD-7');
  await expectScreen(page, 'This page needs to be reloaded');
  expect(loads).toEqual([]);
  await page.goBack();
  await expectScreen(page, 'GAD-7');
  await expect(page.getByRole('radio', { name: 'Several days', checked: true })).toHaveCount(7);
  await giveBack();
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
});

test('experience: the way to the safety net stands on the error screen', async ({
  page,
  watch,
}) => {
  watch.allow(/404 \(Not Found\)/);
  await page.goto('/user/ada/safety-net');
  await expectScreen(page, 'Your Safety Net');
  await loseChunks(page);
  await page.goto(assessmentsUrl('cora'));
  await expectScreen(page, 'This page needs to be reloaded');
  await expect(page.getByRole('link', { name: 'Safety Net' })).toBeVisible();
});
