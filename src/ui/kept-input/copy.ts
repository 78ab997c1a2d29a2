import { t } from '@lingui/core/macro';

export const DELETE_ANSWERS = () => t`Delete my answers`;
export const DELETE_HEADING = () => t`Delete your answers?`;
export const DELETE = () => t`Delete`;
export const KEEP = () => t`Keep them`;
