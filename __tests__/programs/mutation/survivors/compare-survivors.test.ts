import type { AcceptedChange, AcceptedSurvivors } from './accepted.types';
import { findStale, findUnlisted } from './compare-survivors';
import type { Change } from './list-changes';

const survivor: Change = {
  file: 'src/a.ts',
  line: 7,
  mutator: 'EqualityOperator',
  original: 'if (a > b) return;',
  replacement: 'if (a >= b) return;',
  above: 'const b = 1;',
  result: 'survived',
};
const noticed: Change = { ...survivor, result: 'noticed' };
const untested: Change = { ...survivor, result: 'not tested' };

const change: AcceptedChange = [survivor.mutator, survivor.original, survivor.replacement];
const accept = (accepted: Partial<AcceptedSurvivors> = {}): readonly AcceptedSurvivors[] => [
  { reason: 'a is never b', files: 'src/a.ts', changes: [change], ...accepted },
];

describe('a change that was not noticed', () => {
  it('is listed with its file, its mutator and its lines', () => {
    expect(findUnlisted([survivor], accept())).toEqual([]);
    const precise: AcceptedChange = [change[0], change[1], change[2], survivor.above];
    expect(findUnlisted([survivor], accept({ changes: [precise] }))).toEqual([]);
  });

  it.each<[string, Partial<AcceptedSurvivors>]>([
    ['file', { files: 'src/b.ts' }],
    ['mutator', { changes: [['ConditionalExpression', change[1], change[2]]] }],
    ['line', { changes: [[change[0], 'if (a > b)', change[2]]] }],
    ['replacement', { changes: [[change[0], change[1], 'if (a < b) return;']] }],
    ['line above', { changes: [[change[0], change[1], change[2], 'const b = 2;']] }],
  ])('is not listed by an entry with another %s', (_, accepted) => {
    expect(findUnlisted([survivor], accept(accepted))).toEqual([survivor]);
  });

  it('is listed by patterns that it fits', () => {
    const accepted = accept({ files: /^src\//, changes: [[change[0], /^if/, />=/]] });
    expect(findUnlisted([survivor], accepted)).toEqual([]);
    expect(findUnlisted([{ ...survivor, file: 'machines/a.ts' }], accepted)).toHaveLength(1);
  });

  it('is the only kind that has to be listed', () => {
    expect(findUnlisted([noticed, untested], [])).toEqual([]);
  });
});

describe('a listed change', () => {
  const file = 'src/a.ts';

  it('is stale when tests notice it everywhere in the file', () => {
    const problem = 'noticed by a test';
    expect(findStale([noticed, noticed], accept())).toEqual([{ file, change, problem }]);
    expect(findStale([noticed, survivor], accept())).toEqual([]);
  });

  it('is stale when the file has no such line', () => {
    const problem = 'not in the code';
    const other = { ...survivor, original: 'if (a > c) return;' };
    expect(findStale([other], accept())).toEqual([{ file, change, problem }]);
  });

  it('is not stale when it was not tested', () => {
    expect(findStale([untested], accept())).toEqual([]);
    expect(findStale([noticed], accept({ files: 'src/b.ts' }))).toEqual([]);
  });

  it('is not stale when it is one of many that a pattern of files lists', () => {
    expect(findStale([noticed], accept({ files: /^src/ }))).toEqual([]);
  });
});
