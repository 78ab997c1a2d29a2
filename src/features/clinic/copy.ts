export const LEAD = 'What would you like to do?';
export const CHECK_IN = 'Check in';
export const CHECK_IN_DETAIL = 'You have an appointment today.';
export const LOG_IN = 'Log in';
export const LOG_IN_DETAIL = 'You already have an account.';
export const INVITE = 'I have an invite';
export const INVITE_DETAIL = 'Your clinic sent you an invite, and you don’t have an account yet.';
