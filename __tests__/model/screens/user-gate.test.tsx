import { screen } from '@testing-library/react';
import { userGateEntry } from '../../../machines/user-gate/user-gate.walkthroughs';
import type { UserGateContext } from '../../../machines/user-gate/user-gate.types';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import { userGateSituations } from '../situations/user-gate.situations';
import { pressButton, seeButton, seeHeading, seeLoadFailure, seeLoading, seeText } from './look';
import { screenWalker } from './walk-screens';

const REFUSAL = 'The clinic cannot do this right now.';
const INCORRECT =
  'Incorrect date of birth, did you use the MM/dd/yyyy format? Contact your clinician for further assistance.';

/** What the entry tells states apart by. */
const facts = ({ distinguished }: Expected) =>
  // SAFETY: this is the user gate's `distinguish`.
  distinguished as Pick<UserGateContext, 'failure' | 'birthdayProblem'>;

const walk = screenWalker({
  situations: userGateSituations,
  calls: {
    loadGate: /\/user\/[^/]+(\/consent-info|\/birthday-verification-status)?$/,
    acceptConsent: /\/accept-consent$/,
    verifyBirthday: /\/birthday-verification$/,
  },
  act: {
    AGREED: (user) => pressButton(user, 'I agree'),
    DATE_OF_BIRTH_ENTERED: async (user) => {
      const field = await screen.findByRole('textbox', { name: 'Date of birth' });
      await user.clear(field);
      await user.type(field, '05/17/1990');
      await pressButton(user, 'Continue');
    },
    TRY_AGAIN: (user) => pressButton(user, 'Try again'),
  },
  see: {
    LOADING: seeLoading,
    failed: () => seeLoadFailure(REFUSAL),
    'CONSENT_REQUIRED.reading': async (expected) => {
      await seeHeading('Consent');
      await seeText('We would like to ask you how you are.');
      await seeButton('I agree');
      if (facts(expected).failure !== null) await seeText(REFUSAL);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    'CONSENT_REQUIRED.accepting': async () => {
      await seeHeading('Consent');
      await seeButton('I agree', true);
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.asking': async (expected) => {
      await seeHeading('Verify your date of birth');
      await seeButton('Continue');
      const { birthdayProblem } = facts(expected);
      if (birthdayProblem === null) expect(screen.queryByRole('alert')).toBeNull();
      else await seeText(birthdayProblem.kind === 'incorrect' ? INCORRECT : REFUSAL);
    },
    'BIRTHDAY_CONFIRMATION_REQUIRED.verifying': async () => {
      await seeButton('Continue', true);
      expect(screen.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('05/17/1990');
    },
    open: () => seeHeading('PHQ-9'),
  },
});

describe('§4 public user gate: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(userGateEntry)))('$title', walk);
});
