import { expectAccessible } from './support/expect-accessible';
import { expect, openLive, goToState, test } from './support/live';

// One build serves them all.
test.describe.configure({ mode: 'default' });

test('the app is driven to any state, its chart lights up, and the tester takes over', async ({
  page,
}) => {
  await openLive(page, 'user-gate', '?state=CONSENT_REQUIRED.reading');
  const app = page.frameLocator('iframe[title="The app"]');
  const stateBox = (path: string) => page.locator(`[data-drawing] [data-state="${path}"]`);

  // The link itself leads there.
  await expect(page.getByText('Arrived.')).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Consent');
  await expect(stateBox('CONSENT_REQUIRED.reading')).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  // A call waits for its outcome, until somebody takes over.
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

test('a walk stops before each step, and can be taken over there', async ({ page }) => {
  await openLive(page, 'assessment-gate');
  await page.getByRole('checkbox', { name: 'Stop before each step' }).check();
  await page.getByRole('button', { name: 'Take me there: ASSIGNED_TAKEABLE', exact: true }).click();
  const app = page.frameLocator('iframe[title="The app"]');
  await expect(page.getByText('Waits for you')).toBeVisible();
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

test('a second device shows the app, driven and mirrored from here', async ({ page, browser }) => {
  await openLive(page, 'kiosk-identification');
  await page.getByLabel('Where the app is shown').selectOption('On another device');
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(page);

  const tablet = await browser.newPage({ viewport: { width: 820, height: 1180 } });
  const link = await page.getByRole('link', { name: /#\/device\// }).innerText();
  await tablet.goto(link.replace(/[^/]+$/, 'ZZZZZZ'));
  await expect(tablet.getByText('No page waits for a device with the code ZZZZZZ.')).toBeVisible();
  await tablet.goto(link);
  const app = tablet.frameLocator('iframe[title="The app"]');
  await expect(page.getByText('The other device is there.')).toBeVisible();
  await goToState(page, 'identifying.lookingUp');
  await expect(app.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');

  // What somebody does there is seen here.
  await page.getByRole('button', { name: 'Take over' }).click();
  await page.getByRole('tab', { name: 'Events' }).click();
  await expect(
    page.getByRole('list', { name: 'Events' }).getByText('identify done').first(),
  ).toBeVisible();
  // Nor is it missed that the device is gone.
  await tablet.goto('about:blank');
  await expect(page.getByText('Waiting for the other device…')).toBeVisible();
  await page.getByRole('tab', { name: 'Places' }).click();
  await page.getByRole('button', { name: 'Take me there: matched', exact: true }).click();
  await expect(
    page.getByText(/^Nothing can be walked: the other device is not there/),
  ).toBeVisible();
  await tablet.close();
});

/** Links to states that an app without what its walk begins with never comes to. */
const COLD_LINKS = [
  'onboarding?state=verify.asking',
  'intake?state=PAYMENT',
  'card-setup?state=confirming',
  'session?state=handedToWrapper',
  'intake?state=COMPLETED',
];

test('a link leads to its state in a browser that has loaded nothing yet', async ({ browser }) => {
  for (const link of COLD_LINKS) {
    const page = await browser.newPage();
    await page.goto(`/visualiser.html#/live/${link}`);
    await expect(page.getByText('Arrived.'), link).toBeVisible();
    await page.close();
  }
});
