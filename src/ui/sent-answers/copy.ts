import { t } from '@lingui/core/macro';

export const formatSent = (time: string) => t`Sent ${time}`;
export const HAD_RECEIVED = () => t`We had received your answers.`;
export const formatRestSent = (time: string) => t`The other answers: sent ${time}`;
export const formatSuperseded = (time: string) =>
  t`An earlier version, sent ${time}, may have arrived, too.`;
export const formatSentElsewhere = (time: string) =>
  t`Other answers, sent ${time} in another tab, have arrived, too.`;
/** Followed by a link and a full stop. */
export const WHAT_NEXT = () =>
  t`The clinic can see the answers now, but may not read them right away. If you need help sooner, here are`;
export const WAYS_TO_GET_HELP = () => t`ways to get help now`;
