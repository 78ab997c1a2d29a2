/** @jest-environment node */
import { assessmentGateEntry } from '../../../machines/assessment-gate/qa/assessment-gate.walkthroughs';
import { userGateEntry } from '../../../machines/user-gate/qa/user-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutPrefixes,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import type { Walkthrough } from '../../../machines/walkthroughs/walkthrough.types';

const gate = generateWalkthroughs(userGateEntry);
const taking = generateWalkthroughs(assessmentGateEntry);

const listDescriptions = ({ start, steps }: Walkthrough) => [
  start.scenario,
  ...steps.map((step) => (step.kind === 'outcome' ? step.scenario : step.description)),
];
const findByGoal = (walkthroughs: readonly Walkthrough[], kind: string, id: string) =>
  walkthroughs.find(({ goals }) => goals.some((goal) => goal.kind === kind && goal.id === id));

describe('walkthroughs', () => {
  it('take the shortest way to a state', () => {
    const walkthrough = findByGoal(gate, 'state', 'BIRTHDAY_CONFIRMATION_REQUIRED.verifying');
    expect(walkthrough && listDescriptions(walkthrough)).toEqual([
      'link by text message',
      'birthday unverified',
      "Enter a date of birth and press 'Continue'.",
    ]);
  });

  it('take every branch of a guard', () => {
    const branches = gate
      .flatMap(({ goals }) => goals)
      .filter(({ kind, id }) => kind === 'transition' && id.includes('acceptConsent done'));
    expect(branches.map(({ id }) => id).sort()).toEqual([
      'CONSENT_REQUIRED.accepting · acceptConsent done [isBirthdayUnverified] → BIRTHDAY_CONFIRMATION_REQUIRED',
      'CONSENT_REQUIRED.accepting · acceptConsent done → open',
    ]);
  });

  it('pass the states that are left at once', () => {
    const walkthrough = findByGoal(taking, 'state', 'LOADING.checkingReceived');
    expect(walkthrough?.steps.at(-1)?.expected).toMatchObject({
      value: { LOADING: 'submitting' },
      states: ['LOADING', 'LOADING.submitting'],
      passedThrough: ['LOADING.checkingReceived'],
    });
  });

  it('let time pass', () => {
    const walkthrough = findByGoal(taking, 'state', 'SUBMITTED.returning');
    expect(walkthrough?.steps.at(-1)).toMatchObject({
      kind: 'delay',
      delay: 'kioskReturn',
      durationMs: 10_000,
    });
  });

  it('are plain data with an id of their own', () => {
    const all = [...gate, ...taking];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const ids = all.flatMap(({ goals, machineId }) =>
      goals.map(({ kind, id }) => `${machineId} ${kind} ${id}`),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const walkthrough of all) expect(() => JSON.stringify(walkthrough)).not.toThrow();
  });

  it('come out the same each time', () => {
    const again = generateWalkthroughs({ ...userGateEntry });
    expect(JSON.stringify(again)).toBe(JSON.stringify(gate));
  });

  it('that others begin with can be left out without losing an aim', () => {
    const kept = withoutPrefixes(taking);
    expect(kept.length).toBeLessThan(taking.length);
    for (const omitted of taking.filter((one) => !kept.includes(one))) {
      const descriptions = listDescriptions(omitted);
      expect(
        kept.some((one) =>
          descriptions.every((description, index) => listDescriptions(one)[index] === description),
        ),
      ).toBe(true);
    }
  });
});
