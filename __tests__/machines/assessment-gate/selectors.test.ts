/** @jest-environment node */
import {
  selectIsPageComplete,
  selectRelevant,
} from '../../../machines/assessment-gate/assessment-gate.selectors';
import { startTaking } from './start-taking';

describe('before anything is loaded', () => {
  it.each([{ requestedIds: null }, { requestedIds: ['phq-9'] }])(
    'no assessment is relevant: %j',
    (link) => expect(selectRelevant({ ...link, assigned: null })).toEqual([]),
  );

  it('no page is complete', () => {
    expect(selectIsPageComplete(startTaking().context())).toBe(false);
  });
});
