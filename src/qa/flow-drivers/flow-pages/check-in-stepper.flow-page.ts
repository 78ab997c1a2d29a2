import type { Failure } from '../../../../machines/port';
import { KIOSK_RETURN_MS } from '../../../../machines/submission/kiosk-return';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { postFromFormInOtherTab } from '../post-from-form-in-other-tab';
import {
  button,
  field,
  pressButton,
  expectButton,
  expectHeading,
  expectLoadError,
  expectLoading,
  expectText,
  expectVisibleIf,
} from '../assertions';
import type { ElementLocator, PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

type StateKey = {
  readonly checkIns: readonly string[];
  readonly stepIndex: number;
  readonly answered: readonly string[];
  readonly isRestored: boolean;
  readonly failure: Failure | null;
};

// SAFETY: the type of `getStateKey` in the registry entry.
const getStateKey = ({ stateKey }: Expected) => stateKey as StateKey;

type Page = { readonly id: string; readonly heading: string; readonly question: ElementLocator };

const energy: ElementLocator = { role: 'slider', name: 'Energy' };
const strength: ElementLocator = { label: '7' };
const PAGES: readonly Page[] = [
  { id: 'lifestyle', heading: 'Lifestyle correlates', question: energy },
  {
    id: 'lifestyle',
    heading: 'Lifestyle correlates',
    question: { role: 'slider', name: 'Positivity' },
  },
  { id: 'anxiety', heading: 'Anxiety', question: strength },
];

async function expectPage(driver: PageDriver, expected: Expected): Promise<void> {
  const { checkIns, stepIndex, failure } = getStateKey(expected);
  const pages = PAGES.filter(({ id }) => checkIns.includes(id));
  const page = pages[stepIndex];
  if (page === undefined) throw new Error(`There is no page ${stepIndex}.`);
  await expectHeading(driver, page.heading);
  await driver.expectVisible(page.question);
  await expectVisibleIf(driver, stepIndex > 0, button('Back'));
  if (failure !== null) await expectText(driver, failure.message ?? '');
}

async function expectTaking(driver: PageDriver, expected: Expected): Promise<void> {
  await expectPage(driver, expected);
  const { checkIns, stepIndex, answered, isRestored } = getStateKey(expected);
  await expectVisibleIf(driver, isRestored, { text: 'We kept your answers.' });
  const count = PAGES.filter(({ id }) => checkIns.includes(id)).length;
  await expectButton(driver, stepIndex < count - 1 ? 'Next' : 'Submit');
  if (answered.includes('anxiety')) await driver.expectVisible(strength, { isChecked: true });
}

async function expectSubmitting(driver: PageDriver, expected: Expected): Promise<void> {
  await expectPage(driver, expected);
  await expectButton(driver, 'Submit', true);
}

/** The page object of taking check-ins, opened with a public link (§4, D9). */
export const checkInStepperFlowPage: FlowPage = {
  timers: [KIOSK_RETURN_MS],
  requests: {
    loadCheckIns: /\/assigned-checkins$/,
    loadStatuses: /\/assigned-checkins$/,
    submit: /\/submit-checkins$/,
  },
  actions: {
    ANSWERED: (driver, event) =>
      'key' in event && event.key === 'energy'
        ? driver.pressKey(energy, 'ArrowUp')
        : driver.press(strength),
    NEXT: pressButton('Next'),
    BACK: pressButton('Back'),
    SUBMIT: pressButton('Submit'),
    TRY_AGAIN: pressButton('Try again'),
    START_OVER: pressButton('Start over'),
    DONE: pressButton('Done'),
    SUBMITTED_ELSEWHERE: postFromFormInOtherTab('check-ins'),
    UNSENT_ELSEWHERE: postFromFormInOtherTab('check-ins'),
  },
  assertions: {
    loading: expectLoading,
    failed: (driver, expected) =>
      expectLoadError(driver, getStateKey(expected).failure?.message ?? ''),
    missing: (driver) => expectHeading(driver, 'This link is no longer available'),
    taking: expectTaking,
    loadingStatuses: expectSubmitting,
    submitting: expectSubmitting,
    'completed.acknowledged': async (driver) => {
      await expectHeading(driver, 'Check-in complete!');
      await driver.expectNotVisible(field('7'));
    },
    'completed.kiosk': async (driver) => {
      await expectHeading(driver, 'Check-in complete!');
      await expectButton(driver, 'Done');
      await driver.expectNotVisible({ text: /^Sent / });
    },
    'completed.returning': async (driver) => {
      await expectHeading(driver, /./);
      await driver.expectPath('/kiosk/lakeside');
    },
  },
};
