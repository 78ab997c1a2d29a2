import type { UserGateContext } from '../../../machines/user-gate/user-gate.types';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import {
  button,
  field,
  pressing,
  seeButton,
  seeHeading,
  seeLoadFailure,
  seeLoading,
  seeText,
} from '../look';
import type { Stage } from '../stage.types';

const REFUSAL = 'The clinic cannot do this right now.';
const INCORRECT =
  'Incorrect date of birth, did you use the MM/dd/yyyy format? Contact your clinician for further assistance.';

/** What the entry tells states apart by. */
const facts = ({ distinguished }: Expected) =>
  // SAFETY: this is the user gate's `distinguish`.
  distinguished as Pick<UserGateContext, 'failure' | 'birthdayProblem'>;

/** The screens of the public user gate (§4). */
export const userGateStage: Stage = {
  calls: {
    loadGate: /\/user\/[^/]+(\/consent-info|\/birthday-verification-status)?$/,
    acceptConsent: /\/accept-consent$/,
    verifyBirthday: /\/birthday-verification$/,
  },
  act: {
    AGREED: pressing('I agree'),
    DATE_OF_BIRTH_ENTERED: async (screen) => {
      await screen.fill(field('Date of birth'), '05/17/1990');
      await screen.press(button('Continue'));
    },
    TRY_AGAIN: pressing('Try again'),
  },
  see: {
    LOADING: seeLoading,
    failed: (screen) => seeLoadFailure(screen, REFUSAL),
    'CONSENT_REQUIRED.reading': async (screen, expected) => {
      await seeHeading(screen, 'Consent');
      await seeText(screen, 'We would like to ask you how you are.');
      await seeButton(screen, 'I agree');
      if (facts(expected).failure === null) await screen.seeNo({ role: 'alert' });
      else await screen.see({ role: 'alert' }, { contains: REFUSAL });
    },
    'CONSENT_REQUIRED.accepting': async (screen) => {
      await seeHeading(screen, 'Consent');
      await seeButton(screen, 'I agree', true);
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.asking': async (screen, expected) => {
      await seeHeading(screen, 'Verify your date of birth');
      await seeButton(screen, 'Continue');
      const { birthdayProblem } = facts(expected);
      if (birthdayProblem === null) await screen.seeNo({ role: 'alert' });
      else await seeText(screen, birthdayProblem.kind === 'incorrect' ? INCORRECT : REFUSAL);
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.verifying': async (screen) => {
      await seeButton(screen, 'Continue', true);
      await screen.see(field('Date of birth'), { value: '05/17/1990' });
    },
    open: (screen) => seeHeading(screen, 'PHQ-9'),
  },
};
