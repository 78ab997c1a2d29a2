import { virtual } from '@guidepup/virtual-screen-reader';
import { screen, waitFor } from '@testing-library/react';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { shortenInstruments } from '../features/assessments/open-assessments';
import { assignCheckIn, everyNodeModule } from '../support/check-in-module';
import { allowConsole } from '../support/fail-on-console';
import { prepareStoredIntake } from '../support/prepare-stored-intake';
import { renderApp, signInAs } from '../support/render-app';

/** Browsers ignore the case of an input's type; the virtual screen reader does not. */
jest.mock('../../src/ui/choice-group/radio-type', () => ({ RADIO: 'radio' }));

const world = startSandbox();
beforeEach(() => {
  shortenInstruments(world);
  // The screen reader looks for names in pseudo-elements, which jsdom does not have.
  allowConsole(/Not implemented: window\.getComputedStyle/);
});
afterEach(() => virtual.stop());

/** Opens a page, and starts the screen reader when its first-level `heading` is there. */
async function open(location: string, heading: string): Promise<void> {
  renderApp({ location });
  await screen.findByRole('heading', { level: 1, name: heading });
  await virtual.start({ container: document.body });
}

/** Waits until `phrases` have been announced because the focus moved or a live region changed. */
async function expectAnnounced(...phrases: readonly string[]): Promise<void> {
  await waitFor(async () =>
    expect(await virtual.spokenPhraseLog()).toEqual(expect.arrayContaining([...phrases])),
  );
}

/** Reads on, after the end of the page from its start, to a phrase that starts with `start`. */
async function readTo(start: string): Promise<void> {
  for (let ends = 0; ends < 2;) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase.startsWith(start)) return;
    if (phrase === 'end of document') ends += 1;
  }
  throw new Error(`Not read: ${start}`);
}

/** Reads on to an element, and activates it. */
async function activate(phrase: string): Promise<void> {
  await readTo(phrase);
  await virtual.clearSpokenPhraseLog();
  await virtual.act();
}

/** Reads on to a field, and types into it. */
async function type(phrase: string, text: string): Promise<void> {
  await activate(phrase);
  await virtual.type(text);
}

describe('§8 accessibility: read by a virtual screen reader', () => {
  it('an assessment of a public link announces each screen, question and choice, the end, and help', async () => {
    await open('/user/fatima/assessments?context=sms', 'Consent');
    await readTo('link, Jump to content');
    await activate('button, I agree');
    await expectAnnounced('heading, Verify your date of birth, level 1');
    await type('textbox, Date of birth, MM/DD/YYYY', '11031979');
    await activate('button, Continue');
    await expectAnnounced('heading, PHQ-9, level 1');
    await readTo('group, Little interest or pleasure in doing things, Question 1 of 2');
    await activate('radio, Several days,');
    await readTo('group, Feeling down, depressed, or hopeless, Question 2 of 2');
    await activate('radio, Several days,');
    await activate('button, Next');
    await expectAnnounced('heading, GAD-7, level 1');
    for (let question = 0; question < 2; question += 1) await activate('radio, Several days,');
    await activate('button, Submit');
    await expectAnnounced('heading, Assessments completed!, level 1');
    await readTo('Thank you. Your answers have been sent to your clinic.');
    await readTo('link, call 911');
    await readTo('link, More ways to get help');
  });

  it('a check-in announces its choices, that it was sent, and the next screen', async () => {
    assignCheckIn(world, 'ada', everyNodeModule);
    signInAs(world, 'ada');
    await open('/check-ins/every-node', 'Every node');
    await activate('radio, At night, not checked, position 2, set size 2');
    await activate('checkbox, Worrying, not checked');
    await activate('button, Submit');
    await expectAnnounced('polite: Thanks for checking in!', 'heading, Check in, level 1');
  });

  it('the login announces which fields are missing; the message of the server is an alert', async () => {
    await open('/login', 'Log in');
    await activate('button, Log in');
    await expectAnnounced('heading, There is a problem, level 2');
    await readTo('link, Enter your email');
    await readTo('link, Enter a password');
    await type('textbox, Email, Required, invalid', 'ada@example.com');
    await type('Password, Required', 'Wrong-Day-42');
    await activate('button, Log in');
    await screen.findByRole('alert');
    await readTo('alert');
    await virtual.next();
    expect(await virtual.lastSpokenPhrase()).toBe('The email or the password is not right.');
  });

  it('a step of the intake announces the summary of errors, whose links lead to the invalid fields', async () => {
    for (const [key, value] of prepareStoredIntake('BASIC_INFO', world))
      localStorage.setItem(key, value);
    await open('/intake?code=intake-nia', 'About you');
    await activate('button, Continue');
    await expectAnnounced('heading, There is a problem, level 2');
    await readTo('link, Enter your first name');
    await readTo('link, Enter your last name');
    await activate('link, Enter your date of birth');
    await expectAnnounced(
      'textbox, Date of birth, Must be at least 13 years old MM/DD/YYYY Date of birth is required, invalid',
    );
  });
});
