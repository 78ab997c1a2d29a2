import { screen, waitFor, within } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { interceptRequests } from '../../support/intercept-requests';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading } from '../../support/render-app';
import {
  getRequestBodies,
  FAMILY_PHONE,
  field,
  fill,
  IVYS_PHONE,
  renderOnboarding,
  press,
  expectAlert,
  lookUpByEmail,
  lookUpByPhone,
} from './render-onboarding';

const world = startSandbox();

const NO_INVITE = 'No active invite found. Try both your Phone and Email.';
const STILL_AMBIGUOUS =
  "There was an issue finding your account. Try using email instead or please reach out to your clinician and/or the provider's support for help.";
const WRONG_PHONE = 'Must be a valid phone number.';

const lookups = () => getRequestBodies(world, 'onboarding-lookup');

async function goToPersonFields() {
  const page = await renderOnboarding();
  await lookUpByPhone(page, FAMILY_PHONE);
  await screen.findByLabelText('Last name');
  return page;
}

describe('§2 accept-invite: initiate', () => {
  it('asks for a phone number first, and shows one method at a time', async () => {
    // §2.accept-invite.3
    const page = await renderOnboarding();
    await findHeading('Find your account');
    expect(document.title).toBe('Find your account · Stillwater');
    expect(screen.getByText('Step 1 of 3')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Last name')).not.toBeInTheDocument();
    await expectNoAxeViolations(document.body);

    await page.user.click(screen.getByRole('radio', { name: 'Email' }));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    expect(screen.queryByLabelText('Phone number')).not.toBeInTheDocument();
  });

  it('D9: shows Back in the step and not in the app bar', async () => {
    await renderOnboarding({ location: ['/app-invite', '/accept-invite'] });
    await findHeading('Find your account');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1));
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Back' })).toBeVisible();
  });

  it.each([
    ['an old app', '3.2.4', ['navigate-login'], '/accept-invite'],
    ['a newer app', '3.2.7', ['logout'], '/login'],
  ])(
    'D4: in %s, Back leads to the login of the app or to ours',
    async (_app, version, sent, path) => {
      const page = await renderOnboarding({
        location: '/accept-invite',
        userAgentSuffix: `PatientApp/${version} (android)`,
      });
      await findHeading('Find your account');
      await page.user.click(screen.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(page.messages.map(({ type }) => type)).toEqual(sent));
      expect(page.path()).toBe(path);
    },
  );

  it('§5 phone: sends E.164 and omits empty fields', async () => {
    const page = await renderOnboarding();
    await lookUpByPhone(page, `+1 ${IVYS_PHONE}`);
    await findHeading('Enter your code');
    expect(lookups()).toEqual([{ type: 'phonenumber', phoneNumber: '+12015550140' }]);
  });

  it('sends only the email if a phone number was typed before', async () => {
    // §5.invite-lookup.1
    const page = await renderOnboarding();
    await findHeading('Find your account');
    await fill(page, 'Phone number', IVYS_PHONE);
    expect(field('Phone number')).toHaveValue('(201) 555-0140');
    await lookUpByEmail(page, ' ivy@example.com ');
    await findHeading('Enter your code');
    expect(lookups()).toEqual([{ type: 'email', email: 'ivy@example.com' }]);
  });
});

describe('§5 invite lookup', () => {
  it.each(['', '201555'])('rejects %j as a phone number', async (text) => {
    // §5.invite-lookup.2
    const page = await renderOnboarding();
    await findHeading('Find your account');
    if (text !== '') await fill(page, 'Phone number', text);
    expect(screen.queryByText(WRONG_PHONE)).not.toBeInTheDocument();
    await press(page, 'Continue');
    expect(field('Phone number')).toHaveAccessibleDescription(expect.stringContaining(WRONG_PHONE));
    expect(field('Phone number')).toBeInvalid();
    expect(field('Phone number')).toHaveFocus();
    expect(lookups()).toEqual([]);
    await fill(page, 'Phone number', IVYS_PHONE);
    expect(screen.queryByText(WRONG_PHONE)).not.toBeInTheDocument();
  });

  it.each(['', 'ivy@example'])('rejects %j as an email', async (text) => {
    // §5.invite-lookup.3
    const page = await renderOnboarding();
    await findHeading('Find your account');
    await page.user.click(screen.getByRole('radio', { name: 'Email' }));
    const box = screen.getByRole('textbox', { name: 'Email' });
    if (text !== '') await page.user.type(box, text);
    await press(page, 'Continue');
    expect(box).toHaveAccessibleDescription('Please enter a valid email');
    expect(box).toHaveFocus();
    expect(lookups()).toEqual([]);
  });

  it('shows no error for the other method until it is submitted', async () => {
    const page = await renderOnboarding();
    await findHeading('Find your account');
    await press(page, 'Continue');
    expect(screen.getByText(WRONG_PHONE)).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: 'Email' }));
    expect(screen.queryByText('Please enter a valid email')).not.toBeInTheDocument();
    await press(page, 'Continue');
    expect(screen.getByText('Please enter a valid email')).toBeVisible();
  });

  it('requires last name and date of birth once they are shown, and lists the errors in the summary', async () => {
    // §5.invite-lookup.4
    const page = await goToPersonFields();
    await press(page, 'Continue');
    expect(field('Last name')).toHaveAccessibleDescription('* Required');
    expect(field('Date of birth')).toHaveAccessibleDescription(/\* Required$/);
    const summary = screen.getByRole('heading', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await page.user.click(screen.getByRole('link', { name: 'Enter your date of birth' }));
    expect(field('Date of birth')).toHaveFocus();
    await expectNoAxeViolations(document.body);
    expect(lookups()).toHaveLength(1);
  });

  it('shows an error for an invalid date of birth', async () => {
    const page = await goToPersonFields();
    await fill(page, 'Last name', 'Lindqvist');
    await fill(page, 'Date of birth', '02/30/1990');
    await press(page, 'Continue');
    expect(field('Date of birth')).toHaveAccessibleDescription(
      expect.stringContaining('Please enter a valid date of birth'),
    );
    expect(lookups()).toHaveLength(1);
  });
});

describe('§8 lookup', () => {
  it.each([
    ['no invite is found', '2015550199'],
    ['the invite is accepted already', '2015550141'],
  ])('shows an error with help links when %s', async (_, phone) => {
    // §8.lookup.1, §8.lookup.2
    const page = await renderOnboarding({
      configuration: { supportEmail: 'help@clinic.example', supportUrl: 'https://help.example/a' },
    });
    await lookUpByPhone(page, phone);
    await expectAlert(NO_INVITE);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Log in')).toBe('/login');
    expect(href('Reset password')).toBe('/forgot-password');
    expect(screen.getByText(/contact the clinician or our support/)).toBeVisible();
    expect(href('Email help@clinic.example')).toBe('mailto:help@clinic.example');
    expect(href('Text (201) 555-0100')).toBe('sms:+12015550100');
    expect(href('Visit the support page')).toBe('https://help.example/a');
    expect(field('Phone number')).toHaveValue(`(201) 555-${phone.slice(-4)}`);
    await expectNoAxeViolations(document.body);
  });

  it.each(['Log in', 'Reset password'])(
    'D9: %s remembers the page to open after signing in',
    async (name) => {
      const page = await renderOnboarding({ state: { from: '/settings/account' } });
      await lookUpByPhone(page, '2015550199');
      await expectAlert(NO_INVITE);
      await page.user.click(screen.getByRole('link', { name }));
      await waitFor(() => expect(page.path()).not.toBe('/accept-invite'));
      expect(page.router.location.state).toEqual({ from: '/settings/account' });
    },
  );

  it('asks for last name and date of birth after an ambiguous response, and finds the invite with them', async () => {
    const page = await goToPersonFields();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Last name')).toHaveFocus();
    expect(screen.getByText(/^More than one person matches\./)).toBeVisible();
    expect(field('Phone number')).toHaveValue('(201) 555-0130');
    await expectNoAxeViolations(document.body);
    await fill(page, 'Last name', ' Lindqvist ');
    await fill(page, 'Date of birth', '12/01/1972');
    await press(page, 'Continue');
    await findHeading('Enter your code');
    expect(lookups()[1]).toEqual({
      type: 'phonenumber',
      phoneNumber: '+12015550130',
      lastName: 'Lindqvist',
      dateOfBirth: '1972-12-01',
    });
  });

  it('shows help links after a second ambiguous response; a lookup by email then succeeds', async () => {
    // §8.lookup.4
    const page = await goToPersonFields();
    await fill(page, 'Last name', 'Lindqvist');
    await fill(page, 'Date of birth', '06/15/2000');
    await press(page, 'Continue');
    await expectAlert(STILL_AMBIGUOUS);
    expect(screen.getByRole('link', { name: /^Email / })).toBeVisible();
    await lookUpByEmail(page, 'mira@example.com');
    await findHeading('Enter your code');
    expect(lookups().at(-1)).toEqual({
      type: 'email',
      email: 'mira@example.com',
      lastName: 'Lindqvist',
      dateOfBirth: '2000-06-15',
    });
  });

  it.each([
    [{ kind: 'status', status: 429, message: 'Too many tries.' }, /^Too many tries\.$/],
    [{ kind: 'network' }, /^We couldn't look for your invite\. .+ offline/],
  ] as const)(
    'keeps what was typed after a failed request (%j), which can be sent again',
    async (fault, text) => {
      world.faults.failNext({ path: 'onboarding-lookup', ...fault });
      const page = await renderOnboarding();
      await lookUpByPhone(page, IVYS_PHONE);
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(field('Phone number')).toHaveValue('(201) 555-0140');
      await press(page, 'Continue');
      await findHeading('Enter your code');
    },
  );

  it('is busy during the lookup and ignores a second press', async () => {
    const interception = interceptRequests(/\/onboarding\/lookup$/);
    const page = await renderOnboarding();
    await lookUpByPhone(page, IVYS_PHONE);
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Looking for your invite…')).toBeInTheDocument();
    await page.user.click(button);
    await page.user.type(field('Phone number'), '{Enter}');
    await interception.release(/lookup/);
    await findHeading('Enter your code');
    interception.restore();
    expect(lookups()).toHaveLength(1);
  });
});
