/** @jest-environment node */
import { groupEntries } from '../../../src/features/check-ins/group-entries';
import { toCheckInSummary } from '../../../src/features/check-ins/to-check-in-summary';
import type { CheckInKind } from '../../../src/questions/check-in.types';
import type { Question } from '../../../src/questions/question.types';
import { freeText, heading, slider } from '../../questions/question.fixtures';

const checkIn = (kind: CheckInKind, questions: readonly Question[]) => ({
  id: 'm1',
  versionId: 'v1',
  title: 'Title',
  kind,
  questions,
});
const h = (key: string) => heading({ key });
const s = (key: string) => slider({ key });

describe('§4 the steps of a check-in', () => {
  it.each<[string, readonly Question[], string[][]]>([
    ['each slider has its own step', [s('a'), s('b'), s('c')], [['a'], ['b'], ['c']]],
    ['other questions have their own step too', [s('a'), freeText({ key: 'b' })], [['a'], ['b']]],
    [
      'a heading belongs to the step of the question after it',
      [h('h'), s('a'), s('b')],
      [['h', 'a'], ['b']],
    ],
    ['a heading at the end belongs to the last step', [s('a'), h('h')], [['a', 'h']]],
    ['headings without questions are one step', [h('h'), h('i')], [['h', 'i']]],
    ['no questions at all are one step', [], [[]]],
  ])('lifestyle: %s', (_, questions, steps) => {
    expect(toCheckInSummary(checkIn('lifestyle', questions))).toEqual({ id: 'm1', steps });
  });

  it.each(['symptom', 'worksheet'] as const)('a %s has a single step', (kind) => {
    expect(toCheckInSummary(checkIn(kind, [h('h'), s('a'), s('b')])).steps).toEqual([
      ['h', 'a', 'b'],
    ]);
    expect(toCheckInSummary(checkIn(kind, [])).steps).toEqual([[]]);
  });
});

describe('§2 history by month', () => {
  const entry = (id: string, createdAt: string) => ({ id, moduleId: 'm1', createdAt });

  it('keeps the order, and groups entries without a valid time separately', () => {
    const months = groupEntries([
      entry('c', '2026-11-02T09:30:00'),
      entry('b', '2026-11-01T09:30:00'),
      entry('a', '2025-11-01T09:30:00'),
      entry('x', 'never'),
    ]);
    expect(
      months.map(({ name, chunks }) => [name, chunks.flatMap((c) => c.entries.map((e) => e.id))]),
    ).toEqual([
      ['November 2026', ['c', 'b']],
      ['November 2025', ['a']],
      ['At an unknown time', ['x']],
    ]);
  });

  it('divides a long month into chunks of 50', () => {
    const many = Array.from({ length: 120 }, (_, i) => entry(`e${i}`, '2026-11-02T09:30:00'));
    const [month] = groupEntries(many);
    expect(month?.chunks.map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
    expect(new Set(month?.chunks.map(({ key }) => key)).size).toBe(3);
  });
});
