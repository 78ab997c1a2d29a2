import { t } from '@lingui/core/macro';

export const SOMETHING_WENT_WRONG = () => t`Something went wrong`;
export const TRY_AGAIN = () => t`Try again`;

/** What the status of a response says of the link itself (D9). */
export const LINK_PROBLEMS = () => ({
  401: {
    heading: t`This link has expired`,
    reason: t`Links work for a limited time only. You did nothing wrong.`,
    nextStep: t`Open the newest message from the clinic, or ask the clinic for a new link.`,
  },
  403: {
    heading: t`This link is locked`,
    reason: t`The clinic does not allow it to be opened right now.`,
    nextStep: t`Ask the clinic to unlock it, then try again, or ask for a new link.`,
  },
  404: {
    heading: t`We can't find this link`,
    reason: t`It may be incomplete, or there may be a newer one. You did nothing wrong.`,
    nextStep: t`Open the whole link from your newest message, or ask the clinic for a new one.`,
  },
  410: {
    heading: t`This link no longer works`,
    reason: t`It has been used already, or it has been replaced. You did nothing wrong.`,
    nextStep: t`Open the newest message from the clinic, or ask the clinic for a new link.`,
  },
});
