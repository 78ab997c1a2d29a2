import { t } from '@lingui/core/macro';

/** Followed by the label of the field, in lower case, for screen readers. */
export const SHOW = () => t({ message: 'Show', context: 'password' });
export const HIDE = () => t({ message: 'Hide', context: 'password' });
