import { t } from '@lingui/core/macro';

export const UNSUBSCRIBE = () => t`Unsubscribe`;
export const UNSUBSCRIBED = () => t`You have been successfully unsubscribed.`;
export const formatUnsubscribedDetail = (product: string) =>
  t`You won’t get emails or texts from the clinic through ${product} any more. That includes new assessments, check-in reminders and Safety Net messages.`;
export const UNSUBSCRIBE_FAILED = () => t`An error occurred. Please try again later.`;
export const TRY_AGAIN = () => t`Try again`;

export const CHANGED_YOUR_MIND = () => t`Changed your mind?`;
export const SUBSCRIBE = () => t`Subscribe again`;
export const SUBSCRIBING = () => t`Subscribing you again…`;
export const SUBSCRIBED = () => t`You are subscribed again.`;
export const SUBSCRIBED_DETAIL = () => t`You will get the messages from the clinic as before.`;
/** `number` is empty if the deployment has not named one. */
export const textStart = (number: string) =>
  number === ''
    ? t`If you replied STOP to a text, text START to the number that it came from.`
    : t`If you replied STOP to a text, text START to ${number}.`;
export const SUBSCRIBE_FAILED = () =>
  t`You could not be subscribed again. Please try again, or ask the clinic.`;
/** After a request whose outcome is not known. */
export const SUBSCRIBE_UNCERTAIN = () =>
  t`We couldn’t tell whether you are subscribed again. Please try again, or ask the clinic.`;
export const PREFERENCES = () => t`Notification preferences`;
/** Where the deployment has no site for them. */
export const PREFERENCES_ARE_SETTINGS = () =>
  t`You choose which messages you get in the settings of this app. You may have to log in first.`;
/** In the app, whose page stays. */
export const OPENS_IN_BROWSER = () =>
  t`You choose which messages you get on a page that opens in your browser.`;
export const OPEN_AGAIN = () => t`Open that page again`;
export const OPEN_SETTINGS = () => t`Open settings`;
export const CLOSE_PAGE = () => t`You can close this page now.`;
