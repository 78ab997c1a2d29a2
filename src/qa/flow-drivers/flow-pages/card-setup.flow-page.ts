import type { CardProblem } from '../../../../machines/card-setup/card-setup.types';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { button, field, pressButton, expectButton, expectHeading, expectText } from '../assertions';
import type { PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

type StateKey = { readonly problem: CardProblem | null; readonly isTooEarly: boolean };

// SAFETY: the type of `getStateKey` in the registry entry.
const getStateKey = ({ stateKey }: Expected) => stateKey as StateKey;

const TOO_EARLY = 'Payment system not initialized or setup intent missing';

function getProblemText(problem: CardProblem): string {
  switch (problem.kind) {
    case 'notLoaded':
      return "Oops! We couldn't load the payment form. Please try refreshing the page.";
    case 'noIntent':
      return 'Failed to create payment setup intent';
    case 'unusableIntent':
      return 'Failed to set up payment form';
    case 'rejected':
      return problem.message ?? 'Payment setup failed';
    case 'notSaved':
      return 'Failed to save payment method. Please try again.';
  }
}

async function expectProblems(driver: PageDriver, expected: Expected): Promise<void> {
  const { problem, isTooEarly } = getStateKey(expected);
  if (problem !== null)
    await driver.expectVisible({ role: 'alert' }, { contains: getProblemText(problem) });
  if (isTooEarly) await driver.expectVisible({ role: 'alert' }, { contains: TOO_EARLY });
  if (problem === null && !isTooEarly) await driver.expectNotVisible({ role: 'alert' });
}

async function expectStep(driver: PageDriver, expected: Expected): Promise<void> {
  await expectHeading(driver, 'Payment method');
  await expectButton(driver, 'Skip this step');
  await expectProblems(driver, expected);
}

async function expectLoading(driver: PageDriver, expected: Expected): Promise<void> {
  await expectStep(driver, expected);
  if (getStateKey(expected).problem === null) await expectText(driver, 'Loading the card form…');
}

async function expectSaving(driver: PageDriver, expected: Expected): Promise<void> {
  await expectStep(driver, expected);
  await expectButton(driver, 'Save card', true);
  await driver.expectVisible(button('Skip this step'), { isDisabled: true });
}

async function expectCheckingStatus(driver: PageDriver, expected: Expected): Promise<void> {
  await expectSaving(driver, expected);
  await expectText(driver, 'Loading the card form…');
}

const SCRIPT_TIMING = 'The page loads the script; its timing cannot be controlled.';
const FORM_TIMING = 'The provider loads the form; its timing cannot be controlled.';

/** The page object of the payment step (§4, §8), with the card provider of the sandbox. */
export const cardSetupFlowPage: FlowPage = {
  requests: {
    createIntent: /\/billing\/setup-intent$/,
    loadProvider: null,
    readIntent: /^GET \/sandbox-card-provider\/setup-intent$/,
    confirm: /\/sandbox-card-provider\/setup-intent\/confirm$/,
  },
  actions: {
    SAVE: pressButton('Save card'),
    TRY_AGAIN: pressButton('Try again'),
    FORM_READY: async (driver) => {
      await driver.fill(field('Card number'), '4242 4242 4242 4242');
      await driver.fill(field('Expiration date'), '1234');
      await driver.fill(field('Security code'), '123');
    },
    CARD_COMPLETED: (driver) => driver.fill(field('Security code'), '456'),
    STEP_HIDDEN: pressButton('Back'),
    STEP_SHOWN: async (driver) => {
      for (const name of ['Next', 'Submit']) await pressButton(name)(driver);
      await expectHeading(driver, 'Payment method');
    },
  },
  assertions: {
    notConfigured: async (driver, expected) => {
      await expectStep(driver, expected);
      await driver.expectNotVisible(button('Try again'));
    },
    creatingIntent: expectLoading,
    checkingStatus: expectCheckingStatus,
    formUnavailable: async (driver, expected) => {
      await expectStep(driver, expected);
      await expectButton(driver, 'Try again');
    },
    filling: async (driver, expected) => {
      await expectStep(driver, expected);
      await driver.expectVisible(field('Card number'));
      await expectButton(driver, 'Save card');
    },
    verifying: expectSaving,
    confirming: expectSaving,
    hidden: (driver) => expectHeading(driver, 'Questionnaire'),
    saved: (driver) => expectHeading(driver, 'Check-in complete'),
  },
  notVisible: { loadingProvider: SCRIPT_TIMING, mountingForm: FORM_TIMING },
  notReachable: {
    'loadingProvider · loadProvider error → formUnavailable': SCRIPT_TIMING,
    'mountingForm · FORM_FAILED → formUnavailable': FORM_TIMING,
    'mountingForm · STEP_HIDDEN → hidden': FORM_TIMING,
  },
};
