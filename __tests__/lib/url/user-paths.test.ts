/** @jest-environment node */
import { assessmentPath, safetyNetPath } from '../../../src/lib/url/user-paths';

describe('the paths of a user', () => {
  it('D9: have the context patient_app for an assessment of the home page', () => {
    expect(assessmentPath('ada', 'phq-9')).toBe(
      '/user/ada/assessments?assessments=phq-9&context=patient_app',
    );
  });

  it('encode ids, so that an id cannot change the path', () => {
    expect(safetyNetPath('a/../b')).toBe('/user/a%2F..%2Fb/safety-net');
    expect(assessmentPath('a?b', 'x&context=kiosk')).toBe(
      '/user/a%3Fb/assessments?assessments=x%26context%3Dkiosk&context=patient_app',
    );
  });
});
