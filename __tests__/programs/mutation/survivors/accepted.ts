import type { AcceptedSurvivors } from './accepted.types';

/** The changes that no test has to notice, each with the reason. */
export const ACCEPTED_SURVIVORS: readonly AcceptedSurvivors[] = [];
