import type { Page } from '@playwright/test';
import { configure } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { answerGad7, assessmentsUrl, expectScreen, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const toast = (page: Page) => page.getByText('Assessments completed!', { exact: true });

async function complete(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await answerGad7(page);
  await press(page, 'Submit');
}

for (const context of ['sms', 'email', 'manual_sms', 'manual_email'])
  test(`§4 after submit: a user from ${context} without an account is taken to account setup`, async ({
    page,
  }) => {
    await complete(page, assessmentsUrl('ivy', context, '&more=/somewhere'));
    await expect(page).toHaveURL('/accept-invite');
    await expect(toast(page)).toBeVisible();
    const state = await page.evaluate(() => history.state as unknown);
    expect(state).toMatchObject({ usr: { step: 'setup-account', patientId: 'patient-ivy' } });
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

test('§4 after submit: a signed-in user is taken to the home page', async ({ page }) => {
  await signInAs(page, 'jonas');
  await complete(page, assessmentsUrl('jonas'));
  await expectScreen(page, 'Hi, Jonas');
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toBeVisible();
});

test('§4 after submit: a signed-out user with an account is taken to the login page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401 \(Unauthorized\)/);
  await complete(page, assessmentsUrl('jonas'));
  await expect(page).toHaveURL('/login');
  await expect(toast(page)).toBeVisible();
});

test('D9 after submit: Done takes a signed-in user home, even if the link was opened directly', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await complete(page, assessmentsUrl('ada', 'patient_app', '&assessments=gad-7'));
  await expectScreen(page, 'Assessments completed!');
  await page.getByRole('link', { name: 'Done' }).click();
  await expectScreen(page, 'Hi, Ada');
});

for (const [condition, userId, context, flags] of [
  ['another context', 'ivy', 'patient_app', {}],
  ['the context of the clinician’s device', 'ivy', 'clinician_app', {}],
  ['the flag off', 'ivy', 'sms', { accept_invite_flow: false }],
  ['nothing to prompt', 'sam', 'sms', {}],
  ['a participant', 'sams-father', 'sms', {}],
] as const)
  test(`§4 after submit: offers no account with ${condition}`, async ({
    page,
    world,
    pageErrors,
  }) => {
    // Without a session the browser logs the 401 as an error.
    pageErrors.allow(/401 \(Unauthorized\).*auth\/session/);
    world.consents.delete('sams-father');
    world.unverifiedBirthdays.clear();
    const father = world.people.get('sams-father');
    if (father)
      world.people.set('sams-father', {
        ...father,
        shouldPromptAccountCreation: true,
        hasOnboarded: false,
      });
    await configure(page, { flags });
    await complete(page, assessmentsUrl(userId, context));
    await expectScreen(page, 'Assessments completed!');
    await expect(page).toHaveURL(/\/assessments/);
  });

for (const [more, path] of [
  ['/safety?x=1%26y#z', '/safety?x=1&y#z'],
  ['/user/sam/safety-net', '/user/sam/safety-net'],
  ['https://evil.example/x', '/'],
  ['/%5Cevil.example', '/'],
  ['/%09/evil.example', '/'],
] as const)
  test(`§2 more: after the submit ${more} navigates to ${path}`, async ({ page }) => {
    await signInAs(page, 'jonas');
    const query = more.includes('%26') ? more.replace('#', '%23') : encodeURIComponent(more);
    await complete(page, assessmentsUrl('sam', 'sms', `&more=${query}`));
    await expect(page).toHaveURL(path);
  });

for (const [homescreenUrl, href] of [
  ['/user/sam/safety-net', '/user/sam/safety-net'],
  ['https://portal.example/home?x=1', 'https://portal.example/home?x=1'],
  ['https://portal.example@evil.example/', '/'],
  ['/\\evil.example', '/'],
] as const)
  test(`§2 homescreenUrl: with ${homescreenUrl} Done links to ${href} (§2.user-assessments.4)`, async ({
    page,
  }) => {
    await configure(page, { trustedOrigins: ['https://portal.example'] });
    const query = `&homescreenUrl=${encodeURIComponent(homescreenUrl)}`;
    await complete(page, assessmentsUrl('sam', 'patient_app', query));
    await expectScreen(page, 'Assessments completed!');
    const done = page.getByRole('link', { name: 'Done' });
    await expect(done).toHaveAttribute('href', href);
    if (href === '/user/sam/safety-net') {
      await expectAccessible(page);
      await done.click();
      await expectScreen(page, 'Your Safety Net');
    }
  });

test('§2 homescreenUrl: Done does not link to an origin that is not trusted', async ({ page }) => {
  await complete(page, assessmentsUrl('sam', 'sms', '&homescreenUrl=https://portal.example/'));
  await expect(page.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/');
});
