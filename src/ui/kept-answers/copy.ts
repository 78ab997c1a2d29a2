import { t } from '@lingui/core/macro';

export const ANSWERS_KEPT = () => t`We kept your answers.`;
export const START_OVER = () => t`Start over`;
