import { t } from '@lingui/core/macro';

export const UNSENT_IN_OTHER_TAB = () => t`You have unsent answers in another tab.`;
export const formatSentInOtherTab = (time: string) =>
  t`Other answers were sent in another tab ${time}. The answers here have not been sent.`;
