import { t } from '../../lib/language/messages';

export const formatSent = (time: string) => t`Sent ${time}`;
/** Followed by a link and a full stop. */
export const WHAT_NEXT = t`The clinic can see the answers now, but may not read them right away. If you need help sooner, here are`;
export const WAYS_TO_GET_HELP = t`ways to get help now`;
