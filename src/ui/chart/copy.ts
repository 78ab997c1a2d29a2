import { t } from '@lingui/core/macro';

/** Label of the button, verbatim from D8. */
export const SHOW_AS_TABLE = () => t`Show as table`;
export const SHOW_EARLIER = () => t`Show earlier entries`;
export const NO_ENTRY = () => t`no entry`;
/** The name of the slider that moves through the points of a chart. */
export const formatPointByPoint = (label: string) => t`${label}, point by point`;
