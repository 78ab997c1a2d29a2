import type { Failure } from '../port';

export type PasswordResetInput = {
  /** The page for the code and the new password has been opened, not the one that requests a code. */
  readonly isCodePage: boolean;
  /** Whose password is set; empty if the address of the page has none. */
  readonly email: string;
};

/** What the user types; the code has no spaces. */
export type NewPassword = { readonly code: string; readonly newPassword: string };

export type PasswordResetContext = PasswordResetInput & {
  /** What is being sent; empty before and after. */
  readonly typed: NewPassword;
  readonly failure: Failure | null;
  /** An attempt without a response may have set the password. */
  readonly isUncertain: boolean;
};

export type PasswordResetEvent =
  | { readonly type: 'EMAIL_SUBMITTED'; readonly email: string }
  | ({ readonly type: 'PASSWORD_SUBMITTED' } & NewPassword);
