import type { WrapperPlatform, WrapperVersion } from './wrapper.types';

const LAST_WITH_OLD_NAVIGATION: Readonly<Record<WrapperPlatform, WrapperVersion>> = {
  android: [3, 2, 4],
  ios: [2, 2, 3],
};
const LAST_WITHOUT_SIGN_IN: WrapperVersion = [3, 2, 6];

/** Negative, zero or positive if `a` is older than, equal to or newer than `b`; a missing number counts as 0. */
export function compareVersions(a: WrapperVersion, b: WrapperVersion): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** True if the app handles Back by messages: android up to 3.2.4 and ios up to 2.2.3 (§1, §9). */
export function hasOldNavigation(platform: WrapperPlatform, version: WrapperVersion): boolean {
  return compareVersions(version, LAST_WITH_OLD_NAVIGATION[platform]) <= 0;
}

/** True if the app signs in natively and then reloads a page without a session: above 3.2.6 (§1, §9). */
export function waitsForSignIn(version: WrapperVersion): boolean {
  return compareVersions(version, LAST_WITHOUT_SIGN_IN) > 0;
}
