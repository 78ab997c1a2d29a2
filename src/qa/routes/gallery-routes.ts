import { generatePath } from 'react-router-dom';

/** A route of the app, and how the gallery opens it for its pictures. */
export type GalleryRoute = {
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

/** The time that the pages show, so that pictures of different days can be compared. */
export const GALLERY_TIME = '2026-11-18T15:00:00.000Z';

/** The values of path parameters in the pictures. */
const PARAMETERS = {
  userId: 'ada',
  patientId: 'patient-ada',
  cognitoId: 'cognito-ada',
  clinicDisplayId: 'lakeside',
  checkInId: 'low-mood',
  scoreId: 'ada-low-mood-20774',
  interventionId: 'safety-plan',
  '*': 'no-such-page',
} as const;

/** With the query of its URL, or another URL. */
type Row = readonly [id: string, title: string, path: string, heading: string, url?: string];

function toUrl(path: string, url: string): string {
  if (url.startsWith('/')) return url;
  return `/${generatePath(path, PARAMETERS).replace(/^\//, '')}${url}`;
}

const toRoutes = (rows: readonly Row[], details: Partial<GalleryRoute> = {}) =>
  rows.map(([id, title, path, heading, url = '']) => ({
    ...{ id, title, path, heading, url: toUrl(path, url) },
    ...{ signedInAs: null, reasonWithoutScreenshot: null, isUnconfigured: false },
    ...details,
  }));

/** The text of the heading of an app whose configuration is wrong. */
const NOT_SET_UP = 'This app is not set up correctly.';
const NOT_FOUND = 'Page not found';

const SIGNED_IN: readonly Row[] = [
  ['home', 'Home', '/', 'Hi, Ada'],
  ['profile', 'Profile, which leads home', '/profile', 'Hi, Ada'],
  ['progress', 'Progress', '/progress', 'Progress', '?platform=ios'],
  ['settings', 'Settings', '/settings', 'Settings'],
  ['account', 'Account', '/settings/account', 'Account'],
  ['notifications', 'Notifications', '/settings/notifications', 'Notifications'],
  ['reminders', 'Check-in reminders', '/settings/check-in-reminders', 'Check-in reminders'],
  ['new-reminder', 'New reminder', '/settings/check-in-reminders/new', 'Add reminder'],
  [
    'older-new-reminder',
    'New reminder, at its older path',
    '/settings/notifications/reminders/new',
    'Add reminder',
  ],
  ['permissions', 'Permissions', '/settings/permissions', 'Permissions'],
  ['check-ins', 'Check-ins', '/check-ins', 'Check in'],
  ['check-in', 'A check-in', '/check-ins/:checkInId', 'Low mood'],
  ['history', 'History', '/check-ins/:checkInId/completed', 'Low mood history'],
  ['entry', 'A completed entry', '/check-ins/:checkInId/completed/:scoreId', 'Low mood'],
  [
    'intervention',
    'A completed intervention',
    '/user/:userId/intervention/:interventionId',
    'Safety Plan',
  ],
  ['logout', 'Logout, which leads to the login', '/logout', 'Log in'],
];

const SIGNED_OUT: readonly Row[] = [
  ['login', 'Login', '/login', 'Log in'],
  [
    'magic-link',
    'A magic link to settings',
    '/magic-link',
    'Settings',
    '?code=magic-ada&next=/settings',
  ],
  ['forgot-password', 'Forgotten password', '/forgot-password', 'Forgot password'],
  ['reset-password', 'New password', '/reset-password', 'Reset password', '?email=ada@example.com'],
  ['accept-invite', 'Invite', '/accept-invite', 'Find your account'],
  ['app-invite', 'App invite', '/app-invite', 'Get the app', '?isInviteFlow'],
  ['unsubscribe', 'Unsubscribing', '/unsubscribe-successful/:userId', 'Unsubscribe'],
  [
    'assessment-preview',
    'Preview of an assessment',
    '/assessment-preview',
    'PHQ-9',
    '?assessment=phq-9',
  ],
  ['check-in-preview', 'Preview of a check-in', '/check-ins/:checkInId/preview', 'Low mood'],
  ['assessments', 'Assessments of a link', '/user/:userId/assessments', 'PHQ-9', '?context=sms'],
  ['public-check-ins', 'Check-ins of a link', '/user/:userId/check-ins', 'Lifestyle correlates'],
  ['safety-net', 'Safety net', '/user/:userId/safety-net', 'Your Safety Net'],
  ['user', 'A link without a page', '/user/:userId', NOT_FOUND],
  ['unknown-user-page', 'An unknown page of a link', '/user/:userId/*', NOT_FOUND],
  ['patient', 'A link by patient', '/patients/:patientId/assessments', 'PHQ-9', '?context=sms'],
  ['kiosk', 'Kiosk', '/kiosk/:clinicDisplayId', 'Welcome to Lakeside Behavioral Health'],
  ['clinic', 'Clinic', '/clinics/:clinicDisplayId', 'Lakeside Behavioral Health'],
  ['intake', 'Intake', '/intake', 'Welcome', '?code=intake-nia'],
  [
    'expired-link',
    'An expired intake link',
    '/intake/expired-link',
    'This link has expired',
    '?code=intake-nia-expired',
  ],
  [
    'completed-intake',
    'A completed intake',
    '/intake/completed',
    'You have already completed your intake',
  ],
  [
    'unknown-kiosk-page',
    'An unknown page of a kiosk',
    '/kiosk/*',
    NOT_FOUND,
    '/kiosk/lakeside/no-such-page',
  ],
  [
    'unknown-clinic-page',
    'An unknown page of a clinic',
    '/clinics/*',
    NOT_FOUND,
    '/clinics/lakeside/no-such-page',
  ],
  ['unknown-intake-page', 'An unknown page of an intake', '/intake/*', NOT_FOUND],
  ['unknown', 'An unknown page', '*', NOT_FOUND],
];

const UNCONFIGURED: readonly Row[] = [
  [
    'unconfigured-safety-net',
    'Safety net, without a valid configuration',
    '/user/:userId/safety-net',
    'Your Safety Net',
  ],
  ['unconfigured-user', 'A link, without a valid configuration', '/user/:userId', NOT_SET_UP],
  [
    'unconfigured-user-page',
    'A page of a link, without a valid configuration',
    '/user/:userId/*',
    NOT_SET_UP,
    '/user/ada/assessments',
  ],
  ['unconfigured', 'Any other page, without a valid configuration', '*', NOT_SET_UP, '/login'],
];

/** Every route of section 2 and of the route tables. */
export const GALLERY_ROUTES: readonly GalleryRoute[] = [
  ...toRoutes(SIGNED_IN, { signedInAs: 'ada' }),
  ...toRoutes(SIGNED_OUT),
  ...toRoutes(
    [
      [
        'preferences-site',
        'The preferences site',
        '/patients/:cognitoId/notification-preferences',
        '',
      ],
    ],
    { url: null, reasonWithoutScreenshot: 'The route leads to an external site at once.' },
  ),
  ...toRoutes(UNCONFIGURED, { isUnconfigured: true }),
];

/** What the routes are called in the report, beside the flows. */
export const ROUTES_GROUP = {
  id: 'routes',
  title: 'Routes',
  section: '§2 Screens and routes',
} as const;

/** The id of a route in the report. */
export const toReportedId = ({ id }: GalleryRoute): string => `${ROUTES_GROUP.id} · ${id}`;
