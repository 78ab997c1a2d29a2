/** @jest-environment node */
import { intakeEntry } from '../../../machines/intake/qa/intake.walkthroughs';
import { listPossibleSteps } from '../../../machines/walkthroughs/list-possible-steps';

const { machine } = intakeEntry;

describe('the possible steps', () => {
  it('are none at the end of a machine, where an event of the machine itself has no effect', () => {
    const end = machine.resolveState({ value: 'expired', context: { isAuthenticated: true } });
    expect(end.can({ type: 'SIGNED_OUT' })).toBe(true);
    expect(listPossibleSteps(intakeEntry, end)).toEqual([]);
  });
});
