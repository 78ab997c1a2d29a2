import { listChanges } from './list-changes';
import type { Mutant } from '../report';

const source = `export function isBefore(a: number, b: number) {
  return (
    a <
      b
  );
}
`;

function list(mutant: Partial<Mutant>) {
  const location = { start: { line: 3, column: 5 }, end: { line: 3, column: 6 } };
  const mutants = [{ mutatorName: 'Any', status: 'Killed', replacement: 'b', location, ...mutant }];
  return listChanges({ files: { 'src/a.ts': { source, mutants } } });
}

describe('a change', () => {
  it('is described by the lines that it changes', () => {
    expect(list({ mutatorName: 'Name' })).toEqual([
      {
        file: 'src/a.ts',
        line: 3,
        mutator: 'Name',
        original: 'a <',
        replacement: 'b <',
        above: 'return (',
        result: 'noticed',
      },
    ]);
  });

  it('of several lines is described by all of them, with single spaces', () => {
    const location = { start: { line: 3, column: 5 }, end: { line: 4, column: 8 } };
    const [change] = list({ replacement: 'a\n >= b', location });
    expect(change).toMatchObject({ line: 3, original: 'a < b', replacement: 'a >= b' });
  });

  it.each([
    ['Killed', 'noticed'],
    ['Timeout', 'noticed'],
    ['Survived', 'survived'],
    ['NoCoverage', 'survived'],
    ['CompileError', 'not tested'],
    ['RuntimeError', 'not tested'],
  ])('with the status %s is %s', (status, result) => {
    expect(list({ status })).toMatchObject([{ result }]);
  });
});
