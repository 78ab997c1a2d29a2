import { assessmentPath, safetyNetPath } from '../../../src/lib/url/user-paths';

describe('paths of a person', () => {
  it('D9: an assessment of the home page is taken in context patient_app', () => {
    expect(assessmentPath('ada', 'phq-9')).toBe(
      '/user/ada/assessments?assessments=phq-9&context=patient_app',
    );
  });

  it('keeps ids from leading elsewhere', () => {
    expect(safetyNetPath('a/../b')).toBe('/user/a%2F..%2Fb/safety-net');
    expect(assessmentPath('a?b', 'x&context=kiosk')).toBe(
      '/user/a%3Fb/assessments?assessments=x%26context%3Dkiosk&context=patient_app',
    );
  });
});
