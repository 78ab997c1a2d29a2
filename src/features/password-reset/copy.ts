import { t } from '@lingui/core/macro';

export const FORGOT_HEADING = () => t`Forgot password`;
export const FORGOT_DETAIL = () =>
  t`Tell us your email and we will send you a code to reset your password.`;
export const SEND_CODE = () => t`Send reset code`;
export const BACK_TO_LOGIN = () => t`Back to log in`;
export const EMAIL = () => t`Email`;
export const INVALID_EMAIL = () => t`Invalid email`;
export const REQUIRED = () => t`Required`;
export const WHY_DISABLED = () => t`Enter a valid email to continue.`;

export const RESET_HEADING = () => t`Reset password`;
export const RESET_DETAIL = () => t`If there is an account with this email, we sent it a code.`;
export const RESET_CODE = () => t`Reset code`;
export const NEW_PASSWORD = () => t`New password`;
export const CONFIRM_PASSWORD = () => t`Confirm password`;
export const RESET = () => t`Reset password`;
export const NO_MATCH = () => t`Passwords do not match`;

export const RESET_FAILED = () => t`Something went wrong. Did you enter the right email?`;
export const MAY_BE_RESET = () =>
  t`An earlier try may have changed your password. Try to log in with the new one.`;
