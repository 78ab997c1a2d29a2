import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { allowConsole } from '../../support/fail-on-console';
import { findHeading, renderApp } from '../../support/render-app';

const world = startSandbox();

function open(userId: string, context = 'sms', configuration = {}) {
  renderApp({ location: `/user/${userId}/assessments?context=${context}`, configuration });
  return userEvent.setup();
}

// A built app starts when the code of its first screen is loaded; later, the gate would load the user once more.
beforeAll(async () => {
  open('cora');
  await findHeading('This link is no longer available');
  cleanup();
});

const agreeButton = () => screen.getByRole('button', { name: 'I agree' });
const dateOfBirth = () => screen.getByRole('textbox', { name: 'Date of birth' });
const continueButton = () => screen.getByRole('button', { name: 'Continue' });

describe('§4 public user gate', () => {
  it('asks for consent, then for the date of birth, then shows the content', async () => {
    const user = open('fatima');
    expect(await findHeading('Consent')).toBeVisible();
    expect(screen.getByText('About 1 minute to read')).toBeVisible();
    expect(
      screen.getByText(
        'If you do not agree, you can close this page. Nothing is sent until you agree.',
      ),
    ).toBeVisible();
    await expectNoAxeViolations(document.body);
    await user.click(agreeButton());
    expect(await findHeading('Verify your date of birth')).toBeVisible();
    await expectNoAxeViolations(document.body);
    await user.type(dateOfBirth(), '11031979');
    await user.click(continueButton());
    expect(await findHeading('PHQ-9')).toBeVisible();
    expect(world.getRequests('accept-consent')).toHaveLength(1);
    expect(world.getRequests('birthday-verification')).toMatchObject([
      { body: { dateOfBirth: '1979-11-03', telecomType: 'phone' } },
    ]);
  });

  it.each(['', '  ', '\u200b', '<p>&nbsp;<br></p>', '<script>1</script><img alt="a">'])(
    'D9 asks for a consent of the clinic if its text has nothing to read: %j',
    async (copy) => {
      world.consents.set('devi', { copy, acceptedAt: null });
      const user = open('devi');
      expect(await findHeading('Consent')).toBeVisible();
      expect(
        screen.getByText('Your clinic asks for your consent before you continue.'),
      ).toBeVisible();
      expect(screen.queryByText(/to read$/)).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
        'href',
        '/legal/privacy.html',
      );
      await expectNoAxeViolations(document.body);
      await user.click(agreeButton());
      expect(await findHeading('GAD-7')).toBeVisible();
      expect(world.getRequests('accept-consent')).toHaveLength(1);
    },
  );

  it('D9 names the address of the privacy policy on a kiosk, which visitors cannot leave', async () => {
    world.consents.set('devi', { copy: '', acceptedAt: null });
    open('devi', 'kiosk');
    expect(await findHeading('Consent')).toBeVisible();
    expect(screen.getByText('Privacy Policy (http://localhost/legal/privacy.html)')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Privacy Policy' })).not.toBeInTheDocument();
  });

  it('stays closed while the text of the consent cannot be read', async () => {
    allowConsole(/getConsentInfo does not have the expected shape/);
    // @ts-expect-error -- a server may send anything
    world.consents.set('devi', { copy: { text: 'Please.' }, acceptedAt: null });
    open('devi');
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load this.");
    expect(screen.queryByRole('button', { name: 'I agree' })).not.toBeInTheDocument();
  });

  it('sends the consent once when the button is double-clicked', async () => {
    const user = open('devi');
    await findHeading('Consent');
    world.faults.failNext({ path: 'accept-consent', kind: 'late', delayMs: 100 });
    await user.dblClick(agreeButton());
    await findHeading('GAD-7');
    expect(world.getRequests('accept-consent')).toHaveLength(1);
  });

  it('stays at the consent and shows the server’s message if saving it fails', async () => {
    const user = open('devi');
    await findHeading('Consent');
    world.faults.failNext({ path: 'accept-consent', kind: 'status', message: 'Later, please.' });
    await user.click(agreeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Later, please.');
    await user.click(agreeButton());
    expect(await findHeading('GAD-7')).toBeVisible();
  });

  it('D2: stays at the consent if a proxy responds with an HTML page', async () => {
    const user = open('devi');
    await findHeading('Consent');
    world.faults.failNext({ path: 'accept-consent', kind: 'html' });
    await user.click(agreeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /couldn't tell whether your consent was recorded/,
    );
    await user.click(agreeButton());
    expect(await findHeading('GAD-7')).toBeVisible();
  });

  it('asks nothing on a clinician’s device', async () => {
    open('tess', 'clinician_app');
    expect(await findHeading('PHQ-9')).toBeVisible();
    expect(world.getRequests('consent-info')).toEqual([]);
    expect(world.getRequests('birthday-verification-status')).toEqual([]);
  });

  it('§9 flags: without assessment_birthday_confirmation the gate does not ask for the date of birth', async () => {
    // §4.gate.4, §9.flags.2
    open('elias', 'sms', { flags: { assessment_birthday_confirmation: false } });
    expect(await findHeading('PHQ-9')).toBeVisible();
    expect(world.getRequests('birthday-verification-status')).toEqual([]);
  });

  it.each(['public-user', 'consent-info', 'birthday-verification-status'])(
    '§4 public user gate: stays closed while %s fails, and opens on Try again',
    async (endpoint) => {
      const fault = { kind: 'status', status: 403, message: 'Not from here.' } as const;
      world.faults.failNext({ path: endpoint, ...fault });
      const user = open('ada');
      expect(await findHeading('This link is locked')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(/^Not from here\.$/);
      expect(world.getRequests(endpoint)).toHaveLength(1);
      await expectNoAxeViolations(document.body);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await findHeading('PHQ-9')).toBeVisible();
    },
  );

  it.each([
    [401, 'This link has expired', /Links work for a limited time only/],
    [403, 'This link is locked', /does not allow it to be opened/],
    [410, 'This link no longer works', /has been used already/],
  ])(
    'D9: says what the status %d tells of a link, and what to do',
    async (status, title, reason) => {
      world.faults.failNext({ path: 'public-user', kind: 'status', status, message: null });
      open('ada');
      expect(await findHeading(title)).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      // A participant has another clinic than the patient, or none: never 'your clinic'.
      expect(screen.getByText(/ask the clinic .*new link/i)).toBeVisible();
      expect(screen.getByText(/^For help, contact/)).toBeVisible();
      // What is gone stays so.
      const tryAgain = screen.queryAllByRole('button', { name: 'Try again' });
      expect(tryAgain).toHaveLength(status === 410 ? 0 : 1);
      await expectNoAxeViolations(document.body);
    },
  );

  it('D9: a 401 within the gate shows the server’s message, and Try again opens the gate', async () => {
    const fault = { kind: 'status', status: 401, message: 'Not yet.' } as const;
    world.faults.failNext({ path: 'consent-info', ...fault });
    const user = open('ada');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not yet\.$/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findHeading('PHQ-9')).toBeVisible();
  });

  it('§8: a refusal that says nothing of the link is shown with Try again', async () => {
    world.faults.failNext({ path: 'public-user', kind: 'status', status: 400, message: 'No.' });
    open('ada');
    expect(await findHeading('Something went wrong')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('§8 public user load failure: shows the server’s message and Try again', async () => {
    // §8.public-user.1
    const fault = {
      path: 'public-user',
      kind: 'status',
      status: 403,
      message: 'Not now.',
    } as const;
    world.faults.failNext({ ...fault, times: 2 });
    const user = open('sam');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Not now.');
    await expectNoAxeViolations(document.body);
    expect(world.getRequests('public-user')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(world.getRequests('public-user')).toHaveLength(2));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  });

  it.each([
    ['network', /offline/],
    ['status', /did nothing wrong/],
  ] as const)(
    '§8 reads: are retried once on a %s error, and show an error if that fails too',
    async (kind, text) => {
      world.faults.failNext({ path: 'consent-info', kind, message: null, times: 2 });
      const user = open('ada');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        /^We couldn't load this\. Please try again\.$/,
      );
      expect(screen.getByText(text)).toBeVisible();
      expect(world.getRequests('consent-info')).toHaveLength(2);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await findHeading('PHQ-9')).toBeVisible();
    },
  );

  it('§9 query retry: a single failed read shows no error', async () => {
    world.faults.failNext({ path: 'assigned-assessments', kind: 'network' });
    world.faults.failNext({ path: 'consent-info', kind: 'status', status: 502 });
    open('ada');
    expect(await findHeading('PHQ-9')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(world.getRequests('assigned-assessments')).toHaveLength(2);
    expect(world.getRequests('consent-info')).toHaveLength(2);
  });
});

describe('§8 birthday verification', () => {
  it('D7: is not remembered by the browser of a kiosk', async () => {
    open('elias', 'kiosk');
    await findHeading('Verify your date of birth');
    expect(dateOfBirth()).toHaveAttribute('autocomplete', 'off');
  });

  it('says which clinic asks, never who the patient is, and whom to contact', async () => {
    const user = open('elias', 'manual_email');
    await findHeading('Verify your date of birth');
    expect(
      screen.getByText('Lakeside Behavioral Health asks for this to keep these answers private.'),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Elias/);
    expect(screen.getByText(/^For help, contact the clinician/)).toBeVisible();
    await user.type(dateOfBirth(), '01011984');
    await user.click(continueButton());
    const alert = await screen.findByRole('alert');
    // Once, right under the text.
    const help = screen.getByText(/^For help, contact the clinician/);
    expect(alert.compareDocumentPosition(help)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expectNoAxeViolations(document.body);
  });

  it('shows an error for a wrong date, and accepts the right one', async () => {
    const user = open('elias', 'manual_email');
    await findHeading('Verify your date of birth');
    await user.type(dateOfBirth(), '01011984');
    await user.click(continueButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Incorrect date of birth, did you use the MM/dd/yyyy format? Contact your clinician for further assistance.',
    );
    expect(dateOfBirth()).toHaveValue('01/01/1984');
    await user.clear(dateOfBirth());
    await user.type(dateOfBirth(), '02291984{Enter}');
    expect(await findHeading('PHQ-9')).toBeVisible();
    expect(world.getRequests('birthday-verification')).toMatchObject([
      { body: { telecomType: 'email' } },
      { body: { dateOfBirth: '1984-02-29' } },
    ]);
  });

  it('D7: names the patient to a participant, whose clinic and clinician are meant', async () => {
    world.consents.set('sams-mother', { copy: 'May we ask you?', acceptedAt: null });
    world.unverifiedBirthdays.add('sams-mother');
    const user = open('sams-mother');
    expect(
      await screen.findByText('Sam’s clinic asks for your consent before you continue.'),
    ).toBeVisible();
    await user.click(agreeButton());
    await findHeading('Verify Sam’s date of birth');
    await user.type(dateOfBirth(), '01011984');
    await user.click(continueButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Incorrect date of birth, did you use the MM/dd/yyyy format? Contact Sam’s clinician for further assistance.',
    );
  });

  it.each(['/user/nobody/assessments', '/user/nobody/check-ins', '/patients/nobody/assessments'])(
    'D9: says that the link of an unknown user leads nowhere, and whom to ask: %s',
    async (location) => {
      renderApp({ location });
      expect(await findHeading("We can't find this link")).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      expect(screen.getByText(/^For help, contact/)).toBeVisible();
    },
  );

  const fallback = "Something went wrong, couldn't verify birthday.";
  it.each([
    [{ kind: 'status', status: 429, message: 'Too often.' }, 'Too often.'],
    [{ kind: 'network' }, fallback],
    [{ kind: 'malformed' }, fallback],
  ] as const)(
    'shows the server’s message, or a default, for %j, does not retry, and works on the next press',
    async (fault, text) => {
      // §8.birthday.2
      allowConsole(/not have the expected shape/);
      const user = open('elias');
      await findHeading('Verify your date of birth');
      await user.type(dateOfBirth(), '02291984');
      world.faults.failNext({ path: 'birthday-verification', ...fault });
      await user.click(continueButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      expect(world.getRequests('birthday-verification')).toHaveLength(1);
      await user.click(continueButton());
      expect(await findHeading('PHQ-9')).toBeVisible();
    },
  );

  it('§5: does not submit an invalid date of birth, and shows an error at the field', async () => {
    const user = open('elias');
    await findHeading('Verify your date of birth');
    await user.type(dateOfBirth(), '02301984');
    await user.click(continueButton());
    expect(dateOfBirth()).toHaveAccessibleDescription(/Please enter a valid date of birth/);
    expect(dateOfBirth()).toBeInvalid();
    expect(world.getRequests('birthday-verification')).toEqual([]);
  });

  it('§1: asks participants for the patient’s date of birth by name, with a neutral document title', async () => {
    const user = open('sams-father', 'email');
    await user.click(await screen.findByRole('button', { name: 'I agree' }));
    expect(await findHeading('Verify Sam’s date of birth')).toBeVisible();
    expect(document.title).toBe('Verify your date of birth · Stillwater');
    await user.type(dateOfBirth(), '08092011');
    await user.click(continueButton());
    expect(await findHeading('GAD-7')).toBeVisible();
    expect(world.getRequests('birthday-verification')).toMatchObject([
      { body: { dateOfBirth: '2011-08-09', telecomType: 'email' } },
    ]);
  });
});
