import { plural, t } from '@lingui/core/macro';

export const STILL_THERE = () => t`Are you still there?`;
export const formatSecondsLeft = (seconds: number) =>
  plural(seconds, { one: '1 second left', other: '# seconds left' });
export const SIGNED_OUT_SOON = () =>
  t`To keep your information private, you will be signed out soon.`;
export const STAY_SIGNED_IN = () => t`Stay signed in`;
export const SIGN_OUT_NOW = () => t`Sign out now`;
