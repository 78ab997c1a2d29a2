/** @jest-environment node */
import {
  getParentPath,
  isBeforeUserGate,
  isTabPath,
  isTintedPath,
  isWidePath,
} from '../../../src/app/layouts/path-rules';

describe('§2 chrome: path rules', () => {
  it.each(['/', '/progress', '/settings', '/settings/', '/Progress'])(
    '%s has the bottom navigation and a pale blue background (§2.chrome.3, §9.other.4)',
    (path) => {
      expect(isTabPath(path)).toBe(true);
      expect(isTintedPath(path)).toBe(true);
    },
  );

  it.each(['/settings/account', '/check-ins', '/login', '/user/ada/safety-net', '/profile'])(
    '%s has no bottom navigation, and a white background (§2.chrome.3, §2.chrome.4)',
    (path) => {
      expect(isTabPath(path)).toBe(false);
      expect(isTintedPath(path)).toBe(false);
    },
  );

  it('/settings/notifications has a pale blue background, and no bottom navigation (§2.chrome.4)', () => {
    expect(isTintedPath('/settings/notifications')).toBe(true);
    expect(isTabPath('/settings/notifications')).toBe(false);
  });

  it.each([
    ['/', true],
    ['/settings/account', true],
    ['/check-ins', false],
    ['/user/ada/assessments', false],
  ])('whether %s has a wide frame: %s', (path, isWide) => {
    expect(isWidePath(path)).toBe(isWide);
  });

  it.each([
    ['/user/ada/assessments', true],
    ['/user/ada/check-ins/', true],
    ['/patients/p-ada/assessments', true],
    ['/user/ada/safety-net', false],
    ['/user/ada/intervention/plan', false],
    ['/check-ins', false],
    ['/', false],
  ])('D9 whether %s leads to the user gate: %s', (path, isBefore) => {
    expect(isBeforeUserGate(path)).toBe(isBefore);
  });

  it.each([
    ['/settings/account', '/settings'],
    ['/settings/notifications/', '/settings'],
    ['/settings/check-in-reminders', '/settings'],
    ['/settings/check-in-reminders/new', '/settings/check-in-reminders'],
    ['/check-ins', '/'],
    ['/check-ins/low-mood', '/check-ins'],
    ['/check-ins/low-mood/completed', '/check-ins'],
    ['/check-ins/low-mood/completed/7', '/check-ins/low-mood/completed'],
    ['/user/ada/intervention/plan', '/'],
    ['/', '/'],
  ])('D4: the parent of %s is %s', (path, parent) => {
    expect(getParentPath(path)).toBe(parent);
  });
});
