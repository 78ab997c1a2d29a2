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
import type { Part, Screen } from '../screen.types';
import type { Stage } from '../stage.types';

type Facts = {
  readonly checkIns: readonly string[];
  readonly stepIndex: number;
  readonly answered: readonly string[];
  readonly failure: Failure | null;
};

/** What the entry tells states apart by. */
// SAFETY: this is the stepper's `distinguish`.
const facts = ({ distinguished }: Expected) => distinguished as Facts;

type Page = { readonly id: string; readonly heading: string; readonly asks: Part };

const energy: Part = { label: 'Energy' };
const strength: Part = { label: '7' };
const PAGES: readonly Page[] = [
  { id: 'lifestyle', heading: 'Lifestyle correlates', asks: energy },
  { id: 'lifestyle', heading: 'Lifestyle correlates', asks: { label: 'Positivity' } },
  { id: 'anxiety', heading: 'Anxiety', asks: strength },
];

async function seePage(screen: Screen, expected: Expected): Promise<void> {
  const { checkIns, stepIndex, failure } = facts(expected);
  const pages = PAGES.filter(({ id }) => checkIns.includes(id));
  const page = pages[stepIndex];
  if (page === undefined) throw new Error(`There is no page ${stepIndex}.`);
  await seeHeading(screen, page.heading);
  await screen.see(page.asks);
  await seeWhen(screen, stepIndex > 0, button('Back'));
  if (failure !== null) await seeText(screen, failure.message ?? '');
}

async function seeTaking(screen: Screen, expected: Expected): Promise<void> {
  await seePage(screen, expected);
  const { checkIns, stepIndex, answered } = facts(expected);
  const count = PAGES.filter(({ id }) => checkIns.includes(id)).length;
  await seeButton(screen, stepIndex < count - 1 ? 'Next' : 'Submit');
  if (answered.includes('anxiety')) await screen.see(strength, { isChecked: true });
}

async function seeSending(screen: Screen, expected: Expected): Promise<void> {
  await seePage(screen, expected);
  await seeButton(screen, 'Submit', true);
}

/** The screens of taking check-ins, opened by a public link (§4, D9). */
export const checkInStepperStage: Stage = {
  calls: {
    loadCheckIns: /\/assigned-checkins$/,
    loadAssignedIds: /\/assigned-checkins$/,
    submit: /\/submit-checkins$/,
  },
  act: {
    ANSWERED: (screen, event) =>
      'key' in event && event.key === 'energy'
        ? screen.pressKey(energy, 'ArrowUp')
        : screen.press(strength),
    NEXT: pressing('Next'),
    BACK: pressing('Back'),
    SUBMIT: pressing('Submit'),
    TRY_AGAIN: pressing('Try again'),
  },
  see: {
    loading: seeLoading,
    failed: (screen, expected) => seeLoadFailure(screen, facts(expected).failure?.message ?? ''),
    missing: (screen) => seeHeading(screen, 'This link is no longer available'),
    taking: seeTaking,
    rereading: seeSending,
    submitting: seeSending,
    completed: async (screen) => {
      await seeHeading(screen, 'Check-in complete!');
      await screen.seeNo(field('7'));
    },
  },
};
