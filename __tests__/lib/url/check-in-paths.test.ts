/** @jest-environment node */
import { checkInPath, entryPath, historyPath } from '../../../src/lib/url/check-in-paths';

describe('§2: the paths of a check-in', () => {
  it('§2: are those of its form, its history and a completed entry', () => {
    expect(checkInPath('mood')).toBe('/check-ins/mood');
    expect(historyPath('mood')).toBe('/check-ins/mood/completed');
    expect(entryPath('mood', 's1')).toBe('/check-ins/mood/completed/s1');
  });

  it('encode ids, so that an id cannot change the path', () => {
    expect(entryPath('a/../b', 'x?y#z')).toBe('/check-ins/a%2F..%2Fb/completed/x%3Fy%23z');
  });
});
