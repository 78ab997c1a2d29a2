/** @jest-environment node */
import { getReceivedIds } from '../../../machines/submission/get-received-ids';
import type { FormStatus } from '../../../machines/submission/submission.types';

const assign = (more: Partial<FormStatus> = {}): FormStatus => ({
  id: 'phq-9',
  isOverdue: false,
  ...more,
});
const toForm = (id: string) => ({ id, fingerprint: '' });
const isReceived = (before: readonly FormStatus[], now: readonly FormStatus[]) =>
  getReceivedIds({ forms: [toForm('phq-9')], before }, now).length === 1;

describe('D9 a form was received between two lists', () => {
  it.each<[string, readonly FormStatus[], readonly FormStatus[]]>([
    ['it is no longer assigned', [assign()], []],
    ['it is no longer overdue', [assign({ isOverdue: true })], [assign()]],
    [
      'none of its assignments is overdue any more',
      [assign({ isOverdue: true }), assign()],
      [assign(), assign()],
    ],
    ['it is due later', [assign({ dueAt: 1 })], [assign({ dueAt: 2 })]],
    [
      'its next assignment is due later, in whatever order',
      [assign({ dueAt: 9 }), assign({ dueAt: 1 }), assign({ dueAt: null })],
      [assign({ dueAt: 9 }), assign({ dueAt: 4 })],
    ],
    ['it was completed for the first time', [assign()], [assign({ lastCompletedAt: 1 })]],
    [
      'it was completed again',
      [assign({ lastCompletedAt: 3 }), assign({ lastCompletedAt: 1 })],
      [assign({ lastCompletedAt: 4 }), assign({ lastCompletedAt: 2 })],
    ],
  ])('if %s', (_, before, now) => {
    expect(isReceived(before, now)).toBe(true);
  });

  it.each<[string, readonly FormStatus[], readonly FormStatus[]]>([
    ['it was not assigned before', [], []],
    ['it is assigned for the first time', [], [assign({ lastCompletedAt: 1 })]],
    ['nothing has changed', [assign({ dueAt: 1 })], [assign({ dueAt: 1 })]],
    [
      'one of its assignments is still overdue',
      [assign({ isOverdue: true }), assign({ isOverdue: true })],
      [assign(), assign({ isOverdue: true })],
    ],
    [
      'the same times are in another order',
      [assign({ dueAt: 9, lastCompletedAt: 1 }), assign({ dueAt: 1, lastCompletedAt: 3 })],
      [assign({ dueAt: 1, lastCompletedAt: 3 }), assign({ dueAt: 9, lastCompletedAt: 1 })],
    ],
    ['it has no due date any more', [assign({ dueAt: 1 })], [assign({ dueAt: null })]],
  ])('not if %s', (_, before, now) => {
    expect(isReceived(before, now)).toBe(false);
  });

  it('is told for each assessment on its own', () => {
    const gad = assign({ id: 'gad-7' });
    const forms = [toForm('phq-9'), toForm('gad-7')];
    expect(getReceivedIds({ forms, before: [assign(), gad] }, [gad])).toEqual(['phq-9']);
  });
});
