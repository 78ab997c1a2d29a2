import { t } from '@lingui/core/macro';

export const ENTER_CODE = () => t`Please enter the code that was sent to you`;
export const formatDigits = (count: number) => t`The code has ${count} digits`;

export const DATE_OF_BIRTH_TEXTS = () => ({
  invalid: t`Please enter a valid date of birth`,
  future: t`You can't be born in the future!`,
  tooOld: t`Year is too far in the past.`,
});

/** The rules for a password, below 'Your password needs' and, in lower case, after 'Password needs: '. */
export const NO_SPACES = () => t`No spaces`;
export const ONE_NUMBER = () => t`At least one number`;
export const BOTH_CASES = () => t`Uppercase and lowercase`;
export const formatMinLength = (count: number) => t`At least ${count} characters`;
export const ONE_SPECIAL = () => t`At least one special character`;
export const formatUnmetRules = (rules: string) => t`Password needs: ${rules}`;
