/** @jest-environment node */
import { existsSync } from 'node:fs';
import { findOwnTests } from './find-own-tests';

describe('the tests that have to notice a change', () => {
  it('are those in the folder of the same name', () => {
    const tests = findOwnTests('machines/session');
    expect(tests).toContain('__tests__/machines/session/ending.test.ts');
    for (const file of tests) expect(file).toMatch(/^__tests__\/machines\/session\//);
    for (const file of tests) expect(existsSync(file)).toBe(true);
  });

  it('are also those in the folders within it', () => {
    expect(findOwnTests('src/lib')).toContain('__tests__/lib/url/parse-ids.test.ts');
  });

  it('are the one file of that name where there is no folder', () => {
    expect(findOwnTests('machines/check-in-stepper')).toEqual([
      '__tests__/machines/check-in-stepper.test.ts',
    ]);
  });

  it('are those of the folder above where there is neither', () => {
    expect(findOwnTests('src/questions/assessment')).toEqual(findOwnTests('src/questions'));
  });

  it('must exist', () => {
    expect(() => findOwnTests('src/nowhere')).toThrow('src/nowhere has no tests.');
  });
});
