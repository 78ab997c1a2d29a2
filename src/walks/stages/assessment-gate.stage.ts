import { KIOSK_RETURN_MS } from '../../../machines/assessment-gate/assessment-gate.setup';
import type { Failure } from '../../../machines/port';
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
  seeWhen,
} from '../look';
import type { Screen } from '../screen.types';
import type { Stage } from '../stage.types';

const REFUSAL = 'The clinic cannot do this right now.';
const NAMES: Readonly<Record<string, string>> = { 'phq-9': 'PHQ-9', 'gad-7': 'GAD-7' };

type Facts = {
  readonly pages: readonly string[];
  readonly pageIndex: number;
  readonly unanswered: Readonly<Record<string, readonly string[]>>;
  readonly isAttempted: boolean;
  readonly failure: Failure | null;
};

/** What the entry tells states apart by. */
// SAFETY: this is the assessment gate's `distinguish`.
const facts = ({ distinguished }: Expected) => distinguished as Facts;

/** The page that is taken: its heading and place, its answer, and what it says after a press. */
async function seePage(screen: Screen, expected: Expected): Promise<void> {
  const { pages, pageIndex, unanswered, isAttempted, failure } = facts(expected);
  const id = pages[pageIndex] ?? '';
  await seeHeading(screen, NAMES[id] ?? id);
  const place = { text: `Assessment ${pageIndex + 1} of ${pages.length}` };
  await seeWhen(screen, pages.length > 1, place);
  await screen.see(field('Several days'), { isChecked: unanswered[id]?.length === 0 });
  await seeWhen(screen, isAttempted, { text: 'There is a problem' });
  if (failure !== null) await seeText(screen, failure.message ?? '');
}

async function seeTaking(screen: Screen, expected: Expected): Promise<void> {
  await seePage(screen, expected);
  const { pages, pageIndex } = facts(expected);
  await seeButton(screen, pageIndex < pages.length - 1 ? 'Next' : 'Submit');
  await seeWhen(screen, pageIndex > 0, button('Back'));
}

async function seeSending(screen: Screen, expected: Expected): Promise<void> {
  await seeButton(screen, 'Submit', true);
  await seePage(screen, expected);
}

async function seeAt(screen: Screen, path: string, heading: string | RegExp): Promise<void> {
  await seeHeading(screen, heading);
  await screen.seePath(path);
}

/** The screens of taking assessments (§4). */
export const assessmentGateStage: Stage = {
  timers: [KIOSK_RETURN_MS],
  calls: {
    loadAssigned: /\/assigned-assessments$/,
    loadDefinitions: /\/public-api\/assessments$/,
    submit: /\/submit-assessments$/,
    readSession: / \/auth\/session$/,
  },
  act: {
    ANSWERED: (screen) => screen.press(field('Several days')),
    NEXT: pressing('Next'),
    BACK: pressing('Back'),
    SUBMIT: pressing('Submit'),
    TAKE_ANYWAY: pressing('Take assessment anyway'),
    DONE: pressing('Done'),
    TRY_AGAIN: pressing('Try again'),
  },
  see: {
    'LOADING.loadingAssigned': seeLoading,
    'LOADING.loadingDefinitions': seeLoading,
    'LOADING.rereadingAssigned': seeSending,
    'LOADING.submitting': seeSending,
    failed: (screen) => seeLoadFailure(screen, REFUSAL),
    NONE_ASSIGNED: (screen) => seeHeading(screen, 'This link is no longer available'),
    ASSIGNED_NO_TAKEABLE: async (screen) => {
      await seeHeading(screen, "You're all set!");
      await seeButton(screen, 'Take assessment anyway');
    },
    ASSIGNED_TAKEABLE: seeTaking,
    'SUBMITTED.checkingSession': seeLoading,
    'SUBMITTED.acknowledged': async (screen) => {
      await seeHeading(screen, 'Assessments completed!');
      await screen.seeNo(button('Done'));
    },
    'SUBMITTED.kiosk': async (screen) => {
      await seeHeading(screen, 'Assessments completed!');
      await seeButton(screen, 'Done');
    },
    'SUBMITTED.returning': (screen) => seeAt(screen, '/kiosk/lakeside', /./),
    'SUBMITTED.onboarding': (screen) => seeAt(screen, '/accept-invite', 'Set up your account'),
    'SUBMITTED.home': (screen) => seeAt(screen, '/', /^Hi, /),
    'SUBMITTED.login': (screen) => seeAt(screen, '/login', 'Log in'),
    'SUBMITTED.more': (screen) => seeAt(screen, '/user/ada/safety-net', 'Your Safety Net'),
  },
};
