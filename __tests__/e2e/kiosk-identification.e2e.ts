import type { Clinic } from './support/clinic';
import { configure } from './support/configure';
import { pauseRequests } from './support/pause-requests';
import {
  ADA,
  expectAccessibleKiosk,
  expectFreshKiosk,
  expectLargeTargets,
  field,
  KAI,
  LAKESIDE,
  openKiosk,
  identify,
  TABLET,
  TWIN,
} from './support/kiosk';
import { getAlert, expectError } from './support/onboarding';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const STILL_AMBIGUOUS =
  'There was an issue finding your account. Try using email or MRN instead. If you need help, ask your clinician.';
const NO_MATCH =
  'No account found that matches the provided info. If you need help, ask your clinician.';
const USE_RECORD = 'Use medical record number instead';
const USE_NAME = 'Use name and date of birth instead';

test.use({ viewport: TABLET });

/** The bodies of the requests that look a visitor up. */
const getLookups = (clinic: Clinic) =>
  clinic.getRequests('identify-patient').map(({ body }) => body);

test('§5, §8 kiosk: identifies a visitor by name and date of birth, and keeps the input on every failure', async ({
  page,
  clinic,
}) => {
  // §5.kiosk.1, §8.kiosk.2
  await openKiosk(page);
  await expectScreen(page, LAKESIDE);
  await expect(page).toHaveTitle(`${LAKESIDE} · Stillwater`);
  await expect(page.getByRole('link', { name: 'Use the App' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Clinic logo' })).toBeVisible();
  await expectAccessibleKiosk(page);

  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await expectError(field(page, 'Last name'), '* Required');
  await expectError(field(page, 'Date of birth'), '* Required');
  await expectAccessibleKiosk(page);
  for (const [dateOfBirth, message] of [
    ['02/30/1990', 'Please enter a valid date of birth'],
    ['01/01/2999', "You can't be born in the future!"],
    ['01/01/1850', 'Year is too far in the past.'],
  ] as const) {
    await identify(page, { lastName: '  ', dateOfBirth });
    await expectError(field(page, 'Date of birth'), message);
    await expectError(field(page, 'Last name'), '* Required');
  }
  expect(getLookups(clinic)).toEqual([]);

  await identify(page, { ...KAI, lastName: 'Nobody' });
  await expect(getAlert(page)).toHaveText(NO_MATCH);
  await expectAccessibleKiosk(page);
  const path = 'identify-patient';
  clinic.failNext({ path, kind: 'status', status: 429, message: 'Slowly.' });
  clinic.failNext({ path, kind: 'status', status: 503, message: null });
  clinic.failNext({ path, kind: 'network' });
  clinic.failNext({ path, kind: 'malformed' });
  for (const text of ['Slowly.', /problem right now/, /offline/, /couldn't look you up/]) {
    await press(page, 'Continue');
    await expect(getAlert(page)).toHaveText(text);
  }
  await expect(field(page, 'Last name')).toHaveValue('Nobody');

  await identify(page, { ...KAI, lastName: ' okafor ' });
  await expectScreen(page, 'PHQ-9');
  await expect(page).toHaveURL('/user/kai/assessments?context=kiosk&homescreenUrl=/kiosk/lakeside');
  const identity = { clinicDisplayId: 'lakeside', lastName: 'okafor', dateOfBirth: '1990-05-17' };
  expect(getLookups(clinic)).toHaveLength(6);
  expect(getLookups(clinic).at(-1)).toEqual({ ...identity, phoneNumber: null, email: null });
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('§5 kiosk: identifies by record number, switches between both modes, and encodes the clinic’s id', async ({
  page,
  clinic,
  world,
}) => {
  await openKiosk(page, 'hillside');
  await expectScreen(page, 'Welcome to Hillside Family Clinic');
  await press(page, 'Continue');
  await expectError(field(page, 'Medical record number'), '* Required');
  await expectAccessibleKiosk(page);
  await field(page, 'Medical record number').fill('HS-3003');
  await press(page, USE_NAME);
  await expect(field(page, 'Medical record number')).toHaveCount(0);
  await press(page, 'Continue');
  await expectError(field(page, 'Last name'), '* Required');
  await press(page, USE_RECORD);
  await expect(field(page, 'Medical record number')).toHaveValue('HS-3003');
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expectScreen(page, 'GAD-7');
  expect(getLookups(clinic)).toEqual([
    { clinicDisplayId: 'hillside', phoneNumber: null, email: null, medicalRecord: 'HS-3003' },
  ]);

  const kai = world.people.get('kai');
  if (kai !== undefined) world.people.set('kai', { ...kai, clinicId: 'clinic-north-bay' });
  await openKiosk(page, 'north bay/2');
  await expectScreen(page, 'Welcome to North Bay Counseling');
  await identify(page, KAI);
  await expectScreen(page, 'PHQ-9');
  await press(page, 'Restart');
  await expectScreen(page, 'Welcome to North Bay Counseling');
  await expect(page).toHaveURL('/kiosk/north%20bay%2F2');
});

test('§8 kiosk: asks for phone or email if the identity is ambiguous; targets are at least 56 px high', async ({
  page,
  clinic,
}) => {
  // §8.kiosk.1
  await openKiosk(page);
  await identify(page, TWIN);
  const phone = field(page, 'Phone number');
  await expect(phone).toBeFocused();
  await expect(getAlert(page)).toHaveCount(0);
  await expectAccessibleKiosk(page);
  for (const box of await page.getByRole('textbox').all())
    await expect(box).toHaveAttribute('autocomplete', 'off');
  await expect(page.locator('form')).toHaveAttribute('autocomplete', 'off');
  await expectLargeTargets(page);

  await press(page, 'Continue');
  await expectError(phone, 'Must be a valid phone number.');
  await phone.pressSequentially('1115550131');
  await expect(phone).toHaveValue('(111) 555-0131');
  await field(page, 'Email').fill('mira@example');
  await press(page, 'Continue');
  await expectError(phone, 'Must be a valid phone number.');
  await expectError(field(page, 'Email'), 'Please enter a valid email');
  expect(getLookups(clinic)).toHaveLength(1);

  await phone.fill('(201) 555-0199');
  await field(page, 'Email').fill('');
  await press(page, 'Continue');
  await expect(getAlert(page)).toHaveText(STILL_AMBIGUOUS);
  await expect(field(page, 'Last name')).toHaveValue(TWIN.lastName);
  await expect(phone).toHaveValue('(201) 555-0199');
  await expectAccessibleKiosk(page);

  await field(page, 'Email').fill('lindqvist@example.com');
  await press(page, 'Continue');
  await expect(getAlert(page)).toHaveText(STILL_AMBIGUOUS);
  await phone.fill('+1 201 555 0132');
  await press(page, 'Continue');
  await expectScreen(page, 'GAD-7');
  await expect(page).toHaveURL(/\/user\/mira\/assessments/);
  const identity = {
    clinicDisplayId: 'lakeside',
    lastName: 'Lindqvist',
    dateOfBirth: '2000-06-15',
  };
  expect(getLookups(clinic)).toEqual([
    { ...identity, phoneNumber: null, email: null },
    { ...identity, phoneNumber: '+12015550199', email: null },
    { ...identity, phoneNumber: null, email: 'lindqvist@example.com' },
    { ...identity, phoneNumber: '+12015550132', email: null },
  ]);
  await expectLargeTargets(page);
  await page.getByRole('link', { name: 'Safety Net', exact: true }).click();
  await expectScreen(page, 'Your Safety Net');
  await expectLargeTargets(page);
});

test('§2 kiosk: shows an error for an unknown clinic and for one that cannot be loaded', async ({
  page,
  clinic,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  await openKiosk(page, 'nowhere <b>');
  await expect(
    page.getByText('Could not find clinic: nowhere <b>. Are you sure you have the right URL?'),
  ).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessibleKiosk(page);

  clinic.failNext({ path: 'kiosk-clinic', kind: 'status', status: 403, message: 'Closed.' });
  await openKiosk(page);
  await expectScreen(page, 'Something went wrong');
  await expect(getAlert(page)).toHaveText('Closed.');
  await expectAccessibleKiosk(page);
  clinic.failNext({ path: 'kiosk-clinic', kind: 'network', times: 2 });
  await press(page, 'Try again');
  await expect(page.getByText(/You seem to be offline/)).toBeVisible();
  await press(page, 'Try again');
  await expectScreen(page, LAKESIDE);
});

test('§2 kiosk: shows the legal pages in a dialog; Restart clears the input and ignores a pending lookup', async ({
  page,
  clinic,
  pageErrors,
}) => {
  // §2.kiosk.2
  await configure(page, { termsUrl: 'https://legal.example.com/terms' });
  await openKiosk(page);
  await field(page, 'Last name').fill('Okafor');
  const privacy = page.getByRole('link', { name: 'Privacy Policy', exact: true });
  await expect(privacy).toHaveAttribute('href', '/legal/privacy.html');
  await privacy.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('What we ask for, and why')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
  await expectAccessibleKiosk(page);
  await press(page, 'Close');
  await expect(privacy).toBeFocused();

  await page.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(dialog.getByText('https://legal.example.com/terms')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Last name')).toHaveValue('Okafor');
  await expect(page).toHaveURL('/kiosk/lakeside');
  expect(pageErrors.unexpected).toEqual([]);

  const release = await pauseRequests(page, '**/identify-patient-attributes');
  await identify(page, KAI);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  await press(page, 'Restart');
  await expectFreshKiosk(page);
  await field(page, 'Last name').fill('Nwosu');
  release();
  await page.unroute('**/identify-patient-attributes');
  await field(page, 'Date of birth').fill(ADA.dateOfBirth);
  await expectScreen(page, LAKESIDE);
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/user\/ada\/assessments/);
  expect(getLookups(clinic).at(-1)).toMatchObject({ lastName: 'Nwosu' });
});
