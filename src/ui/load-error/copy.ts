import { t } from '@lingui/core/macro';

export const SOMETHING_WENT_WRONG = () => t`Something went wrong`;
export const TRY_AGAIN = () => t`Try again`;
