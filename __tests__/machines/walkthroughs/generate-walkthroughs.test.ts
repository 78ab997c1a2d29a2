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

describe('generated walkthroughs', () => {
  it('take the shortest path to a state', () => {
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

  it('record the transient states that they pass through', () => {
    const walkthrough = findByGoal(taking, 'state', 'LOADING.checkingDefinitions');
    expect(walkthrough?.steps.at(-1)?.expected).toMatchObject({
      value: 'ASSIGNED_TAKEABLE',
      states: ['ASSIGNED_TAKEABLE'],
      passedThrough: ['LOADING.checkingDefinitions'],
    });
  });

  it('contain delays', () => {
    const walkthrough = findByGoal(taking, 'state', 'SUBMITTED.returning');
    expect(walkthrough?.steps.at(-1)).toMatchObject({
      kind: 'delay',
      delay: 'kioskReturn',
      durationMs: 10_000,
    });
  });

  it('from a start that is only for its target, are the shortest path there', () => {
    const from = taking.filter(({ start }) => start.scenario === 'participant');
    expect(from.map(listDescriptions)).toEqual([
      [
        'participant',
        'one overdue',
        'definitions there',
        'Answer every question of PHQ-9.',
        "Press 'Submit'.",
        'answers received',
      ],
    ]);
    expect(from[0]?.steps.at(-1)?.expected.states).toContain('SUBMITTED.acknowledged');
  });

  it('are plain data with unique ids', () => {
    const all = [...gate, ...taking];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const ids = all.flatMap(({ goals, machineId }) =>
      goals.map(({ kind, id }) => `${machineId} ${kind} ${id}`),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const walkthrough of all) expect(() => JSON.stringify(walkthrough)).not.toThrow();
  });

  it('are the same every time', () => {
    const again = generateWalkthroughs({ ...userGateEntry });
    expect(JSON.stringify(again)).toBe(JSON.stringify(gate));
  });

  it('without prefixes still contain every step of the omitted ones', () => {
    const remaining = withoutPrefixes(taking);
    expect(remaining.length).toBeLessThan(taking.length);
    for (const omitted of taking.filter((walkthrough) => !remaining.includes(walkthrough))) {
      const descriptions = listDescriptions(omitted);
      expect(
        remaining.some((walkthrough) =>
          descriptions.every(
            (description, index) => listDescriptions(walkthrough)[index] === description,
          ),
        ),
      ).toBe(true);
    }
  });
});
