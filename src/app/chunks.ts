/*
 * What the first screens consist of. The build tells the early script, by the names of these chunks, what to fetch ahead
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

/** The session, with the first screen that asks who is signed in (§4). */
export const importSessionProvider = () =>
  import(/* webpackChunkName: "session-provider" */ './session/session-provider');

/** The wall before the screens of somebody signed in (§6). */
export const importRequireAuth = () =>
  import(/* webpackChunkName: "require-auth" */ './session/require-auth');

/** The frame of the screens behind the wall (§2). */
export const importSignedInLayout = () =>
  import(/* webpackChunkName: "signed-in-layout" */ './layouts/signed-in-layout');

/** The start page (§2). */
export const importHomePage = () =>
  import(/* webpackChunkName: "home" */ '../features/home/home-page');
