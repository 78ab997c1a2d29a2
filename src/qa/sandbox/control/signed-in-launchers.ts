import { getMagicCode } from '../world/magic-codes';
import type { LaunchCardData, LaunchCardGroup } from './control.types';

const pages: readonly (readonly [label: string, path: string])[] = [
  ['Home', '/'],
  ['Check-ins', '/check-ins'],
  ['Progress', '/progress?platform=ios'],
  ['Notifications', '/settings/notifications'],
];

/** What the clinic keeps of each, from a full year to nothing (see `createMembersState`). */
const users: readonly (readonly [userId: string, title: string, story: string])[] = [
  ['ada', 'Ada, a year in', 'Checks in most days, fills in worksheets, counts her steps.'],
  ['sams-mother', 'Sam’s mother, now and then', 'A handful of entries with weeks between them.'],
  ['ben', 'Ben, since today', 'A single entry; he gets no texts.'],
  ['jonas', 'Jonas, not yet', 'Every check-in is waiting; a paused reminder, and steps alone.'],
  ['noel', 'Noel, nothing at all', 'No check-ins, no reminders, no phone number.'],
];

function toLaunchCard([userId, title, story]: (typeof users)[number]): LaunchCardData {
  const links = pages.map(([label, path]) => ({
    label,
    path: `/magic-link?code=${getMagicCode(userId)}&next=${encodeURIComponent(path)}`,
  }));
  return { title, story, links };
}

/** The doors of those who have an account; each signs them in by a magic link. */
export const SIGNED_IN_LAUNCHERS: LaunchCardGroup = {
  title: 'Signed in',
  text: 'A magic link signs them in, and whoever was signed in before out.',
  cards: users.map(toLaunchCard),
};
