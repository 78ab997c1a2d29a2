/** @jest-environment node */
import {
  assessmentPath,
  checkInPath,
  entryPath,
  historyPath,
  kioskPath,
  kioskQuery,
  publicAssessmentsPath,
  safetyNetPath,
} from '../../../src/lib/url/paths';

describe('§2 routes: paths with parameters', () => {
  it('D9: an assessment of the home page has the context patient_app', () => {
    expect(assessmentPath('ada', 'phq-9')).toBe(
      '/user/ada/assessments?assessments=phq-9&context=patient_app',
    );
  });

  it('a check-in has a form, a history and completed entries', () => {
    expect(checkInPath('mood')).toBe('/check-ins/mood');
    expect(historyPath('mood')).toBe('/check-ins/mood/completed');
    expect(entryPath('mood', 's1')).toBe('/check-ins/mood/completed/s1');
  });

  it('an id is encoded, so that it cannot change the path', () => {
    expect(publicAssessmentsPath('a/b')).toBe('/user/a%2Fb/assessments');
    expect(safetyNetPath('a/../b')).toBe('/user/a%2F..%2Fb/safety-net');
    expect(assessmentPath('a?b', 'x&context=kiosk')).toBe(
      '/user/a%3Fb/assessments?assessments=x%26context%3Dkiosk&context=patient_app',
    );
    expect(entryPath('a/../b', 'x?y#z')).toBe('/check-ins/a%2F..%2Fb/completed/x%3Fy%23z');
    expect(kioskPath('lake/side')).toBe('/kiosk/lake%2Fside');
  });

  it('D6: the query of a kiosk has the context and the URL to restart at, with its slashes', () => {
    expect(kioskQuery('/kiosk/a b?x=1&y=2')).toBe(
      'context=kiosk&homescreenUrl=/kiosk/a%20b%3Fx%3D1%26y%3D2',
    );
    expect(kioskQuery(null)).toBe('context=kiosk');
  });
});
