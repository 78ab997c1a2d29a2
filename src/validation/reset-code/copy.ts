import { t } from '@lingui/core/macro';

export const ENTER_RESET_CODE = () => t`Please enter the reset code sent to your email`;
export const DIGITS_ONLY = () => t`The code has digits only`;
export const formatMaxDigits = (count: number) => t`The code has no more than ${count} digits`;
