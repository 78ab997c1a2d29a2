/** A route of the app, and how the gallery opens it for its pictures. */
export type PicturedRoute = {
  /** Part of the names of its screenshots. */
  readonly id: string;
  readonly title: string;
  /** Its path in the route tables, with parameters, such as `/check-ins/:checkInId`. */
  readonly path: string;
  /** The seed user who is signed in; null for nobody. */
  readonly signedInAs: string | null;
  /** The path and query string to open; null if the route has no screen of its own. */
  readonly url: string | null;
  /** The heading of the page that follows, in English; '' without a screen. */
  readonly heading: string;
  /** Why it has no screen; null if it has one. */
  readonly reasonWithoutScreenshot: string | null;
  /** The configuration of the app is wrong, so it has other routes (D1). */
  readonly isUnconfigured: boolean;
};

/** The moment at which the routes are pictured, so that pictures of different days can be compared. */
export const PICTURED_AT = '2026-11-18T15:00:00.000Z';

type Details = Partial<
  Pick<PicturedRoute, 'signedInAs' | 'url' | 'isUnconfigured' | 'reasonWithoutScreenshot'>
>;

function createRoute(
  id: string,
  title: string,
  path: string,
  heading: string,
  details: Details = {},
): PicturedRoute {
  return {
    ...{ id, title, path, heading, url: path },
    ...{ signedInAs: null, reasonWithoutScreenshot: null, isUnconfigured: false },
    ...details,
  };
}

const ada = { signedInAs: 'ada' } as const;
const unconfigured = { isUnconfigured: true } as const;

/** The text of the heading of an app whose configuration is wrong. */
const NOT_SET_UP = 'This app is not set up correctly.';

/** Every route of section 2 and of the route tables, in the order of the specification. */
export const PICTURED_ROUTES: readonly PicturedRoute[] = [
  createRoute('home', 'Home', '/', 'Hi, Ada', { ...ada }),
  createRoute('profile', 'Profile, which leads home', '/profile', 'Hi, Ada', {
    ...ada,
  }),
  createRoute('progress', 'Progress', '/progress', 'Progress', {
    ...ada,
    url: '/progress?platform=ios',
  }),
  createRoute('settings', 'Settings', '/settings', 'Settings', { ...ada }),
  createRoute('account', 'Account', '/settings/account', 'Account', {
    ...ada,
  }),
  createRoute('notifications', 'Notifications', '/settings/notifications', 'Notifications', {
    ...ada,
  }),
  createRoute(
    'reminders',
    'Check-in reminders',
    '/settings/check-in-reminders',
    'Check-in reminders',
    { ...ada },
  ),
  createRoute('new-reminder', 'New reminder', '/settings/check-in-reminders/new', 'Add reminder', {
    ...ada,
  }),
  createRoute(
    'older-new-reminder',
    'New reminder, at its older path',
    '/settings/notifications/reminders/new',
    'Add reminder',
    ada,
  ),
  createRoute('permissions', 'Permissions', '/settings/permissions', 'Permissions', {
    ...ada,
  }),
  createRoute('check-ins', 'Check-ins', '/check-ins', 'Check in', {
    ...ada,
  }),
  createRoute('check-in', 'A check-in', '/check-ins/:checkInId', 'Low mood', {
    ...ada,
    url: '/check-ins/low-mood',
  }),
  createRoute('history', 'History', '/check-ins/:checkInId/completed', 'Low mood history', {
    ...ada,
    url: '/check-ins/low-mood/completed',
  }),
  createRoute(
    'entry',
    'A completed entry',
    '/check-ins/:checkInId/completed/:scoreId',
    'Low mood',
    {
      ...ada,
      url: '/check-ins/low-mood/completed/ada-low-mood-20774',
    },
  ),
  createRoute(
    'intervention',
    'A completed intervention',
    '/user/:userId/intervention/:interventionId',
    'Safety Plan',
    { ...ada, url: '/user/ada/intervention/safety-plan' },
  ),
  createRoute('login', 'Login', '/login', 'Log in', {}),
  createRoute('magic-link', 'A magic link to settings', '/magic-link', 'Settings', {
    url: '/magic-link?code=magic-ada&next=/settings',
  }),
  createRoute('forgot-password', 'Forgotten password', '/forgot-password', 'Forgot password', {}),
  createRoute('reset-password', 'New password', '/reset-password', 'Reset password', {
    url: '/reset-password?email=ada@example.com',
  }),
  createRoute('accept-invite', 'Invite', '/accept-invite', 'Find your account', {}),
  createRoute('app-invite', 'App invite', '/app-invite', 'Get the app', {
    url: '/app-invite?isInviteFlow',
  }),
  createRoute('unsubscribe', 'Unsubscribing', '/unsubscribe-successful/:userId', 'Unsubscribe', {
    url: '/unsubscribe-successful/ada',
  }),
  createRoute('assessment-preview', 'Preview of an assessment', '/assessment-preview', 'PHQ-9', {
    url: '/assessment-preview?assessment=phq-9',
  }),
  createRoute(
    'check-in-preview',
    'Preview of a check-in',
    '/check-ins/:checkInId/preview',
    'Low mood',
    { url: '/check-ins/low-mood/preview' },
  ),
  createRoute('logout', 'Logout, which leads to the login', '/logout', 'Log in', {
    ...ada,
  }),
  createRoute('assessments', 'Assessments of a link', '/user/:userId/assessments', 'PHQ-9', {
    url: '/user/ada/assessments?context=sms',
  }),
  createRoute(
    'public-check-ins',
    'Check-ins of a link',
    '/user/:userId/check-ins',
    'Lifestyle correlates',
    {
      url: '/user/ada/check-ins',
    },
  ),
  createRoute('safety-net', 'Safety net', '/user/:userId/safety-net', 'Your Safety Net', {
    url: '/user/ada/safety-net',
  }),
  createRoute('user', 'A link without a page', '/user/:userId', 'Page not found', {
    url: '/user/ada',
  }),
  createRoute(
    'unknown-user-page',
    'An unknown page of a link',
    '/user/:userId/*',
    'Page not found',
    {
      url: '/user/ada/no-such-page',
    },
  ),
  createRoute('patient', 'A link by patient', '/patients/:patientId/assessments', 'PHQ-9', {
    url: '/patients/patient-ada/assessments?context=sms',
  }),
  createRoute(
    'preferences-site',
    'The preferences site',
    '/patients/:cognitoId/notification-preferences',
    '',
    {
      url: null,
      reasonWithoutScreenshot: 'The route leads to an external site at once.',
    },
  ),
  createRoute(
    'kiosk',
    'Kiosk',
    '/kiosk/:clinicDisplayId',
    'Welcome to Lakeside Behavioral Health',
    {
      url: '/kiosk/lakeside',
    },
  ),
  createRoute('clinic', 'Clinic', '/clinics/:clinicDisplayId', 'Lakeside Behavioral Health', {
    url: '/clinics/lakeside',
  }),
  createRoute('intake', 'Intake', '/intake', 'Welcome', {
    url: '/intake?code=intake-nia',
  }),
  createRoute(
    'expired-link',
    'An expired intake link',
    '/intake/expired-link',
    'This link has expired',
    {
      url: '/intake/expired-link?code=intake-nia-expired',
    },
  ),
  createRoute(
    'completed-intake',
    'A completed intake',
    '/intake/completed',
    'You have already completed your intake',
    {},
  ),
  createRoute('unknown-kiosk-page', 'An unknown page of a kiosk', '/kiosk/*', 'Page not found', {
    url: '/kiosk/lakeside/no-such-page',
  }),
  createRoute(
    'unknown-clinic-page',
    'An unknown page of a clinic',
    '/clinics/*',
    'Page not found',
    { url: '/clinics/lakeside/no-such-page' },
  ),
  createRoute(
    'unknown-intake-page',
    'An unknown page of an intake',
    '/intake/*',
    'Page not found',
    { url: '/intake/no-such-page' },
  ),
  createRoute('unknown', 'An unknown page', '*', 'Page not found', { url: '/no-such-page' }),
  createRoute(
    'unconfigured-safety-net',
    'Safety net, without a valid configuration',
    '/user/:userId/safety-net',
    'Your Safety Net',
    { ...unconfigured, url: '/user/ada/safety-net' },
  ),
  createRoute(
    'unconfigured-user',
    'A link, without a valid configuration',
    '/user/:userId',
    NOT_SET_UP,
    {
      ...unconfigured,
      url: '/user/ada',
    },
  ),
  createRoute(
    'unconfigured-user-page',
    'A page of a link, without a valid configuration',
    '/user/:userId/*',
    NOT_SET_UP,
    { ...unconfigured, url: '/user/ada/assessments' },
  ),
  createRoute('unconfigured', 'Any other page, without a valid configuration', '*', NOT_SET_UP, {
    ...unconfigured,
    url: '/login',
  }),
];

/** What the routes are called in the report, beside the flows. */
export const ROUTES_GROUP = {
  id: 'routes',
  title: 'Routes',
  section: '§2 Screens and routes',
} as const;

/** The id of a route in the report. */
export const toReportedId = ({ id }: PicturedRoute): string => `${ROUTES_GROUP.id} · ${id}`;
