import { SEED_USERS } from '../world/seed-users';
import { CLINICS } from '../world/clinics';
import { NEW_PATIENTS } from '../world/new-patients';
import { getMagicCode } from '../world/magic-codes';
import type { SeedUserGroup, SeedUser } from '../world/seed-user';
import { SEED_PASSWORD } from '../world/accounts';
import type { LaunchCardData, LaunchCardGroup } from './control.types';
import { SIGNED_IN_LAUNCHERS } from './signed-in-launchers';

const seedUserGroups: readonly { id: SeedUserGroup; title: string; text: string }[] = [
  {
    id: 'patients',
    title: 'Patients with a link',
    text: 'They open a link from the clinic, without consent or date-of-birth check.',
  },
  {
    id: 'gates',
    title: 'Patients with a consent or date-of-birth check',
    text: 'The app asks for consent first, then for the date of birth.',
  },
  {
    id: 'relatives',
    title: 'Families',
    text: 'Relatives see the patient’s name where patients see “your”.',
  },
  {
    id: 'accounts',
    title: 'Account invitations',
    text: 'After they submit, they are invited to create an account or directed to theirs.',
  },
  {
    id: 'new-patients',
    title: 'New patients',
    text: 'They have no account yet. Codes and links sent to them are listed under Sent messages.',
  },
  {
    id: 'shared',
    title: 'At the clinic',
    text: 'Kiosks and tablets that several people use.',
  },
  {
    id: 'edge-cases',
    title: 'Edge cases',
    text: 'Long, unknown and hostile content.',
  },
];

function toLaunchCard({ title, story, entryLinks }: SeedUser): LaunchCardData {
  return { title, story, links: entryLinks };
}

/** One card per clinic, with links to its page and its kiosk. */
const clinicCards: readonly LaunchCardData[] = CLINICS.map(({ name, displayId, identifyFlow }) => ({
  title: name,
  story:
    identifyFlow === 'mrn'
      ? 'Its kiosk asks for the medical record number first.'
      : 'Its kiosk asks for name and date of birth first.',
  links: [
    { label: 'Clinic page', path: `/clinics/${encodeURIComponent(displayId)}` },
    { label: 'Kiosk', path: `/kiosk/${encodeURIComponent(displayId)}` },
  ],
}));

const otherPages: LaunchCardGroup = {
  title: 'Other pages',
  text: 'Pages that do not belong to a test user.',
  cards: [
    {
      title: 'Log in',
      story: `By password: ada@example.com, ${SEED_PASSWORD}. All test users with an account have this password.`,
      links: [
        { label: 'Log in', path: '/login' },
        { label: 'Forgot password', path: '/forgot-password' },
      ],
    },
    {
      title: 'Public check-ins',
      story: 'Check-ins from a link, without an account.',
      links: [
        { label: 'All', path: '/user/ada/check-ins' },
        { label: 'One', path: '/user/ada/check-ins?checkInId=lifestyle' },
      ],
    },
    {
      title: 'Unsubscribe',
      story: 'Opening the link unsubscribes Ada; the page can subscribe her again.',
      links: [{ label: 'Unsubscribe', path: '/unsubscribe-successful/ada' }],
    },
    {
      title: 'Patient lookup',
      story: 'Redirects from a patient id to the assessments.',
      links: [{ label: 'Open', path: '/patients/patient-ada/assessments?context=email' }],
    },
    {
      title: 'Assessment preview',
      story: 'Shows an assessment; nothing is submitted.',
      links: [
        { label: 'PHQ-9', path: '/assessment-preview?assessment=phq-9' },
        { label: 'Sleep and habits', path: '/assessment-preview?assessment=sleep-and-habits' },
      ],
    },
    {
      title: 'Unknown clinic',
      story: 'Its page and its kiosk show an error.',
      links: [
        { label: 'Clinic page', path: '/clinics/nowhere' },
        { label: 'Kiosk', path: '/kiosk/nowhere' },
      ],
    },
    {
      title: 'Unknown user',
      story: 'A public link with an unknown user id.',
      links: [{ label: 'Open', path: '/user/nobody/assessments?context=sms' }],
    },
    {
      title: 'Native app simulator',
      story:
        'Shows the app in a frame as iOS or Android of any version, with its messages to the native app.',
      links: [{ label: 'Open', path: '/sandbox/wrapper' }],
    },
    {
      title: 'Visualiser',
      story: 'Charts of all flows, and walkthroughs that drive the app to any state.',
      links: [
        { label: 'Catalogue', path: '/visualiser.html' },
        { label: 'Live', path: '/visualiser.html#/live/assessment-gate' },
      ],
    },
    {
      title: 'Component examples',
      story: 'Every component in every state.',
      links: [{ label: 'Open', path: '/sandbox/ui' }],
    },
  ],
};

/** The five main jobs, for those who open the sandbox for the first time. */
const startHere: LaunchCardGroup = {
  title: 'Start here',
  text: 'The five main jobs, each with one link.',
  cards: [
    {
      title: 'Answer questionnaires',
      story: 'Ada opens the link in a text message.',
      links: [{ label: 'Open', path: '/user/ada/assessments?context=sms' }],
    },
    {
      title: 'Check in and see progress',
      story: 'Ada is signed in on her home page.',
      links: [{ label: 'Open', path: `/magic-link?code=${getMagicCode('ada')}&next=%2F` }],
    },
    {
      title: 'Arrive at the clinic',
      story: 'Kai Okafor, born 05/17/1990, at the front-desk kiosk.',
      links: [{ label: 'Open', path: '/kiosk/lakeside' }],
    },
    {
      title: 'Become a patient',
      story: 'Nia starts her intake from a link.',
      links: [{ label: 'Open', path: '/intake?code=intake-nia' }],
    },
    {
      title: 'Get help in a crisis',
      story: 'Ada’s safety net.',
      links: [{ label: 'Open', path: '/user/ada/safety-net' }],
    },
  ],
};

/** Every card of the launcher, by group. */
export const LAUNCH_CARD_GROUPS: readonly LaunchCardGroup[] = [
  startHere,
  ...seedUserGroups.map(({ id, title, text }) => ({
    title,
    text,
    cards: [
      ...(id === 'shared' ? clinicCards : []),
      ...[...SEED_USERS, ...NEW_PATIENTS].filter(({ group }) => group === id).map(toLaunchCard),
    ],
  })),
  SIGNED_IN_LAUNCHERS,
  otherPages,
];
