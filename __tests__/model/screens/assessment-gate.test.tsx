import { screen, within } from '@testing-library/react';
import { KIOSK_RETURN_MS } from '../../../machines/assessment-gate/assessment-gate.setup';
import { assessmentGateEntry } from '../../../machines/assessment-gate/assessment-gate.walkthroughs';
import type { Failure } from '../../../machines/port';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import type { Expected } from '../../../machines/walkthroughs/walkthrough.types';
import type { World } from '../../../src/sandbox/world/world';
import { expectConsole } from '../../support/fail-on-console';
import { assessmentGateSituations } from '../situations/assessment-gate.situations';
import { pressButton, seeButton, seeHeading, seeLoadFailure, seeLoading, seeText } from './look';
import { screenWalker } from './walk-screens';

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
async function seePage(expected: Expected): Promise<void> {
  const { pages, pageIndex, unanswered, isAttempted, failure } = facts(expected);
  const id = pages[pageIndex] ?? '';
  await seeHeading(NAMES[id] ?? id);
  const place = screen.queryByText(`Assessment ${pageIndex + 1} of ${pages.length}`);
  expect(place !== null).toBe(pages.length > 1);

  const isAnswered = unanswered[id]?.length === 0;
  const [radio] = screen.getAllByRole('radio', { name: 'Several days', hidden: true });
  if (isAnswered) expect(radio).toBeChecked();
  else expect(radio).not.toBeChecked();

  if (isAttempted) expect(await screen.findByText('There is a problem')).toBeVisible();
  else expect(screen.queryByText('There is a problem')).toBeNull();
  if (failure !== null) await seeText(failure.message ?? '');
}

async function seeTaking(expected: Expected): Promise<void> {
  await seePage(expected);
  const { pages, pageIndex } = facts(expected);
  await seeButton(pageIndex < pages.length - 1 ? 'Next' : 'Submit');
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('button', { name: 'Back' }) !== null).toBe(pageIndex > 0);
}

async function seeSending(expected: Expected): Promise<void> {
  await seeButton('Submit', true);
  await seePage(expected);
}

/** One question stands for all, as in the samples. */
function furnish({ instruments }: World): void {
  for (const id of Object.keys(NAMES)) {
    const instrument = instruments.get(id);
    if (instrument === undefined) continue;
    instruments.set(id, { ...instrument, questions: instrument.questions.slice(0, 1) });
  }
}

/** Nothing is sent twice, and all that is received is complete. */
function audit({ submissions }: World): void {
  const received = submissions.flatMap(({ assessments }) => assessments);
  expect(new Set(received.map(({ id }) => id)).size).toBe(received.length);
  for (const { answers } of received) expect(answers).toHaveLength(1);
}

const answer = async (user: { click(element: Element): Promise<void> }) =>
  user.click(screen.getByRole('radio', { name: 'Several days' }));

const walk = screenWalker({
  situations: assessmentGateSituations,
  furnish,
  audit,
  timers: [KIOSK_RETURN_MS],
  calls: {
    loadAssigned: /\/assigned-assessments$/,
    loadDefinitions: /\/public-api\/assessments$/,
    submit: /\/submit-assessments$/,
    readSession: /^\/auth\/session$/,
  },
  act: {
    ANSWERED: answer,
    NEXT: (user) => pressButton(user, 'Next'),
    BACK: (user) => pressButton(user, 'Back'),
    SUBMIT: (user) => pressButton(user, 'Submit'),
    TAKE_ANYWAY: (user) => pressButton(user, 'Take assessment anyway'),
    DONE: (user) => pressButton(user, 'Done'),
    TRY_AGAIN: (user) => pressButton(user, 'Try again'),
  },
  see: {
    'LOADING.loadingAssigned': seeLoading,
    'LOADING.loadingDefinitions': seeLoading,
    'LOADING.rereadingAssigned': seeSending,
    'LOADING.submitting': seeSending,
    failed: () => seeLoadFailure(REFUSAL),
    NONE_ASSIGNED: () => seeHeading('This link is no longer available'),
    ASSIGNED_NO_TAKEABLE: async () => {
      await seeHeading("You're all set!");
      await seeButton('Take assessment anyway');
    },
    ASSIGNED_TAKEABLE: seeTaking,
    'SUBMITTED.checkingSession': seeLoading,
    'SUBMITTED.acknowledged': async () => {
      await seeHeading('Assessments completed!');
      expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    },
    'SUBMITTED.kiosk': async () => {
      // The step after this one leaves the document, which the test's browser cannot.
      expectConsole(/Not implemented: navigation/);
      await seeHeading('Assessments completed!');
      await seeButton('Done');
    },
    'SUBMITTED.returning': () => {
      expect(console.error).toHaveBeenCalled();
      return Promise.resolve();
    },
    'SUBMITTED.onboarding': async (_expected, { path }) => {
      await seeHeading('Set up your account');
      expect(path()).toBe('/accept-invite');
    },
    'SUBMITTED.home': async (_expected, { path }) => {
      await seeHeading(/^Hi, /);
      expect(path()).toBe('/');
    },
    'SUBMITTED.login': async (_expected, { path }) => {
      await seeHeading('Log in');
      expect(path()).toBe('/login');
    },
    'SUBMITTED.more': async (_expected, { path }) => {
      await seeHeading('Your Safety Net');
      expect(path()).toBe('/user/ada/safety-net');
    },
  },
});

describe('§4 assessment taking: every walkthrough on its screens', () => {
  it.each(withoutBeginnings(generateWalkthroughs(assessmentGateEntry)))('$title', walk);
});
