/** @jest-environment node */
import { assessmentGateEntry } from '../../../../machines/assessment-gate/qa/assessment-gate.walkthroughs';
import { onboardingEntry } from '../../../../machines/onboarding/qa/onboarding.walkthroughs';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { findMissingResult, toGuardTable } from '../../../../src/qa/visualiser/guards/guard-table';

function getRow(entry: MachineEntry, guard: string, walkthroughs = generateWalkthroughs(entry)) {
  const row = toGuardTable(entry, walkthroughs).find(
    ({ transition }) => transition.guard === guard,
  );
  if (row === undefined) throw new Error(`There is no guard ${guard}.`);
  return row;
}

const tookTransition = ({ initial, steps }: Walkthrough, id: string) =>
  [initial, ...steps.map(({ expected }) => expected)].some(({ transitions }) =>
    transitions.includes(id),
  );

describe('guard table', () => {
  it.each(MACHINE_REGISTRY)('has each guard of "$title" both true and false', (entry) => {
    const incomplete = toGuardTable(entry, generateWalkthroughs(entry)).flatMap((row) => {
      const missing = findMissingResult(row);
      return missing === null ? [] : [`${row.transition.id}: ${missing}`];
    });
    expect(incomplete).toEqual([]);
  });

  it.each(MACHINE_REGISTRY)(
    'has a guard of "$title" true exactly in the walkthroughs that take its transition',
    (entry) => {
      const walkthroughs = generateWalkthroughs(entry);
      for (const { transition, trueIn } of toGuardTable(entry, walkthroughs))
        expect(trueIn.map(({ walkthrough }) => walkthrough)).toEqual(
          walkthroughs.filter((walkthrough) => tookTransition(walkthrough, transition.id)),
        );
    },
  );

  it('has a guard false where a later transition of the same event was taken', () => {
    const { transition, falseIn } = getRow(userGateEntry, 'isCorrect');
    const wrong = falseIn.map(({ walkthrough, step, isRefused }) => {
      expect(isRefused).toBe(false);
      return walkthrough.steps[step - 1];
    });
    expect(wrong.length).toBeGreaterThan(0);
    for (const step of wrong) {
      expect(step?.event.type).toBe('xstate.done.actor.verifyBirthday');
      expect(step?.expected.transitions).not.toContain(transition.id);
    }
  });

  it('has a guard of an event without effect false, and marks that the event is not sent', () => {
    const { falseIn } = getRow(assessmentGateEntry, 'hasPreviousPage');
    expect(falseIn.length).toBeGreaterThan(0);
    expect(falseIn.every(({ isRefused }) => isRefused)).toBe(true);
  });

  it('evaluates the guards of the start', () => {
    const { trueIn, falseIn } = getRow(onboardingEntry, 'startsAtVerify');
    expect([trueIn[0]?.step, falseIn[0]?.step]).toEqual([0, 0]);
  });

  it('shows what is missing if there are too few walkthroughs', () => {
    const { transition } = getRow(userGateEntry, 'isCorrect');
    const walkthroughs = generateWalkthroughs(userGateEntry);
    const without = walkthroughs.filter((one) => !tookTransition(one, transition.id));
    expect(findMissingResult(getRow(userGateEntry, 'isCorrect', without))).toBe('never true');
    const { falseIn } = getRow(userGateEntry, 'isCorrect');
    const withFalse = new Set(falseIn.map(({ walkthrough }) => walkthrough));
    const onlyTrue = walkthroughs.filter((one) => !withFalse.has(one));
    expect(findMissingResult(getRow(userGateEntry, 'isCorrect', onlyTrue))).toBe('never false');
  });
});
