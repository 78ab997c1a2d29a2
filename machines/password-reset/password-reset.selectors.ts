import type { PasswordResetContext } from './password-reset.types';

/** A code works once: a refusal after an attempt without a response may mean that this attempt has used it. */
export const selectMayBeReset = ({ isUncertain, failure }: PasswordResetContext): boolean =>
  isUncertain && failure?.reason === 'rejected';
