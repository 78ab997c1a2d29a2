import type { Failure } from '../../../../machines/port';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import {
  button,
  field,
  link,
  pressButton,
  expectButton,
  expectHeading,
  expectText,
  expectVisibleIf,
} from '../assertions';
import type { ElementLocator, PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

type StateKey = {
  readonly hasCode: boolean;
  readonly hasAgreed: boolean;
  readonly pageIndex: number;
  readonly pageCount: number | null;
  readonly failure: Failure | null;
};

// SAFETY: the type of `getStateKey` in the registry entry.
const getStateKey = ({ stateKey }: Expected) => stateKey as StateKey;

const REASON = field('What would you like help with?');
const AGREE: ElementLocator = { role: 'checkbox', name: 'I have read and agree to these policies' };
const SIGN = 'Confirm & Sign';
const SIGNED_OUT_REASON = /^You signed out in another tab, so this form was closed/;

async function expectProblem(driver: PageDriver, expected: Expected): Promise<void> {
  const { failure } = getStateKey(expected);
  if (failure === null) return driver.expectNotVisible({ role: 'alert' });
  const contains = failure.message ?? 'You seem to be offline.';
  return driver.expectVisible({ role: 'alert' }, { contains });
}

const expectIntro = async (driver: PageDriver, isBusy: boolean): Promise<void> => {
  await expectHeading(driver, 'Welcome');
  await expectButton(driver, 'Continue', isBusy);
};

async function expectContactInfo(driver: PageDriver, isBusy: boolean): Promise<void> {
  await expectHeading(driver, 'How to reach you');
  await driver.expectVisible(field('Phone number'), { isReadOnly: isBusy });
  await expectButton(driver, 'Continue', isBusy);
  await expectButton(driver, 'Back');
}

async function expectPolicies(driver: PageDriver, isAgreed: boolean): Promise<void> {
  await expectHeading(driver, 'Policies');
  await driver.expectVisible(link('Notice of privacy practices'));
  await driver.expectVisible(AGREE, { isChecked: isAgreed });
  await expectVisibleIf(driver, !isAgreed, { text: 'Check the box above to sign.' });
}

async function expectStepLoading(driver: PageDriver, name: string): Promise<void> {
  await expectHeading(driver, name);
  await driver.expectVisible({ text: 'Loading…' });
  await expectButton(driver, 'Back');
}

async function expectStepLoadError(
  driver: PageDriver,
  expected: Expected,
  name: string,
): Promise<void> {
  await expectHeading(driver, name);
  await expectText(driver, getStateKey(expected).failure?.message ?? '');
  await expectButton(driver, 'Try again');
  await expectButton(driver, 'Back');
}

async function expectPage(driver: PageDriver, expected: Expected, isBusy = false): Promise<void> {
  const { pageIndex, pageCount } = getStateKey(expected);
  await expectHeading(driver, 'Questionnaire');
  await expectVisibleIf(driver, pageIndex === 0, REASON);
  await expectVisibleIf(driver, pageCount === 2, {
    text: new RegExp(`, page ${pageIndex + 1} of 2$`),
  });
  await expectButton(driver, pageIndex === (pageCount ?? 0) - 1 ? 'Submit' : 'Next', isBusy);
}

async function expectExpired(driver: PageDriver, expected: Expected): Promise<void> {
  await expectHeading(driver, 'This link has expired');
  await expectVisibleIf(driver, getStateKey(expected).hasCode, button('Resend Link'));
}

/** The page object of intake (§4). */
export const intakeFlowPage: FlowPage = {
  requests: {
    exchangeCode: /\/magic-code\/authenticate$/,
    checkStatus: /\/intake\/status$/,
    saveBasicInfo: /\/intake\/basic-info$/,
    loadPolicies: /\/intake\/policies$/,
    signPolicies: /\/intake\/sign-consent-policies$/,
    loadQuestionnaire: /\/intake\/questionnaire$/,
    submitQuestionnaire: /\/intake\/submit-questionnaire$/,
  },
  actions: {
    CONTINUE: pressButton('Continue'),
    BACK: pressButton('Back'),
    TRY_AGAIN: pressButton('Try again'),
    BASIC_INFO_TYPED: (driver) => driver.fill(field('First name'), 'Ni'),
    BASIC_INFO_ENTERED: async (driver) => {
      await driver.fill(field('First name'), 'Nia');
      await driver.fill(field('Last name'), 'Okafor');
      await driver.fill(field('Date of birth'), '03/09/1994');
      await driver.press(button('Continue'));
    },
    CONTACT_INFO_TYPED: (driver) => driver.fill(field('Email'), 'nia@'),
    CONTACT_INFO_ENTERED: async (driver) => {
      await driver.fill(field('Phone number'), '(201) 555-0123');
      await driver.fill(field('Email'), 'nia@example.com');
      await driver.press(button('Continue'));
    },
    AGREEMENT_CHANGED: (driver) => driver.press(AGREE),
    CONSENT_SIGNED: pressButton(SIGN),
    ANSWERED: (driver) => driver.fill(REASON, 'Sleep'),
    INPUT_DELETED: async (driver) => {
      await driver.press(button('Delete my answers'));
      await driver.press(button('Delete'));
    },
    NEXT: pressButton('Next'),
    SUBMIT: pressButton('Submit'),
    SKIPPED: pressButton('Skip this step'),
    SIGNED_OUT: (driver) => driver.postFromOtherTab({ type: 'signed-out' }),
  },
  assertions: {
    'INTRO.waiting': async (driver, expected) => {
      await expectIntro(driver, false);
      await expectProblem(driver, expected);
    },
    'INTRO.exchanging': (driver) => expectIntro(driver, true),
    'INTRO.checkingStatus': (driver) => expectIntro(driver, true),
    BASIC_INFO: async (driver) => {
      await expectHeading(driver, 'About you');
      await expectButton(driver, 'Continue');
      await expectButton(driver, 'Back');
    },
    'CONTACT_INFO.asking': async (driver, expected) => {
      await expectContactInfo(driver, false);
      await expectProblem(driver, expected);
    },
    'CONTACT_INFO.saving': (driver) => expectContactInfo(driver, true),
    'POLICIES.loading': (driver) => expectStepLoading(driver, 'Policies'),
    'POLICIES.failed': (driver, expected) => expectStepLoadError(driver, expected, 'Policies'),
    'POLICIES.asking': async (driver, expected) => {
      await expectPolicies(driver, getStateKey(expected).hasAgreed);
      await expectProblem(driver, expected);
    },
    'POLICIES.signing': async (driver) => {
      await expectPolicies(driver, true);
      await expectButton(driver, SIGN, true);
    },
    QUESTIONNAIRE_INTRO: (driver) => expectHeading(driver, 'A few questions'),
    'QUESTIONNAIRE.loading': (driver) => expectStepLoading(driver, 'Questionnaire'),
    'QUESTIONNAIRE.failed': (driver, expected) =>
      expectStepLoadError(driver, expected, 'Questionnaire'),
    'QUESTIONNAIRE.asking': async (driver, expected) => {
      await expectPage(driver, expected);
      await expectProblem(driver, expected);
    },
    'QUESTIONNAIRE.submitting': (driver, expected) => expectPage(driver, expected, true),
    PAYMENT: async (driver) => {
      await expectHeading(driver, 'Payment method');
      await expectButton(driver, 'Skip this step');
    },
    COMPLETED: (driver) => expectHeading(driver, 'Check-in complete'),
    alreadyCompleted: (driver) => expectHeading(driver, 'You have already completed your intake'),
    expired: expectExpired,
    signedOut: async (driver) => {
      await expectHeading(driver, 'This link has expired');
      await driver.expectNotVisible(button('Resend Link'));
      await expectText(driver, SIGNED_OUT_REASON);
    },
  },
  notReachable: {
    ' · SESSION_ENDED [isAuthenticated] → expired':
      'The session is lost in a request of a step, and walkthroughs hold these until their outcome.',
    'PAYMENT · CARD_SAVED → COMPLETED':
      'The card form belongs to the card provider: see the walkthroughs of saving a card.',
  },
};
