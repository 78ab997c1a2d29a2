/** @jest-environment node */
import {
  getMemberRequests,
  getPrefetchedRoute,
  getPrefetchPaths,
} from '../../../src/first-view/prefetch/prefetch-plan';

const flagsOn = { isBirthdayConfirmationOn: true };
const flagsOff = { isBirthdayConfirmationOn: false };
const ada = '/v1/public-api/user/ada';

function getPaths(url: string, flags = flagsOn): readonly string[] {
  const { pathname, search } = new URL(url, 'https://app.example');
  return getPrefetchPaths({ pathname, search }, flags);
}

describe('§4 the requests to prefetch for a URL', () => {
  it('an assessment link needs the user, the gate and the assigned assessments', () => {
    expect(getPaths('/user/ada/assessments?context=sms')).toEqual([
      ada,
      `${ada}/consent-info`,
      `${ada}/birthday-verification-status?telecomType=phone`,
      `${ada}/assigned-assessments`,
    ]);
  });

  it('an assessment link with ids needs their definitions first', () => {
    expect(getPaths('/user/ada/assessments/?assessments=a1,a%202,a1,')).toEqual([
      '/v1/public-api/assessments?Ids=a1,a%202',
      ada,
      `${ada}/consent-info`,
      `${ada}/birthday-verification-status`,
      `${ada}/assigned-assessments`,
    ]);
  });

  it('D9 a link with thousands of ids, or very long ones, needs one request for their definitions', () => {
    const ids = Array.from({ length: 4000 }, (_, index) => `a${index}`);
    const getDefinitionPaths = (list: readonly string[]) =>
      getPaths(`/user/ada/assessments?assessments=${list.join(',')}`).filter((path) =>
        path.includes('Ids='),
      );
    const first = `/v1/public-api/assessments?Ids=${ids.slice(0, 50).join(',')}`;
    expect(getDefinitionPaths([...ids, ...ids])).toEqual([first]);
    expect(getDefinitionPaths(ids.map((id) => id.padEnd(900, 'x')))).toHaveLength(1);
    expect(getDefinitionPaths(['x'.repeat(9000)])).toEqual([]);
  });

  it.each([
    ['email', '?telecomType=email'],
    ['manual_email', '?telecomType=email'],
    ['manual_sms', '?telecomType=phone'],
    ['kiosk', ''],
    ['patient_app', ''],
    ['nonsense', ''],
  ])('context %s requests the birthday status with query “%s”', (context, query) => {
    expect(getPaths(`/user/ada/assessments?context=${context}`)).toContain(
      `${ada}/birthday-verification-status${query}`,
    );
  });

  it('context clinician_app needs no request of the gate', () => {
    expect(getPaths('/user/ada/assessments?context=clinician_app')).toEqual([
      ada,
      `${ada}/assigned-assessments`,
    ]);
  });

  it('§9 flags: the birthday status is not requested if the flag is off', () => {
    expect(getPaths('/user/ada/assessments', flagsOff)).toEqual([
      ada,
      `${ada}/consent-info`,
      `${ada}/assigned-assessments`,
    ]);
  });

  it('§2 safety-net: the safety net needs the user and the resources, and no request of the gate', () => {
    expect(getPaths('/user/ada/safety-net?context=sms')).toEqual([ada, `${ada}/safety-net`]);
  });

  it('D5: an intake needs the clinic of its code, and without one nothing', () => {
    expect(getPaths('/intake?code=intake-nia')).toEqual([
      '/v1/public-api/intake/clinic-branding?code=intake-nia',
    ]);
    expect(getPaths('/intake')).toEqual([]);
  });

  it('D5, D6: a kiosk needs its clinic, in both shapes', () => {
    expect(getPaths('/kiosk/lake%20side')).toEqual([
      '/v1/public-api/kiosk/clinic/lake%20side',
      '/v1/public-api/clinics/lake%20side',
    ]);
  });

  it.each([
    '/',
    '/login',
    '/check-ins/low-mood',
    '/kiosk',
    '/user/ada',
    '/user/ada/assessments/more',
    '/patients/p/assessments',
  ])('%s prefetches nothing', (path) => {
    expect(getPaths(path)).toEqual([]);
  });

  it('encodes a hostile id as one path segment, and throws if the id cannot be a segment', () => {
    expect(getPaths('/user/..%2F..%2Fkiosk/safety-net')).toContain(
      '/v1/public-api/user/..%2F..%2Fkiosk',
    );
    expect(() =>
      getPrefetchPaths({ pathname: '/user/%E0%A4%A/safety-net', search: '' }, flagsOn),
    ).toThrow();
    expect(() =>
      getPrefetchPaths({ pathname: '/user/../safety-net', search: '' }, flagsOn),
    ).toThrow();
  });
});

describe('the requests of a signed-in person’s page, once the person is known', () => {
  const client = '/v2/client-api/users/ada/check-ins/assigned';

  it('D6: a check-in needs its questions, and the list of check-ins, which its first view does not show', () => {
    expect(getMemberRequests('/check-ins/low%20mood', 'ada')).toEqual([
      { path: `${client}/low%20mood`, as: 'member', isShown: true },
      { path: client, as: 'member', isShown: false },
    ]);
  });

  it('D6: progress needs whose it is, without credentials, and the graphs of a week', () => {
    const insights = '/v1/client-api/users/ada/insights';
    const paths = [
      `${insights}/symptoms-graph?timeScale=1_week`,
      `${insights}/lifestyle-graph?timeScale=1_week`,
      `${insights}/worksheet-summary`,
    ];
    expect(getMemberRequests('/progress', 'ada')).toEqual([
      { path: ada, as: 'public', isShown: true },
      { path: `${ada}/assigned-assessments`, as: 'public', isShown: true },
      ...paths.map((path) => ({ path, as: 'member', isShown: true })),
    ]);
  });
});

it.each([
  ['/', 'home'],
  ['/login', 'login'],
  ['/check-ins/low-mood/', 'check-in'],
  ['/progress', 'progress'],
  ['/kiosk/lakeside', 'kiosk'],
  ['/intake', 'intake'],
  ['/user/ada/check-ins', 'check-ins'],
  ['/check-ins', ''],
  ['/check-ins/low-mood/preview', ''],
  ['/intake/expired-link', ''],
])('the code that is preloaded for %s is that of %j', (path, route) => {
  expect(getPrefetchedRoute(path)).toBe(route);
});
