import type { AcceptedSurvivors } from './accepted.types';
import { API } from './accepted/api';
import { API_SESSION } from './accepted/api-session';
import { APP } from './accepted/app';
import { ASSESSMENT_GATE } from './accepted/assessment-gate';
import { INTAKE } from './accepted/intake';
import { LIB } from './accepted/lib';
import { LIB_HISTORY_TO_URL } from './accepted/lib-history-to-url';
import { MACHINES } from './accepted/machines';
import { PATTERNS } from './accepted/patterns';
import { QUESTIONS } from './accepted/questions';
import { SESSION } from './accepted/session';
import { STATE } from './accepted/state';
import { VALIDATION } from './accepted/validation';

/** The changes that no test has to notice, each with the reason. */
export const ACCEPTED_SURVIVORS: readonly AcceptedSurvivors[] = [
  ...PATTERNS,
  ...ASSESSMENT_GATE,
  ...MACHINES,
  ...API,
  ...API_SESSION,
  ...APP,
  ...LIB,
  ...LIB_HISTORY_TO_URL,
  ...QUESTIONS,
  ...SESSION,
  ...STATE,
  ...VALIDATION,
  ...INTAKE,
];
