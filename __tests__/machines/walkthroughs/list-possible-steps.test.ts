/** @jest-environment node */
import { intakeEntry } from '../../../machines/intake/qa/intake.walkthroughs';
import { listPossibleSteps } from '../../../machines/walkthroughs/list-possible-steps';

const { machine } = intakeEntry;

const listAt = (status: 'active' | 'done') =>
  listPossibleSteps(
    intakeEntry,
    machine.resolveState({ value: 'expired', context: { isAuthenticated: true }, status }),
  ).map(({ description }) => description);

describe('the possible steps', () => {
  it('are none once the machine has reached its end, where it takes no event', () => {
    expect(listAt('active')).toContain('Log out in another tab.');
    expect(listAt('done')).toEqual([]);
  });
});
