import { KIOSK_RETURN_MS } from '../../../../machines/submission/kiosk-return';
import type { Failure } from '../../../../machines/port';
import type { Expected } from '../../../../machines/walkthroughs/walkthrough.types';
import { REJECTION } from '../../../../machines/walkthroughs/failures';
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
import type { PageDriver } from '../page-driver.types';
import type { FlowPage } from '../flow-page.types';

const PARTICIPANT_HEADER = /^Sam['’]s assessments$/;
const NAMES: Readonly<Record<string, string>> = { 'phq-9': 'PHQ-9', 'gad-7': 'GAD-7' };

type StateKey = {
  readonly pages: readonly string[];
  readonly pageIndex: number;
  readonly unanswered: Readonly<Record<string, readonly string[]>>;
  readonly isAttempted: boolean;
  readonly isRestored: boolean;
  readonly failure: Failure | null;
  readonly userType: 'patient' | 'participant';
};

// SAFETY: the type of `getStateKey` in the registry entry.
const getStateKey = ({ stateKey }: Expected) => stateKey as StateKey;

/** The current page: its heading, position, answer and messages. */
async function expectPage(driver: PageDriver, expected: Expected): Promise<void> {
  const { pages, pageIndex, unanswered, isAttempted, failure, userType } = getStateKey(expected);
  const id = pages[pageIndex] ?? '';
  await expectHeading(driver, NAMES[id] ?? id);
  await expectVisibleIf(driver, userType === 'participant', { text: PARTICIPANT_HEADER });
  const position = { text: `Assessment ${pageIndex + 1} of ${pages.length}` };
  await expectVisibleIf(driver, pages.length > 1, position);
  await driver.expectVisible(field('Several days'), { isChecked: unanswered[id]?.length === 0 });
  await expectVisibleIf(driver, isAttempted, { text: 'There is a problem' });
  if (failure !== null) await expectText(driver, failure.message ?? '');
}

async function expectTaking(driver: PageDriver, expected: Expected): Promise<void> {
  await expectPage(driver, expected);
  const { pages, pageIndex, isRestored } = getStateKey(expected);
  await expectButton(driver, pageIndex < pages.length - 1 ? 'Next' : 'Submit');
  await expectVisibleIf(driver, pageIndex > 0, button('Back'));
  await expectVisibleIf(driver, isRestored, { text: 'We kept your answers.' });
}

async function expectSubmitting(driver: PageDriver, expected: Expected): Promise<void> {
  await expectButton(driver, 'Submit', true);
  await expectPage(driver, expected);
}

async function expectPathAndHeading(
  driver: PageDriver,
  path: string,
  heading: string | RegExp,
): Promise<void> {
  await expectHeading(driver, heading);
  await driver.expectPath(path);
}

/** The page object of taking assessments (§4). */
export const assessmentGateFlowPage: FlowPage = {
  timers: [KIOSK_RETURN_MS],
  requests: {
    loadAssigned: /\/assigned-assessments$/,
    loadStatuses: /\/assigned-assessments$/,
    loadDefinitions: /\/public-api\/assessments$/,
    submit: /\/submit-assessments$/,
    readSession: / \/auth\/session$/,
  },
  actions: {
    ANSWERED: (driver) => driver.press(field('Several days')),
    NEXT: pressButton('Next'),
    BACK: pressButton('Back'),
    SUBMIT: pressButton('Submit'),
    TAKE_ANYWAY: pressButton('Take assessment anyway'),
    DONE: pressButton('Done'),
    TRY_AGAIN: pressButton('Try again'),
    START_OVER: pressButton('Start over'),
    SUBMITTED_ELSEWHERE: postFromFormInOtherTab('assessments'),
    UNSENT_ELSEWHERE: postFromFormInOtherTab('assessments'),
  },
  assertions: {
    'LOADING.loadingAssigned': expectLoading,
    'LOADING.loadingDefinitions': expectLoading,
    'LOADING.loadingStatuses': expectSubmitting,
    'LOADING.submitting': expectSubmitting,
    failed: (driver) => expectLoadError(driver, REJECTION.message),
    NONE_ASSIGNED: (driver) => expectHeading(driver, 'This link is no longer available'),
    ASSIGNED_NO_TAKEABLE: async (driver) => {
      await expectHeading(driver, "You're all set!");
      await expectButton(driver, 'Take assessment anyway');
    },
    ASSIGNED_TAKEABLE: expectTaking,
    'SUBMITTED.checkingSession': expectLoading,
    'SUBMITTED.acknowledged': async (driver) => {
      await expectHeading(driver, 'Assessments completed!');
      await driver.expectNotVisible(button('Done'));
    },
    'SUBMITTED.kiosk': async (driver) => {
      await expectHeading(driver, 'Assessments completed!');
      await expectButton(driver, 'Done');
    },
    'SUBMITTED.returning': (driver) => expectPathAndHeading(driver, '/kiosk/lakeside', /./),
    'SUBMITTED.onboarding': (driver) =>
      expectPathAndHeading(driver, '/accept-invite', 'Set up your account'),
    'SUBMITTED.home': (driver) => expectPathAndHeading(driver, '/', /^Hi, /),
    'SUBMITTED.login': (driver) => expectPathAndHeading(driver, '/login', 'Log in'),
    'SUBMITTED.more': (driver) =>
      expectPathAndHeading(driver, '/user/ada/safety-net', 'Your Safety Net'),
  },
};
