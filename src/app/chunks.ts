/* Named chunks that the first script preloads: first-view/first-view-plugin.cjs lists them by these names. */

export const importUserGate = () =>
  import(/* webpackChunkName: "user-gate" */ '../features/user-gate/user-gate');

export const importAssessmentsPage = () =>
  import(/* webpackChunkName: "assessments" */ '../features/assessments/assessments-page');

export const importCheckInsPage = () =>
  import(/* webpackChunkName: "check-ins" */ '../features/check-ins/public-check-ins-page');

export const importSessionProvider = () =>
  import(/* webpackChunkName: "session-provider" */ './session/session-provider');

export const importRequireAuth = () =>
  import(/* webpackChunkName: "require-auth" */ './session/require-auth');

export const importSignedInLayout = () =>
  import(/* webpackChunkName: "signed-in-layout" */ './layouts/signed-in-layout');

export const importIntakeLayout = () =>
  import(/* webpackChunkName: "intake-layout" */ './intake/intake-layout');

export const importKioskPage = () =>
  import(/* webpackChunkName: "kiosk-page" */ '../features/kiosk/kiosk-page');

export const importCheckInPage = () =>
  import(/* webpackChunkName: "check-in" */ '../features/check-ins/check-in-page');

export const importHomePage = () =>
  import(/* webpackChunkName: "home" */ '../features/home/home-page');

export const importProgressPage = () =>
  import(/* webpackChunkName: "progress" */ '../features/progress/progress-page');
