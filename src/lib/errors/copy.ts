import { t } from '@lingui/core/macro';

/** The default message when data fails to load (§8). */
export const COULD_NOT_LOAD = () => t`We couldn't load this. Please try again.`;

/** What to do when a request or a chunk fails without a network. */
export const OFFLINE = () => t`You seem to be offline. Check your connection first.`;
export const TIMEOUT = () =>
  t`The clinic’s system is taking too long to respond. Your connection may be slow.`;
export const BUSY = () =>
  t`The clinic’s system is very busy right now. Wait a minute, then try again.`;
export const SERVER = () => t`The clinic’s system has a problem right now. You did nothing wrong.`;

/** After a submit that failed. */
export const ANSWERS_KEPT = () => t`Your answers are still here.`;
/** After a refusal that says nothing of an earlier attempt, which may have arrived. */
export const SUBMIT_AGAIN = () =>
  t`Press Submit again. If that does not help, contact the clinician. Your answers are still here.`;
export const SUBMIT_FAILURES = () => ({
  offline: t`The clinic did not respond. Check your connection, then press Submit again. Your answers are still here.`,
  timeout: t`The clinic’s system took too long to respond. Press Submit again. Your answers are still here.`,
  busy: t`The clinic’s system is very busy right now. Wait a minute, then press Submit again. Your answers are still here.`,
  rejected: t`Your answers were not accepted. Press Submit again, or contact the clinician. Your answers are still here.`,
  server: t`The clinic’s system had a problem. We couldn't tell whether your answers arrived. Press Submit again. Your answers are still here.`,
  malformed: t`We couldn't tell whether your answers arrived. Press Submit again. Your answers are still here.`,
});
