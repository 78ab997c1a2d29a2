import type { Failure } from '../../../machines/port';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import { button, field, link, pressing, seeButton, seeHeading, seeText, seeWhen } from '../look';
import type { Part, Screen } from '../screen.types';
import type { Stage } from '../stage.types';

type Facts = {
  readonly hasCode: boolean;
  readonly hasAgreed: boolean;
  readonly pageIndex: number;
  readonly pageCount: number | null;
  readonly failure: Failure | null;
};

/** What the entry tells states apart by. */
// SAFETY: this is intake's `distinguish`.
const facts = ({ distinguished }: Expected) => distinguished as Facts;

const REASON = field('What would you like help with?');
const AGREE: Part = { role: 'checkbox', name: 'I have read and agree to these policies' };
const SIGN = 'Confirm & Sign';

async function seeProblem(screen: Screen, expected: Expected): Promise<void> {
  const { failure } = facts(expected);
  if (failure === null) return screen.seeNo({ role: 'alert' });
  const contains = failure.message ?? 'You seem to be offline.';
  return screen.see({ role: 'alert' }, { contains });
}

const seeIntro = async (screen: Screen, isBusy: boolean): Promise<void> => {
  await seeHeading(screen, 'Welcome');
  await seeButton(screen, 'Continue', isBusy);
};

async function seeContactInfo(screen: Screen, isBusy: boolean): Promise<void> {
  await seeHeading(screen, 'How to reach you');
  await screen.see(field('Phone number'), { value: '(201) 555-0123' });
  await seeButton(screen, 'Continue', isBusy);
  await seeButton(screen, 'Back');
}

async function seePolicies(screen: Screen, isAgreed: boolean): Promise<void> {
  await seeHeading(screen, 'Policies');
  await screen.see(link('Notice of privacy practices'));
  await screen.see(AGREE, { isChecked: isAgreed });
  await seeWhen(screen, !isAgreed, { text: 'Tick the box above to sign.' });
}

async function seeReading(screen: Screen, name: string): Promise<void> {
  await seeHeading(screen, name);
  await screen.see({ text: 'Loading…' });
  await seeButton(screen, 'Back');
}

async function seeNotLoaded(screen: Screen, expected: Expected, name: string): Promise<void> {
  await seeHeading(screen, name);
  await seeText(screen, facts(expected).failure?.message ?? '');
  await seeButton(screen, 'Try again');
  await seeButton(screen, 'Back');
}

async function seePage(screen: Screen, expected: Expected, isBusy = false): Promise<void> {
  const { pageIndex, pageCount } = facts(expected);
  await seeHeading(screen, 'Questionnaire');
  await seeWhen(screen, pageIndex === 0, REASON);
  await seeWhen(screen, pageCount === 2, { text: `Page ${pageIndex + 1} of 2` });
  await seeButton(screen, pageIndex === (pageCount ?? 0) - 1 ? 'Submit' : 'Next', isBusy);
}

/** The screens of intake (§4). */
export const intakeStage: Stage = {
  calls: {
    exchangeCode: /\/magic-code\/authenticate$/,
    checkStatus: /\/intake\/status$/,
    saveBasicInfo: /\/intake\/basic-info$/,
    loadPolicies: /\/intake\/policies$/,
    signPolicies: /\/intake\/sign-consent-policies$/,
    loadQuestionnaire: /\/intake\/questionnaire$/,
    submitQuestionnaire: /\/intake\/submit-questionnaire$/,
  },
  act: {
    CONTINUE: pressing('Continue'),
    BACK: pressing('Back'),
    TRY_AGAIN: pressing('Try again'),
    BASIC_INFO_TYPED: (screen) => screen.fill(field('First name'), 'Ni'),
    BASIC_INFO_ENTERED: async (screen) => {
      await screen.fill(field('First name'), 'Nia');
      await screen.fill(field('Last name'), 'Okafor');
      await screen.fill(field('Date of birth'), '03/09/1994');
      await screen.press(button('Continue'));
    },
    CONTACT_INFO_TYPED: (screen) => screen.fill(field('Email'), 'nia@'),
    CONTACT_INFO_ENTERED: async (screen) => {
      await screen.fill(field('Email'), 'nia@example.com');
      await screen.press(button('Continue'));
    },
    AGREEMENT_CHANGED: (screen) => screen.press(AGREE),
    CONSENT_SIGNED: pressing(SIGN),
    ANSWERED: (screen) => screen.fill(REASON, 'Sleep'),
    NEXT: pressing('Next'),
    SUBMIT: pressing('Submit'),
    SKIPPED: pressing('Skip this step'),
    SESSION_LOST: (screen) => screen.tellFromOtherTab({ type: 'signed-out' }),
  },
  see: {
    'INTRO.waiting': async (screen, expected) => {
      await seeIntro(screen, false);
      await seeProblem(screen, expected);
    },
    'INTRO.exchanging': (screen) => seeIntro(screen, true),
    'INTRO.checkingStatus': (screen) => seeIntro(screen, true),
    BASIC_INFO: async (screen) => {
      await seeHeading(screen, 'About you');
      await seeButton(screen, 'Continue');
      await seeButton(screen, 'Back');
    },
    'CONTACT_INFO.asking': async (screen, expected) => {
      await seeContactInfo(screen, false);
      await seeProblem(screen, expected);
    },
    'CONTACT_INFO.saving': (screen) => seeContactInfo(screen, true),
    'POLICIES.loading': (screen) => seeReading(screen, 'Policies'),
    'POLICIES.failed': (screen, expected) => seeNotLoaded(screen, expected, 'Policies'),
    'POLICIES.asking': async (screen, expected) => {
      await seePolicies(screen, facts(expected).hasAgreed);
      await seeProblem(screen, expected);
    },
    'POLICIES.signing': async (screen) => {
      await seePolicies(screen, true);
      await seeButton(screen, SIGN, true);
    },
    QUESTIONNAIRE_INTRO: (screen) => seeHeading(screen, 'A few questions'),
    'QUESTIONNAIRE.loading': (screen) => seeReading(screen, 'Questionnaire'),
    'QUESTIONNAIRE.failed': (screen, expected) => seeNotLoaded(screen, expected, 'Questionnaire'),
    'QUESTIONNAIRE.asking': async (screen, expected) => {
      await seePage(screen, expected);
      await seeProblem(screen, expected);
    },
    'QUESTIONNAIRE.submitting': (screen, expected) => seePage(screen, expected, true),
    PAYMENT: async (screen) => {
      await seeHeading(screen, 'Payment method');
      await seeButton(screen, 'Skip this step');
    },
    COMPLETED: (screen) => seeHeading(screen, 'Check-in complete'),
    alreadyCompleted: (screen) => seeHeading(screen, 'You have already completed your intake'),
    expired: async (screen, expected) => {
      await seeHeading(screen, 'This link has expired');
      await seeWhen(screen, facts(expected).hasCode, button('Resend Link'));
    },
  },
  impossible: {
    'PAYMENT · CARD_SAVED → COMPLETED':
      'The card is typed into the card provider’s own form: see the walkthroughs of saving a card.',
  },
};
