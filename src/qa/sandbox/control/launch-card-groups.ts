import { SEED_USERS } from '../world/seed-users';
import { CLINICS } from '../world/clinics';
import { NEW_PATIENTS } from '../world/new-patients';
import type { SeedUserGroup, SeedUser } from '../world/seed-user';
import type { LaunchCardData, LaunchCardGroup } from './control.types';
import { SIGNED_IN_LAUNCHERS } from './signed-in-launchers';

const seedUserGroups: readonly { id: SeedUserGroup; title: string; text: string }[] = [
  {
    id: 'patients',
    title: 'Patients with a link',
    text: 'They open what the clinic has sent them. Nothing stands in their way.',
  },
  {
    id: 'gates',
    title: 'Patients who are asked something first',
    text: 'Consent comes first, then the date of birth.',
  },
  {
    id: 'relatives',
    title: 'Families',
    text: 'A relative reads the patient’s name where a patient reads “your”.',
  },
  {
    id: 'accounts',
    title: 'On their way to an account',
    text: 'Where they land after their answers depends on what the clinic knows of them.',
  },
  {
    id: 'shared',
    title: 'At the clinic',
    text: 'Devices that pass from hand to hand.',
  },
  {
    id: 'edge-cases',
    title: 'At the edges',
    text: 'Long, unfamiliar and hostile things that real systems send.',
  },
];

function toLaunchCard({ title, story, entryLinks }: SeedUser): LaunchCardData {
  return { title, story, links: entryLinks };
}

/** A card for each clinic: its page and its kiosk. */
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
  title: 'Other doors',
  text: 'Pages that belong to nobody in particular.',
  cards: [
    {
      title: 'A patient, looked up',
      story: 'From the patient id to the assessments.',
      links: [{ label: 'Open', path: '/patients/patient-ada/assessments?context=email' }],
    },
    {
      title: 'Assessment preview',
      story: 'What an assessment looks like; nothing is sent.',
      links: [
        { label: 'PHQ-9', path: '/assessment-preview?assessment=phq-9' },
        { label: 'Sleep and habits', path: '/assessment-preview?assessment=sleep-and-habits' },
      ],
    },
    {
      title: 'A clinic that nobody knows',
      story: 'Its page and its kiosk say so.',
      links: [
        { label: 'Clinic page', path: '/clinics/nowhere' },
        { label: 'Kiosk', path: '/kiosk/nowhere' },
      ],
    },
    {
      title: 'A link to nobody',
      story: 'An id that the clinic does not know.',
      links: [{ label: 'Open', path: '/user/nobody/assessments?context=sms' }],
    },
    {
      title: 'The native app',
      story: 'The app in a frame as iOS or Android of any version, with what it says.',
      links: [{ label: 'Open', path: '/sandbox/wrapper' }],
    },
    {
      title: 'The design system',
      story: 'Each control in each state.',
      links: [{ label: 'Open', path: '/sandbox/ui' }],
    },
  ],
};

/** Every card of the front door, in its groups. */
export const LAUNCH_CARD_GROUPS: readonly LaunchCardGroup[] = [
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
