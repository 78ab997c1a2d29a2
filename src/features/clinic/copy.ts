export const LEAD = 'What would you like to do?';
export const CHECK_IN = 'Check in';
export const CHECK_IN_DETAIL = 'You have an appointment today.';
export const LOG_IN = 'Log in';
export const LOG_IN_DETAIL = 'You have an account here.';
export const INVITE = 'I have an invite';
export const INVITE_DETAIL = 'Your clinic has written to you, and you have no account yet.';
