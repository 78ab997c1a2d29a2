/** @jest-environment node */
import {
  createReport,
  toFile,
  toHash,
  type SampleWalkthrough,
} from '../../../support/sample-report';
import type { AcceptedChange } from './accepted-changes';
import { compareReports, isOpen } from './compare-reports';
import type { PixelDifference } from './compare.types';

const different = (count: number): PixelDifference => ({
  count,
  width: 10,
  height: 10,
  area: { x: 0, y: 0, width: 1, height: 1 },
  isResized: false,
});
const report = (...walkthroughs: readonly SampleWalkthrough[]) =>
  createReport({ gate: walkthroughs });
const withScreens = (id: string, screens: Readonly<Record<string, string>>): SampleWalkthrough => ({
  id,
  views: Object.fromEntries(
    Object.entries(screens).map(([state, content]) => [state, { phone: content }]),
  ),
});

/** Compares without files: every two screenshots with different hashes differ in `count` pixels. */
const compare = (
  older: ReturnType<typeof report>,
  newer: ReturnType<typeof report>,
  accepted: readonly AcceptedChange[] = [],
  count = 1,
) =>
  compareReports(older, newer, accepted, () => ({ pixels: different(count), olderProblem: null }));

const older = report(withScreens('first', { LOADING: 'a', open: 'b', gone: 'c' }));
const newer = report(withScreens('first', { LOADING: 'a', open: 'B', fresh: 'd' }));

/** The acceptance of the change of `open` from older to newer. */
const accepted: AcceptedChange = {
  file: toFile('first', 'open', 'phone'),
  before: toHash('b'),
  after: toHash('B'),
  name: 'Quinn',
  at: '2026-11-03T09:00:00.000Z',
  note: 'The new colour.',
};

describe('comparing two reports', () => {
  it('finds what is the same, changed, new and gone', () => {
    const { changes, sameCount } = compare(older, newer);
    expect(sameCount).toBe(1);
    expect(changes.map(({ kind, state }) => [kind, state])).toEqual([
      ['changed', 'open'],
      ['new', 'fresh'],
      ['gone', 'gone'],
    ]);
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [toHash('b'), toHash('B')],
      [null, toHash('d')],
      [toHash('c'), null],
    ]);
  });

  it('counts screenshots with the same pixels in other bytes as the same', () => {
    const { changes, sameCount, samePixelsCount } = compare(
      report(withScreens('first', { open: 'b' })),
      report(withScreens('first', { open: 'B' })),
      [],
      0,
    );
    expect([changes, sameCount, samePixelsCount]).toEqual([[], 1, 1]);
  });

  it('finds a screenshot again whose walkthrough has another id', () => {
    const { changes, sameCount } = compare(
      report(withScreens('first', { open: 'a', failed: 'b' })),
      report(withScreens('renamed', { open: 'a', failed: 'B' })),
    );
    expect(sameCount).toBe(1);
    expect(changes).toMatchObject([
      { kind: 'changed', state: 'failed', olderFile: toFile('first', 'failed', 'phone') },
    ]);
  });

  it.each([
    ['older', { id: 'first', result: 'not run' } as const, withScreens('first', { open: 'a' })],
    ['newer', withScreens('first', { open: 'a' }), { id: 'first', result: 'not run' } as const],
  ])('does not compare walkthroughs that the %s run has left out', (_, before, after) => {
    const { changes, notComparedCount } = compare(report(before), report(after));
    expect([changes, notComparedCount]).toEqual([[], 1]);
  });

  it('reports the screenshots that a failed walkthrough no longer has', () => {
    const failed = { id: 'first', result: 'failed' } as const;
    const { changes } = compare(report(withScreens('first', { open: 'a' })), report(failed));
    expect(changes.map(({ kind }) => kind)).toEqual(['gone']);
  });
});

describe('accepting a change', () => {
  it('counts for exactly this change', () => {
    const { changes, endedAcceptances } = compare(older, newer, [accepted]);
    expect(changes.filter(isOpen).map(({ state }) => state)).toEqual(['fresh', 'gone']);
    expect(changes.find(({ state }) => state === 'open')?.acceptance).toEqual(accepted);
    expect(endedAcceptances).toEqual([]);
  });

  it.each([
    ['the newer screenshot', older, report(withScreens('first', { open: 'another' }))],
    ['the older screenshot', report(withScreens('first', { open: 'another' })), newer],
  ])('ends when %s is another one', (_, before, after) => {
    const { changes, endedAcceptances } = compare(before, after, [accepted]);
    expect(changes.find(({ state }) => state === 'open')?.acceptance).toBeNull();
    expect(endedAcceptances).toEqual([accepted]);
  });

  it('is possible for what is new or gone, too', () => {
    const fresh = { ...accepted, file: toFile('first', 'fresh', 'phone'), before: null };
    const gone = { ...accepted, file: toFile('first', 'gone', 'phone'), after: null };
    const { changes } = compare(older, newer, [
      accepted,
      { ...fresh, after: toHash('d') },
      { ...gone, before: toHash('c') },
    ]);
    expect(changes.filter(isOpen)).toEqual([]);
  });
});
