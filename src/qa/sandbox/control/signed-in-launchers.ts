import { getMagicCode } from '../world/magic-codes';
import type { LaunchCardData, LaunchCardGroup } from './control.types';

const pages: readonly (readonly [label: string, path: string])[] = [
  ['Home', '/'],
  ['Check-ins', '/check-ins'],
  ['Progress', '/progress?platform=ios'],
  ['Notifications', '/settings/notifications'],
];

/** From a year of check-ins to none; the data is in `createSignedInUsersState`. */
const users: readonly (readonly [userId: string, title: string, story: string])[] = [
  [
    'ada',
    'Ada: a year of check-ins',
    'Checks in most days, completes worksheets, counts her steps.',
  ],
  ['sams-mother', 'Sam’s mother: a few check-ins', 'A few check-ins, most of them weeks apart.'],
  ['ben', 'Ben: one check-in', 'A single check-in today; he gets no text messages.'],
  [
    'jonas',
    'Jonas: no check-ins yet',
    'Every check-in is assigned; a paused reminder and a step counter.',
  ],
  ['noel', 'Noel: no data', 'No check-ins, no reminders, no phone number.'],
];

function toLaunchCard([userId, title, story]: (typeof users)[number]): LaunchCardData {
  const links = pages.map(([label, path]) => ({
    label,
    path: `/magic-link?code=${getMagicCode(userId)}&next=${encodeURIComponent(path)}`,
  }));
  return { title, story, links };
}

/** The cards of the users with an account; each link signs the user in by magic link. */
export const SIGNED_IN_LAUNCHERS: LaunchCardGroup = {
  title: 'Sign in as',
  text: 'Each link signs the user in by magic link and ends the previous session.',
  cards: users.map(toLaunchCard),
};
