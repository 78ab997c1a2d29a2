/*
 * The screens behind public links. The build tells the early script, by the names of these chunks, what to fetch ahead
 * (see webpack.config.js).
 */

/** The gate in front of the public user area (§4). */
export const importUserGate = () =>
  import(/* webpackChunkName: "user-gate" */ '../features/user-gate/user-gate');

/** Taking assessments (§2, §4). */
export const importAssessmentsPage = () =>
  import(/* webpackChunkName: "assessments" */ '../features/assessments/assessments-page');

/** Taking check-ins (§2, §4). */
export const importCheckInsPage = () =>
  import(/* webpackChunkName: "check-ins" */ '../features/check-ins/public-check-ins-page');

/** The safety net of a person (§2). */
export const importSafetyNetPage = () =>
  import(/* webpackChunkName: "safety-net" */ '../features/safety-net/safety-net-page');
