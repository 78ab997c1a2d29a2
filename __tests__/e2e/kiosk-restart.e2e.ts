import type { Page } from '@playwright/test';
import { configure } from './support/configure';
import {
  ADA,
  expectFreshKiosk,
  expectNotInHistory,
  field,
  IDLE_MS,
  idleDialog,
  KAI,
  LAKESIDE,
  openKiosk,
  identify,
  TABLET,
  TWIN,
  expireIdleTimer,
  WARNING_MS,
} from './support/kiosk';
import { answerAll, assessmentsUrl, expectScreen, gad7Answers, press } from './support/screens';
import { expect, test } from './support/test';

const kioskUrl = (userId: string) =>
  assessmentsUrl(userId, 'kiosk', '&homescreenUrl=/kiosk/lakeside');

/** Text that reveals a visitor. */
const PERSONAL = /okafor|nwosu|1990|kai|ada|PHQ-9|GAD-7|Several days|completed/i;

/** Simulates the back-forward cache, which is disabled in automated browsers; true if the page is hidden when cached. */
async function simulateBfcacheRestore(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const isHidden = document.documentElement.hidden === true;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return isHidden;
  });
}

test.use({ viewport: TABLET });
test.beforeEach(({ page }) => page.clock.install());

test('D9 kiosk idle: warns and counts down, continues if the user responds, and restarts if not', async ({
  page,
}) => {
  await openKiosk(page);
  await identify(page, TWIN);
  await field(page, 'Phone number').fill('2015550199');
  await page.clock.fastForward(IDLE_MS - 1000);
  await expect(idleDialog(page)).toHaveCount(0);
  await field(page, 'Email').press('a');
  await page.clock.fastForward(IDLE_MS - 1000);
  await expect(idleDialog(page)).toHaveCount(0);
  // From here on the clock is paused, and advances only explicitly.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await expect(idleDialog(page).getByText('20', { exact: true })).toBeVisible();
  await expect(idleDialog(page).getByRole('heading')).toBeFocused();
  await page.clock.runFor(8000);
  await expect(idleDialog(page).getByText('12', { exact: true })).toBeVisible();
  await expect(idleDialog(page).getByRole('status').first()).toHaveText('');
  await page.clock.runFor(2000);
  await expect(idleDialog(page).getByRole('status').first()).toHaveText('10 seconds left');
  await page.mouse.move(5, 5);
  await press(page, "I'm still here");
  await expect(idleDialog(page)).toHaveCount(0);
  await expect(field(page, 'Email')).toHaveValue('a');
  await expect(field(page, 'Email')).toBeFocused();

  await page.clock.resume();
  await page.clock.fastForward(IDLE_MS);
  await expect(idleDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(idleDialog(page)).toHaveCount(0);
  await expireIdleTimer(page);
  await expectFreshKiosk(page);
  await expect(idleDialog(page)).toHaveCount(0);
});

test('D9 kiosk idle: discards unsaved answers without asking, and leaves no trace of the visitor', async ({
  page,
  clinic,
  world,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`Unexpected dialog: ${dialog.type()}`);
  });
  world.assignments.set('kai', world.assignments.get('ada') ?? []);
  await openKiosk(page);
  await identify(page, KAI);
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Several days');
  await press(page, 'Next');
  await expectScreen(page, 'GAD-7');
  await page.getByRole('radio', { name: 'Several days' }).first().check();
  await expireIdleTimer(page);
  await expectFreshKiosk(page);
  await expectNotInHistory(page, PERSONAL);
  expect(clinic.submittedBodies).toEqual([]);
});

test('D9 kiosk idle: restarts when a tablet wakes up after the idle time, and no cache restores screens', async ({
  page,
}) => {
  await openKiosk(page);
  await field(page, 'Last name').fill('Okafor');
  await page.clock.fastForward(IDLE_MS + WARNING_MS);
  await expectFreshKiosk(page);

  await field(page, 'Last name').fill('Okafor');
  expect(await simulateBfcacheRestore(page)).toBe(true);
  await expectFreshKiosk(page);
  await expect(page.getByRole('heading', { name: LAKESIDE })).toBeVisible();
  await identify(page, KAI);
  await expectScreen(page, 'PHQ-9');
  await page.getByRole('radio', { name: 'Several days' }).first().check();
  expect(await simulateBfcacheRestore(page)).toBe(true);
  await expectFreshKiosk(page);
  await expect(page.getByRole('heading', { name: LAKESIDE })).toBeVisible();

  await page.clock.fastForward(IDLE_MS);
  await expect(idleDialog(page)).toBeVisible();
  // Fix the clock during the check; timers keep running.
  await page.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await expect(idleDialog(page)).toBeVisible();
});

test('D9 kiosk idle: runs on every screen in context kiosk, with the configured time, and opens no address', async ({
  page,
  world,
}) => {
  await configure(page, { kioskIdleSeconds: 30 });
  const expectIdleTimerRunning = async (heading: string) => {
    await expectScreen(page, heading);
    await page.clock.fastForward(30_000);
    await expect(idleDialog(page)).toBeVisible();
    await press(page, "I'm still here");
  };
  world.consents.set('kai', { copy: 'We would like to ask you how you are.', acceptedAt: null });
  world.unverifiedBirthdays.add('kai');
  await page.goto(kioskUrl('kai'));
  await expectIdleTimerRunning('Consent');
  await page.getByRole('link', { name: 'Safety Net', exact: true }).click();
  await expect(page).toHaveURL('/user/kai/safety-net?context=kiosk&homescreenUrl=/kiosk/lakeside');
  await expect(page.getByText('988lifeline.org/chat')).toBeVisible();
  await expect(page.getByRole('main').getByText('Safety Plan')).toBeVisible();
  await expect(page.getByText(/safety-plan$/)).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="http"], a[href^="/"]')).toHaveCount(0);
  await expectIdleTimerRunning('Your Safety Net');
  await page.getByRole('button', { name: 'Back' }).click();
  await press(page, 'I agree');
  await expectIdleTimerRunning('Verify your date of birth');
  await field(page, 'Date of birth').fill(KAI.dateOfBirth);
  await press(page, 'Continue');
  await expectIdleTimerRunning('PHQ-9');

  await page.goto(kioskUrl('cora'));
  await expectScreen(page, 'This link is no longer available');
  await page.clock.fastForward(10_000);
  await expectFreshKiosk(page);
  await page.goto('/user/ada/check-ins?context=kiosk&homescreenUrl=/kiosk/lakeside');
  await expect(page.getByRole('button', { name: 'Restart' })).toBeVisible();
  await page.clock.fastForward(50_000);
  await expectFreshKiosk(page);
});

test('D7 kiosk: answers that a visitor failed to submit are never submitted for the next one', async ({
  page,
  clinic,
  world,
}) => {
  world.assignments.set('ada', [...(world.assignments.get('sam') ?? [])]);
  clinic.failNext({ path: 'submit-assessments', kind: 'network' });
  await openKiosk(page);
  await identify(page, KAI);
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Several days');
  await press(page, 'Submit');
  await expect(page.getByRole('alert')).toContainText('Your answers are still here.');
  await press(page, 'Restart');
  const question = page.getByRole('alertdialog', { name: 'Start over?' });
  await expect(question).toContainText('may have arrived at the clinic');
  await press(page, 'Stay');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(9);
  await press(page, 'Restart');
  await press(page, 'Start over');

  await expectFreshKiosk(page);
  await identify(page, ADA);
  await expectScreen(page, 'GAD-7');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await answerAll(page, 'Not at all');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  await page.clock.fastForward(10_000);
  await expectFreshKiosk(page);
  expect(clinic.submittedBodies.at(-1)).toMatchObject({
    assigneeUserId: 'ada',
    source: 'kiosk',
    assessments: [{ id: 'gad-7', answers: gad7Answers(0) }],
  });
  expect(
    clinic.submittedBodies.filter((body) => JSON.stringify(body).includes('kai')),
  ).toHaveLength(1);
  await expectNotInHistory(page, PERSONAL);
});

test('after leaving a visitor’s screens by Back, Forward does not return to them', async ({
  page,
}) => {
  await page.goto('/clinics/lakeside');
  await page.getByRole('link', { name: 'Check in', exact: true }).click();
  await identify(page, KAI);
  await expectScreen(page, 'PHQ-9');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectScreen(page, 'Lakeside Behavioral Health');
  await expect(page.getByRole('link', { name: 'Check in', exact: true })).toBeVisible();
  await page.goForward();
  await expectScreen(page, 'Lakeside Behavioral Health');
  await expect(page).toHaveURL('/clinics/lakeside');
});
