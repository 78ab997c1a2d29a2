import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible';
import { createTest } from './support/create-test';

/** The browser logs every error response that a walkthrough provokes. */
const test = createTest({ control: true, allow: /Failed to load resource/ });

/** Opens Live mode for a machine, and waits until its states are listed. */
async function openLive(page: Page, machineId: string, query = ''): Promise<void> {
  await page.goto(`/visualiser.html#/live/${machineId}${query}`);
  await expect(page.getByRole('list', { name: 'States' })).toBeVisible();
}

/** Drives the app to a state, and waits until it is reached. */
async function goToState(page: Page, state: string): Promise<void> {
  await page.getByRole('button', { name: `Go to state: ${state}`, exact: true }).click();
  await expect(page.getByText('State reached.')).toBeVisible();
}

const WAY_TO_BIRTHDAY = new URLSearchParams({
  way: 'user-gate · state BIRTHDAY_CONFIRMATION_REQUIRED',
}).toString();

test('Live mode drives the app to a state, highlights it in the chart and hands control to the tester', async ({
  page,
}) => {
  await openLive(page, 'user-gate', '?state=CONSENT_REQUIRED.reading');
  const app = page.frameLocator('iframe[title="The app"]');
  const stateBox = (path: string) => page.locator(`[data-drawing] [data-state="${path}"]`);

  // The link contains the state.
  await expect(page.getByText('State reached.')).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Consent');
  await expect(stateBox('CONSENT_REQUIRED.reading')).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  // The request is held until the tester takes over.
  await goToState(page, 'CONSENT_REQUIRED.accepting');
  await expect(app.getByRole('button', { name: 'I agree' })).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('PHQ-9');
  await expect(stateBox('open')).toHaveAttribute('aria-current', 'true');

  await page.getByRole('tab', { name: 'Events' }).click();
  const events = page.getByRole('list', { name: 'Events' });
  await expect(events.getByText('AGREED')).toBeVisible();
  await expect(events.getByText('loadDefinitions done').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Actors' }).click();
  await expect(page.getByRole('button', { name: 'Show assessment-gate' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Coverage' }).click();
  const row = page.getByRole('row', { name: /Public user gate/ });
  await expect(row.getByRole('cell').first()).toHaveText('6 of 10');
  await expectAccessible(page);
});

test('a walkthrough can pause before each step, where the tester can take over', async ({
  page,
}) => {
  await openLive(page, 'assessment-gate');
  await page.getByRole('checkbox', { name: 'Stop before each step' }).check();
  await page.getByRole('button', { name: 'Go to state: ASSIGNED_TAKEABLE', exact: true }).click();
  const app = page.frameLocator('iframe[title="The app"]');
  await expect(page.getByText('Waiting for you')).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Loading…');

  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByText('step 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(app.getByRole('radio', { name: 'Several days' }).first()).toBeVisible();
  await app.getByRole('radio', { name: 'Several days' }).first().check();
  await page.getByRole('tab', { name: 'Events' }).click();
  const events = page.getByRole('list', { name: 'Events' });
  await expect(events.getByText('ANSWERED')).toBeVisible();
});

test('a walkthrough can be walked in Live with a verdict, which is still there after a reload', async ({
  page,
}) => {
  await page.goto(`/visualiser.html#/walkthroughs/user-gate?${WAY_TO_BIRTHDAY}`);
  await page.getByRole('link', { name: 'Walk it in Live' }).click();
  await expect(page.getByText('Waiting for you')).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  const app = page.frameLocator('iframe[title="The app"]');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Verify your date of birth');
  const current = page.getByRole('region', { name: 'Current step' });
  await expect(current).toContainText('Expected:');
  await expect(page.getByText('State reached.')).toBeVisible();
  const verdict = page.getByRole('group', { name: 'Verdict on the walkthrough' });
  await verdict.getByRole('button', { name: 'Pass' }).click();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('State reached.')).toBeVisible();
  await expect(current).toContainText('Step 1 of 1');
  await expect(verdict.getByRole('button', { name: 'Pass' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('tab', { name: 'Coverage' }).click();
  const expectCounts = async () => {
    const row = page.getByRole('row', { name: /^Public user gate/ });
    await expect(row.getByRole('cell')).toHaveText(['4 of 10', '4 of 10']);
  };
  await expectCounts();
  await page.getByRole('tab', { name: 'Walkthrough' }).click();
  await page.getByRole('link', { name: 'Back to the walkthrough' }).click();
  const list = page.getByRole('list', { name: 'Walkthroughs' });
  await expect(list.getByRole('button', { name: /^See "Date of birth".*passed$/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Coverage' }).click();
  await expectCounts();
  await expectAccessible(page);
});

test('Pass and next walks from step to step and on to the next walkthrough', async ({ page }) => {
  await page.goto(`/visualiser.html#/live/user-gate?${WAY_TO_BIRTHDAY}`);
  await expect(page.getByText('Waiting for you')).toBeVisible();
  const current = page.getByRole('region', { name: 'Current step' });
  await current.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('State reached.')).toBeVisible();
  await current.getByRole('button', { name: 'Pass and next' }).click();
  await expect(page).not.toHaveURL(/BIRTHDAY_CONFIRMATION_REQUIRED&/);
  await expect(page.getByText('Waiting for you')).toBeVisible();

  await page.goto(`/visualiser.html#/walkthroughs/user-gate?${WAY_TO_BIRTHDAY}`);
  const list = page.getByRole('list', { name: 'Walkthroughs' });
  await expect(list.getByRole('button', { name: /^See "Date of birth".*passed$/ })).toBeVisible();
});

test('beside a walkthrough is the chart of its flow, although another flow changed last', async ({
  page,
}) => {
  const query = new URLSearchParams({ way: 'intake · state INTRO.exchanging', at: '1' });
  await page.goto(`/visualiser.html#/live/intake?${query.toString()}`);
  await expect(page.getByText('State reached.')).toBeVisible();
  const chart = page.getByRole('group', { name: 'Chart of Intake', exact: true });
  await expect(chart.locator('[data-state="INTRO.exchanging"]')).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a step that fails in Live can be saved as Markdown with the link to it', async ({ page }) => {
  await page.goto(`/visualiser.html#/live/user-gate?${WAY_TO_BIRTHDAY}&at=1`);
  await expect(page.getByText('State reached.')).toBeVisible();
  const verdict = page.getByRole('group', { name: 'Verdict on step 1' });
  await verdict.getByRole('button', { name: 'Fail' }).click();
  await verdict.getByLabel('Note on step 1').fill('The year is missing.');
  await verdict.getByRole('button', { name: 'Save defect' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the tester and the build');
  await page.getByLabel('Tester').fill('Tess');
  await page.getByLabel('Build').fill('1.4.0');
  const downloadEvent = page.waitForEvent('download');
  await verdict.getByRole('button', { name: 'Save defect' }).click();
  const markdown = await readFile(await (await downloadEvent).path(), 'utf8');
  expect(markdown).toContain('The year is missing.');
  expect(markdown).toContain('/user/ada/assessments');
  expect(markdown).toContain('State: `BIRTHDAY_CONFIRMATION_REQUIRED.asking`');

  const [, link = ''] = /\[Open the step\]\((.+)\)/.exec(markdown) ?? [];
  await page.goto(link);
  await expect(page.getByRole('tabpanel').getByRole('button', { name: /fail$/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('a state can be shown alone, in a window of its own and on another device', async ({
  page,
}) => {
  await openLive(page, 'user-gate', '?state=CONSENT_REQUIRED.reading');
  await page.getByText('Open on another device').click();
  // The test's server listens on loopback only, so there is no address for a code.
  await expect(page.getByText(/^No other device can reach this server/)).toBeVisible();
  await expectAccessible(page);

  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open in a phone-sized window' }).click();
  const screen = await popup;
  const app = screen.frameLocator('iframe[title="The app"]');
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Consent');
  await expectAccessible(screen);
  await screen.getByRole('button', { name: 'Take over' }).click();
  await app.getByRole('button', { name: 'I agree' }).click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('PHQ-9');
  await expect(screen.getByRole('status')).toHaveCount(0);
});

/** Links to states that the app reaches only if the frame gives it its storage and keeps its focus. */
const COLD_LINKS = [
  'onboarding?state=verify.asking',
  'intake?state=PAYMENT',
  'card-setup?state=confirming',
  'session?state=handedToWrapper',
  'intake?state=COMPLETED',
  'stored-intake?state=writing',
  'preference-switches?state=checkingStored',
];

test('a link to a state works in a browser with an empty cache', async ({ browser }) => {
  for (const link of COLD_LINKS) {
    const page = await browser.newPage();
    await page.goto(`/visualiser.html#/live/${link}`);
    await expect(page.getByText('State reached.'), link).toBeVisible();
    await page.close();
  }
});
