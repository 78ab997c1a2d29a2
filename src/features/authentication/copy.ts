import { t } from '@lingui/core/macro';
import type { LoginMessage } from '../../state/login-message';

export const LOG_IN = () => t`Log in`;
export const EMAIL = () => t`Email`;
export const PASSWORD = () => t`Password`;
export const FORGOT_PASSWORD = () => t`Forgot password?`;
export const FIRST_TIME = () => t`First time here? Set up your account`;
export const INVALID_EMAIL = () => t`Invalid email`;
export const REQUIRED = () => t`Required`;
export const LOGIN_FAILED = () => t`We couldn't log you in. Please try again.`;
export const LOGGING_IN = () => t`Logging you in…`;

/** On the login page, after a session has expired or was ended because nobody used the page. */
export const ANSWERS_ARE_KEPT = () => t`Answers that were not sent are still here.`;

/** Where somebody is logged in already, perhaps another person than the link was sent to. */
export const STILL_LOGGED_IN = () => t`This link has expired. You are still logged in.`;

/** While the native app signs in or out. */
export const WAIT_HEADING = () => t`One moment…`;
export const WAIT_DETAIL = () => t`The app will continue from here.`;
export const LOG_IN_HERE = () => t`Log in here instead`;

/** What the page says first, by the name in its navigation state. */
export const LOGIN_MESSAGES = () =>
  ({
    linkExpired: t`This link has expired. Please log in.`,
    accountCreated: t`Your account has been created! Log in to start.`,
    passwordReset: t`Your password has been reset. Log in with the new one.`,
    sessionEnded: t`Your session has ended. Please log in again.`,
    signedOutIdle: t`You were signed out because nobody used this page for a while. Log in to continue.`,
    signedOutElsewhere: t`You signed out in another tab.`,
    signedOutWhileSending: t`You signed out in another tab. What you had just sent may have arrived. If you are not sure, ask the clinic.`,
  }) as const satisfies Readonly<Record<LoginMessage, string>>;
