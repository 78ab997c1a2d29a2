import { getRouteFacts } from '../../../src/app/layouts/route-facts';
import { routes } from '../../../src/app/router/routes';
import { unconfiguredRoutes } from '../../../src/app/router/unconfigured.routes';

const facts = (pathname: string) => getRouteFacts(routes, pathname);

describe('§2 chrome: the facts of a route', () => {
  it.each([
    ['/', '/'],
    ['/progress', '/progress'],
    ['/Progress', '/progress'],
    ['/settings/', '/settings'],
  ])('%s has the bottom navigation and a pale blue background', (path, tab) => {
    // §2.chrome.3, §9.other.4
    expect(facts(path)).toMatchObject({ tab, isTinted: true, isWide: true });
  });

  it.each(['/check-ins', '/login', '/user/ada/safety-net', '/user/ada/assessments'])(
    '%s has no bottom navigation, and a white background',
    (path) => {
      // §2.chrome.3, §2.chrome.4
      const { tab, isTinted, isWide } = facts(path);
      expect([tab, isTinted, isWide]).toEqual([undefined, undefined, undefined]);
    },
  );

  it('/settings/notifications has a pale blue background, and no bottom navigation', () => {
    // §2.chrome.4
    expect(facts('/settings/notifications')).toMatchObject({ isTinted: true, isWide: true });
    expect(facts('/settings/notifications').tab).toBeUndefined();
  });

  it.each([
    ['/settings/account', '/settings'],
    ['/settings/notifications/', '/settings'],
    ['/settings/check-in-reminders', '/settings'],
    ['/settings/check-in-reminders/new', '/settings/check-in-reminders'],
    ['/check-ins', '/'],
    ['/check-ins/low-mood', '/check-ins'],
    ['/check-ins/low-mood/completed', '/check-ins'],
    ['/check-ins/Low%20Mood/completed/7', '/check-ins/Low%20Mood/completed'],
    ['/user/ada/intervention/plan', '/'],
    ['/', '/'],
  ])('D4: the parent of %s is %s', (path, parentPath) => {
    expect(facts(path)).toMatchObject({ parentPath });
  });

  it.each([
    ['/settings/account', 'settings'],
    ['/settings/check-in-reminders/new', 'settings'],
    ['/forgot-password', 'login'],
    ['/reset-password', 'login'],
    ['/accept-invite/', 'login'],
    ['/check-ins', undefined],
  ])('D4: in an old wrapper, Back of %s opens the screen %s', (path, screen) => {
    expect(facts(path).parentAppScreen).toBe(screen);
  });

  it.each([
    '/kiosk/lakeside',
    '/kiosk/lakeside/unknown',
    '/clinics/lakeside',
    '/intake',
    '/intake/expired-link',
    '/intake/unknown',
    '/user/ada/safety-net',
    '/user/ada/safety-net/',
  ])("D9: %s does not show 'Use the App'", (path) => {
    expect(facts(path).hasAppPrompt).toBe(false);
  });

  it.each(['/user/ada/assessments', '/intakes', '/'])("%s shows 'Use the App'", (path) => {
    // §2.chrome.7
    expect(facts(path).hasAppPrompt).toBeUndefined();
  });

  it.each([
    ['/user/ada/assessments', 'assessments'],
    ['/user/ada/check-ins/', 'check-ins'],
    ['/user/ada/safety-net', undefined],
  ])('D9: the caption of %s is that of %s', (path, caption) => {
    expect(facts(path).caption).toBe(caption);
  });

  it('only /intake itself shows the steps of an intake', () => {
    expect(facts('/intake/')).toMatchObject({ hasIntakeSteps: true });
    expect(facts('/intake/completed').hasIntakeSteps).toBeUndefined();
  });

  it('D1: the safety net of an app with a wrong configuration has the facts of any other', () => {
    const path = '/user/ada/safety-net';
    expect(getRouteFacts(unconfiguredRoutes, path)).toEqual(facts(path));
  });
});
