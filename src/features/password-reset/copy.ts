export const FORGOT_HEADING = 'Forgot password';
export const FORGOT_DETAIL =
  'Tell us your email and we will send you a code to reset your password.';
export const SEND_CODE = 'Send reset code';
export const BACK_TO_LOGIN = 'Back to log in';
export const EMAIL = 'Email';
export const INVALID_EMAIL = 'Invalid email';
export const REQUIRED = 'Required';
export const WHY_DISABLED = 'Enter a valid email to continue.';

export const RESET_HEADING = 'Reset password';
export const RESET_DETAIL = 'If there is an account with this email, we sent it a code.';
export const RESET_CODE = 'Reset code';
export const NEW_PASSWORD = 'New password';
export const CONFIRM_PASSWORD = 'Confirm password';
export const RESET = 'Reset password';
export const NO_MATCH = 'Passwords do not match';
export const RESET_DONE = 'Your password has been reset. Log in with the new one.';

export const RESET_FAILED = 'Something went wrong. Did you enter the right email?';
export const MAY_BE_RESET =
  'An earlier try may have changed your password. Try to log in with the new one.';
