/** @jest-environment node */
import { readOptions } from './options';

describe('the options of the fault matrix', () => {
  it('select everything by default', () => {
    expect(readOptions([], 'today')).toMatchObject({ only: [], sample: null, seed: 'today' });
  });

  it('are read from the command line', () => {
    const args = ['--only', 'hang,signIn', '--sample', '20', '--seed', '7', '--pages', '2'];
    expect(readOptions(args, 'today')).toEqual({
      only: ['hang', 'signIn'],
      sample: 20,
      seed: '7',
      pages: 2,
    });
  });

  it.each([[['--sample', 'all']], [['--sample', '0']], [['--only']], [['--unknown', '1']]])(
    'are refused: %s',
    (args) => expect(() => readOptions(args, 'today')).toThrow('npm run test:faults'),
  );
});
