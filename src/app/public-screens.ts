/*
 * The screens behind the public link. The early start and the router ask for them through the same functions: two
 * imports of one file in two entries would be downloaded as two.
 */

/** The gate in front of the public user area (§4). */
export const importUserGate = () => import('../features/user-gate/user-gate');

/** Taking assessments (§2, §4). */
export const importAssessmentsPage = () => import('../features/assessments/assessments-page');

/** Taking check-ins (§2, §4). */
export const importCheckInsPage = () => import('../features/check-ins/public-check-ins-page');
