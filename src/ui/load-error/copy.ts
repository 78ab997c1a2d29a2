import { t } from '../../lib/language/messages';

export const SOMETHING_WENT_WRONG = t`Something went wrong`;
export const TRY_AGAIN = t`Try again`;
