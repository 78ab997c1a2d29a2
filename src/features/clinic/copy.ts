import { t } from '@lingui/core/macro';

/** The heading of a clinic without a name. */
export const WELCOME = () => t`Welcome`;
export const LEAD = () => t`What would you like to do?`;
export const CHECK_IN = () =>
  t({
    message: 'Check in',
    context: 'arrival',
    comment: 'The patient has arrived at the clinic.',
  });
export const CHECK_IN_DETAIL = () => t`You have an appointment today.`;
export const LOG_IN = () => t`Log in`;
export const LOG_IN_DETAIL = () => t`You already have an account.`;
export const INVITE = () => t`I have an invite`;
export const INVITE_DETAIL = () =>
  t`Your clinic sent you an invite, and you don’t have an account yet.`;
