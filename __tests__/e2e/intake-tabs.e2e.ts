import type { Page } from '@playwright/test';
import { emptyIntake } from '../../src/qa/sandbox/world/intake/intake-record';
import {
  INTAKE_LINK,
  openIntake,
  reachPolicies,
  reachQuestionnaire,
  signPolicies,
  submitBasicInfo,
  submitContactInfo,
} from './support/intake';
import { field } from './support/onboarding';
import { pauseRequests } from './support/pause-requests';
import { expectScreen, getStorageEntries, press } from './support/screens';
import { expect, test } from './support/test';

test.setTimeout(90_000);

const OPEN_ELSEWHERE = 'This check-in is open in another tab.';
const getStoredText = async (page: Page) => JSON.stringify(await getStorageEntries(page));

test('D9 intake: a second tab says that the intake is open elsewhere; after ‘Continue here’ the first does', async ({
  page,
  context,
  clinic,
}) => {
  await openIntake(page);
  await field(page, 'First name').fill('Ni');
  const second = await context.newPage();
  await second.goto(INTAKE_LINK);
  await expectScreen(second, OPEN_ELSEWHERE);
  await expect(second.getByRole('banner').getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expect(second.locator('body')).not.toContainText('About you');
  // The first tab goes on until then.
  await field(page, 'First name').fill('Nia');
  await press(second, 'Continue here');
  await expectScreen(second, 'About you');
  await expect(field(second, 'First name')).toHaveValue('Nia');
  await expectScreen(page, OPEN_ELSEWHERE);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await submitBasicInfo(second);
  await field(second, 'Email').fill('nia@');
  await page.reload();
  await expectScreen(page, OPEN_ELSEWHERE);
  await press(page, 'Continue here');
  await expectScreen(page, 'How to reach you');
  await expect(field(page, 'Email')).toHaveValue('nia@');
  await expectScreen(second, OPEN_ELSEWHERE);
  expect(clinic.getRequests('magic-code')).toHaveLength(1);
});

test('D9 intake: an older tab continues at the step that the newer one has reached, not at its own', async ({
  page,
  context,
}) => {
  await openIntake(page);
  const second = await context.newPage();
  await second.goto(INTAKE_LINK);
  await press(second, 'Continue here');
  await expectScreen(second, 'About you');
  await submitBasicInfo(second);
  await press(page, 'Continue here');
  await expectScreen(page, 'How to reach you');
  await press(page, 'Back');
  await expectScreen(page, 'About you');
  await expect(field(page, 'Last name')).toHaveValue('Okafor');
});

test('D9 intake: a submit that is under way when another tab continues is received once', async ({
  page,
  context,
  clinic,
}) => {
  await reachQuestionnaire(page);
  await press(page, 'Next');
  const release = await pauseRequests(page, '**/submit-questionnaire');
  const request = page.waitForRequest('**/submit-questionnaire');
  await press(page, 'Submit');
  await request;
  const second = await context.newPage();
  await second.goto(INTAKE_LINK);
  await press(second, 'Continue here');
  await expect(second.getByText('Waiting for the other tab…')).toBeAttached();
  release();
  await expectScreen(second, 'Payment method');
  await expectScreen(page, OPEN_ELSEWHERE);
  expect(clinic.getRequests('submit-questionnaire')).toHaveLength(1);
});

test('D9 intake: a completed one leaves nothing in any tab, and no tab brings it back', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await openIntake(second);
  await field(second, 'First name').fill('Nia');
  await page.goto(INTAKE_LINK);
  await press(page, 'Continue here');
  await expectScreen(page, 'About you');
  await expectScreen(second, OPEN_ELSEWHERE);
  await submitBasicInfo(page);
  await submitContactInfo(page);
  await signPolicies(page);
  await press(page, 'Continue');
  await press(page, 'Next');
  await press(page, 'Submit');
  await press(page, 'Skip this step');
  await expectScreen(page, 'Check-in complete');
  await expectScreen(second, 'You have already completed your intake');
  await expect(second).toHaveURL('/intake/completed');

  const states: unknown[] = [];
  for (let times = 0; times < 8; times += 1) {
    states.push(await page.evaluate(() => history.state as unknown));
    await page.goBack();
    if (!page.url().endsWith('/intake')) break;
    await expectScreen(page, 'Check-in complete');
  }
  expect(states.length).toBeGreaterThan(3);
  expect(JSON.stringify(states)).not.toMatch(/intake-nia|Okafor|access/);
  for (const tab of [page, second]) {
    await tab.goto('/legal/privacy.html');
    expect(await getStorageEntries(tab)).toEqual([]);
  }
  await second.goto(INTAKE_LINK);
  await press(second, 'Continue');
  await expectScreen(second, 'You have already completed your intake');
  expect(await getStoredText(second)).toBe('[]');
});

test('D9 intake: two people’s links in two tabs do not delete or mix each other’s answers', async ({
  page,
  context,
  world,
}) => {
  world.intakes.set('omar', emptyIntake);
  await reachPolicies(page);
  const second = await context.newPage();
  await second.goto('/intake?code=intake-omar');
  await press(second, 'Continue');
  await expectScreen(second, 'About you');
  await expect(field(second, 'First name')).toHaveValue('');
  await field(second, 'First name').fill('Omar');
  await page.reload();
  await expectScreen(page, 'Policies');
  await press(page, 'Back');
  await press(page, 'Back');
  await expect(field(page, 'First name')).toHaveValue('Nia');
  await second.reload();
  await expect(field(second, 'First name')).toHaveValue('Omar');
  // Once the first tab is closed, the next opening of the other link clears it (§4 INTRO).
  await page.close();
  await second.goto('/intake?code=intake-omar');
  await expect(field(second, 'First name')).toHaveValue('Omar');
  expect(await getStoredText(second)).not.toMatch(/Okafor|intake-nia/);
});
