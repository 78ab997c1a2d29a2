import { t } from '@lingui/core/macro';

export const SOMETHING_WENT_WRONG = () => t`Something went wrong`;
/** For an unknown user or patient (D9). */
export const LINK_NOT_FOUND = () => t`We can't find this link`;
export const TRY_AGAIN = () => t`Try again`;
