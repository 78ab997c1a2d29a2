import { t } from '../../lib/language/messages';

export const UNSUBSCRIBE = 'Unsubscribe';
export const UNSUBSCRIBED = 'You have been successfully unsubscribed.';
export const formatUnsubscribedDetail = (product: string) =>
  t`You won’t get emails or texts from your clinic through ${product} any more. That includes new assessments, check-in reminders and Safety Net messages.`;
export const UNSUBSCRIBE_FAILED = 'An error occurred. Please try again later.';
export const TRY_AGAIN = 'Try again';

export const CHANGED_YOUR_MIND = 'Changed your mind?';
export const SUBSCRIBE = 'Subscribe again';
export const SUBSCRIBING = 'Subscribing you again…';
export const SUBSCRIBED = 'You are subscribed again.';
export const SUBSCRIBED_DETAIL = 'You will get the messages from your clinic as before.';
/** `number` is empty if the deployment has not named one. */
export const textStart = (number: string) =>
  `If you replied STOP to a text, text START to ${number || 'the number that it came from'}.`;
export const SUBSCRIBE_FAILED =
  'You could not be subscribed again. Please try again, or ask your clinic.';
export const CLOSE_PAGE = 'You can close this page now.';
