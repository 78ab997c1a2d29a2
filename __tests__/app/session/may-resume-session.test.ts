import { routes } from '../../../src/app/router/routes';
import { mayResumeSession } from '../../../src/app/session/may-resume-session';

describe('D9 a live session', () => {
  it.each([
    ['/user/ada/assessments', '?context=sms'],
    ['/user/ada/check-ins', ''],
    ['/user/ada/safety-net', ''],
    ['/app-invite', ''],
    ['/unsubscribe-successful/ada', ''],
    ['/kiosks', ''],
  ])('is resumed on the public page %s%s', (pathname, search) => {
    expect(mayResumeSession(routes, { pathname, search })).toBe(true);
  });

  it.each([
    ['/user/ada/assessments', '?context=kiosk'],
    ['/user/ada/assessments', '?context=clinician_app'],
    ['/user/ada/safety-net', '?context=clinician_app'],
    ['/patients/1/assessments', '?context=clinician_app'],
    ['/kiosk/lakeside', ''],
    ['/clinics/lakeside', ''],
    ['/Clinics/lakeside/', ''],
    ['/intake', '?code=a'],
    ['/intake/completed', ''],
    ['/kiosk/lakeside/unknown', ''],
    ['/magic-link', '?code=a'],
  ])('is not resumed on %s%s', (pathname, search) => {
    expect(mayResumeSession(routes, { pathname, search })).toBe(false);
  });
});
