/** @jest-environment node */
import { assessmentGateEntry } from '../../../machines/assessment-gate/assessment-gate.walkthroughs';
import { userGateEntry } from '../../../machines/user-gate/user-gate.walkthroughs';
import {
  generateWalkthroughs,
  withoutBeginnings,
} from '../../../machines/walkthroughs/generate-walkthroughs';
import type { Walkthrough } from '../../../machines/walkthroughs/walkthrough.types';

const gate = generateWalkthroughs(userGateEntry);
const taking = generateWalkthroughs(assessmentGateEntry);

const tell = ({ start, steps }: Walkthrough) => [
  start.situation,
  ...steps.map((step) => (step.kind === 'outcome' ? step.situation : step.says)),
];
const showing = (walkthroughs: readonly Walkthrough[], kind: string, id: string) =>
  walkthroughs.find(({ aims }) => aims.some((aim) => aim.kind === kind && aim.id === id));

describe('walkthroughs', () => {
  it('take the shortest way to a state', () => {
    const walkthrough = showing(gate, 'state', 'BIRTHDAY_CONFIRMATION_REQUIRED.verifying');
    expect(walkthrough && tell(walkthrough)).toEqual([
      'link by text message',
      'birthday unverified',
      "Enter a date of birth and press 'Continue'.",
    ]);
  });

  it('take every branch of a guard', () => {
    const branches = gate
      .flatMap(({ aims }) => aims)
      .filter(({ kind, id }) => kind === 'transition' && id.includes('acceptConsent done'));
    expect(branches.map(({ id }) => id).sort()).toEqual([
      'CONSENT_REQUIRED.accepting · acceptConsent done [isBirthdayUnverified] → BIRTHDAY_CONFIRMATION_REQUIRED',
      'CONSENT_REQUIRED.accepting · acceptConsent done → open',
    ]);
  });

  it('pass the states that are left at once', () => {
    const walkthrough = showing(taking, 'state', 'LOADING.resuming');
    expect(walkthrough?.steps.at(-1)?.expected).toMatchObject({
      value: { LOADING: 'submitting' },
      states: ['LOADING', 'LOADING.submitting'],
      passed: ['LOADING.resuming'],
    });
  });

  it('let time pass', () => {
    const walkthrough = showing(taking, 'state', 'SUBMITTED.returning');
    expect(walkthrough?.steps.at(-1)).toMatchObject({
      kind: 'delay',
      delay: 'kioskReturn',
      durationMs: 10_000,
    });
  });

  it('are plain data with an id of their own', () => {
    const all = [...gate, ...taking];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const ids = all.flatMap(({ aims, machineId }) =>
      aims.map(({ kind, id }) => `${machineId} ${kind} ${id}`),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const walkthrough of all) expect(() => JSON.stringify(walkthrough)).not.toThrow();
  });

  it('come out the same each time', () => {
    const again = generateWalkthroughs({ ...userGateEntry });
    expect(JSON.stringify(again)).toBe(JSON.stringify(gate));
  });

  it('that others begin with can be left out without losing an aim', () => {
    const kept = withoutBeginnings(taking);
    expect(kept.length).toBeLessThan(taking.length);
    for (const left of taking.filter((one) => !kept.includes(one))) {
      const words = tell(left);
      expect(kept.some((one) => words.every((word, index) => tell(one)[index] === word))).toBe(
        true,
      );
    }
  });
});
