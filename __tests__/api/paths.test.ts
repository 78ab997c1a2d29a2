/** @jest-environment node */
import { paths } from '../../src/api/paths';

const hostile = ['../../kiosk', 'a/b', 'a?b=1', 'a#b', '\u0000', 'a\\b', '😀é', '%2e%2e'];

describe('the paths of the API', () => {
  it.each(hostile)('keep the id %j in one segment', (id) => {
    for (const path of [
      paths.publicUser(id),
      paths.consentInfo(id),
      paths.assignedAssessments(id),
      paths.safetyNet(id),
      paths.submitAssessments(id),
      paths.birthdayStatus(id, null),
    ]) {
      const segments = new URL(path, 'https://api.example').pathname.split('/');
      expect(segments.slice(0, 4)).toEqual(['', 'v1', 'public-api', 'user']);
      expect(decodeURIComponent(segments[4] ?? '')).toBe(id);
      expect(segments.length).toBeLessThanOrEqual(6);
    }
  });

  it.each(['', '.', '..', '\ud800'])('reject the id %j', (id) => {
    expect(() => paths.publicUser(id)).toThrow('An id cannot be used in a path.');
    expect(() => paths.kioskPatient(id)).toThrow('An id cannot be used in a path.');
  });

  it('D6: list the ids of a query, each of them encoded', () => {
    expect(paths.assessments(['a1', 'a&Ids=b', 'x,y', '..'])).toEqual([
      '/v1/public-api/assessments?Ids=a1,a%26Ids%3Db,x%2Cy,..',
    ]);
  });

  it('§7: divide five hundred ids between paths of a length that servers accept, in order', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `${index}-${'x'.repeat(36)}`);
    const divided = paths.assessments(ids);
    expect(divided.length).toBeGreaterThan(9);
    expect(Math.max(...divided.map(({ length }) => length))).toBeLessThan(2100);
    expect(divided.flatMap((path) => path.replace(/^.*Ids=/, '').split(','))).toEqual(ids);
  });

  it('D6: leave out the telecom type if the context has none', () => {
    expect(paths.birthdayStatus('ada', 'email')).toMatch(/\?telecomType=email$/);
    expect(paths.birthdayStatus('ada', null)).not.toContain('?');
  });
});
