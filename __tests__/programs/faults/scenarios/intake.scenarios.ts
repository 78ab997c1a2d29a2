import {
  button,
  expectHeading,
  field,
  pressButton,
} from '../../../../src/qa/flow-drivers/assertions';
import type { ElementLocator } from '../../../../src/qa/flow-drivers/page-driver.types';
import { cardSetupScenarios } from '../../../../src/qa/sandbox/scenarios/card-setup.scenarios';
import { intakeScenarios as intakeSandbox } from '../../../../src/qa/sandbox/scenarios/intake.scenarios';
import { getScenario } from '../../../../src/qa/sandbox/scenarios/scenario.types';
import { expireAccessTokens } from '../../../../src/qa/sandbox/world/sessions';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { after, DONE, NEVER_NOTICED, onceThen, REFUSALS, RELOADS, show } from './outcomes';
import type { Outcome, Scenario } from './scenario.types';
import { heading } from './screens';

const EXPIRED = show(heading('This link has expired'));
const AGREE: ElementLocator = {
  role: 'checkbox',
  name: 'I have read and agree to these policies',
};

const startAt = (name: string) => getScenario(intakeSandbox.initialStates, name);
const setUp = (name: string) => (world: World) =>
  getScenario(intakeSandbox.outcomes, name)(world, 'nia', null);

/** After a reload the first step is there; `shows` is what follows. */
const startAgain = (shows?: ElementLocator): Outcome => ({
  kind: 'screen',
  shows: heading('Welcome'),
  next: { act: pressButton('Continue'), ...(shows !== undefined && { shows }) },
});

/** The first step, with a link (§4 INTRO). */
const introScenarios: readonly Scenario[] = [
  {
    name: 'read the clinic of an intake link',
    covers: ['getBranding'],
    request: 'clinic-branding',
    kind: 'query',
    session: 'none',
    isInBackground: true,
    start: startAt('first visit'),
    done: heading('Welcome'),
    outcomes: NEVER_NOTICED,
  },
  {
    name: 'start the intake',
    covers: ['authenticateMagicCode'],
    request: 'magic-code',
    kind: 'command',
    session: 'none',
    start: startAt('first visit'),
    prepare: (driver) => expectHeading(driver, 'Welcome'),
    send: pressButton('Continue'),
    done: heading('About you'),
    outcomes: after(REFUSALS, EXPIRED),
  },
  {
    name: 'start the intake with a link that can be used once',
    covers: ['authenticateMagicCode'],
    request: 'magic-code',
    kind: 'command',
    session: 'none',
    seed: (world) => {
      world.magicCodeUse = 'once';
    },
    faults: ['lost', 'malformed', 'shape', 'empty'],
    moreFaults: RELOADS,
    start: startAt('first visit'),
    prepare: (driver) => expectHeading(driver, 'Welcome'),
    send: pressButton('Continue'),
    done: heading('About you'),
    outcomes: {
      // The code is used up, and its tokens are lost: the page offers a new link.
      ...onceThen(['lost', 'malformed', 'shape', 'empty'], button('Resend Link')),
      'reload-unsent': startAgain(),
      'reload-lost': startAgain(button('Resend Link')),
      // Depending on the moment, the first step or the next one; the session is stored, and the code is not needed again.
      'reload-after': {
        kind: 'screen',
        shows: heading(/^(?:Welcome|About you)$/),
        next: { act: pressButton('Continue') },
      },
    },
  },
  {
    name: 'read the status of the intake',
    covers: ['getIntakeStatus'],
    request: 'intake-status',
    kind: 'query',
    session: 'intake',
    start: startAt('first visit'),
    prepare: (driver) => expectHeading(driver, 'Welcome'),
    send: pressButton('Continue'),
    done: heading('About you'),
  },
  {
    name: 'send a new link',
    covers: ['resendMagicLink'],
    request: 'resend-magic-link',
    kind: 'command',
    session: 'none',
    start: { userId: 'nia', path: '/intake/expired-link?code=intake-nia-expired' },
    prepare: (driver) => driver.expectVisible(button('Resend Link')),
    send: pressButton('Resend Link'),
    done: { text: 'A new link has been sent.' },
    isEnd: true,
    // Any object confirms it.
    outcomes: { shape: DONE },
  },
];

/** The steps after it (§4). */
const stepScenarios: readonly Scenario[] = [
  {
    name: 'read the clinic of the intake',
    covers: ['getClinicInfo'],
    request: 'clinic-info',
    kind: 'query',
    session: 'intake',
    isInBackground: true,
    start: startAt('back at basic info'),
    done: heading('About you'),
    outcomes: NEVER_NOTICED,
  },
  {
    name: 'save the contact info',
    covers: ['saveBasicInfo'],
    request: 'basic-info',
    kind: 'command',
    session: 'intake',
    isBodyIgnored: true,
    start: startAt('back at contact info'),
    prepare: (driver) => expectHeading(driver, 'How to reach you'),
    send: pressButton('Continue'),
    done: heading('Policies'),
  },
  {
    name: 'refresh the session of the intake',
    covers: ['refreshToken'],
    request: 'refresh-token',
    kind: 'command',
    session: 'none',
    start: startAt('back at contact info'),
    prepare: async (driver, { sessions }) => {
      await expectHeading(driver, 'How to reach you');
      // The clinic's number comes with another request, which must not be the one that refreshes.
      await driver.expectVisible({ text: '(201) 555-0100' });
      expireAccessTokens(sessions);
    },
    send: pressButton('Continue'),
    done: heading('Policies'),
    outcomes: {
      ...after(REFUSALS, EXPIRED),
      // A refresh token can be used once, so that the second one is refused.
      ...after(['lost', 'malformed', 'shape', 'empty'], {
        kind: 'error',
        then: heading('This link has expired'),
      }),
      'reload-unsent': {
        kind: 'screen',
        shows: heading('How to reach you'),
        next: { act: pressButton('Continue') },
      },
      'reload-lost': EXPIRED,
      // Depending on the moment, the step or the next one.
      'reload-after': show(heading(/^(?:How to reach you|Policies)$/)),
    },
    moreFaults: RELOADS,
  },
  {
    name: 'read the policies',
    covers: ['getPolicies'],
    request: 'policies',
    kind: 'query',
    session: 'intake',
    start: startAt('back at policies'),
    seed: setUp('policies'),
    done: AGREE,
  },
  {
    name: 'sign the policies',
    covers: ['signPolicies'],
    request: 'sign-consent-policies',
    kind: 'command',
    session: 'intake',
    isBodyIgnored: true,
    start: startAt('back at policies'),
    seed: setUp('policies'),
    prepare: (driver) => driver.press(AGREE),
    send: pressButton('Confirm & Sign'),
    done: heading('A few questions'),
  },
  {
    name: 'read the questionnaire',
    covers: ['getQuestionnaire'],
    request: 'questionnaire',
    kind: 'query',
    session: 'intake',
    start: startAt('back at questionnaire'),
    seed: setUp('one page'),
    done: field('What would you like help with?'),
  },
  {
    name: 'submit the questionnaire',
    covers: ['submitQuestionnaire'],
    request: 'submit-questionnaire',
    kind: 'command',
    session: 'intake',
    isBodyIgnored: true,
    start: startAt('back at questionnaire'),
    seed: setUp('one page'),
    prepare: (driver) => driver.fill(field('What would you like help with?'), 'Sleep'),
    send: pressButton('Submit'),
    done: heading('Payment method'),
  },
  {
    name: 'open the payment step',
    covers: ['createSetupIntent'],
    request: 'setup-intent',
    kind: 'command',
    session: 'intake',
    start: startAt('back at payment'),
    seed: cardSetupScenarios.seed,
    done: { label: 'Card number' },
    logs: /Failed to load Stripe/,
  },
];

export const intakeScenarios: readonly Scenario[] = [...introScenarios, ...stepScenarios];
