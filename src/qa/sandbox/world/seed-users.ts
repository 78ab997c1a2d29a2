import { getAssessmentsPath, createSeedUser, type SeedUser } from './seed-user';
import { consentInHtml, consentInText, hostileConsent } from './consent-copies';
import { hostileSafetyNet } from './safety-resources';

/** The fields that a participant shares with the related patient. */
function toParticipantFields(patient: {
  patientId: string;
  firstName: string;
  dateOfBirth: string;
}) {
  const { patientId, firstName, dateOfBirth } = patient;
  return {
    type: 'participant',
    patientId,
    dateOfBirth,
    relatedPatient: { patientId, firstName },
  } as const;
}

const sam = { patientId: 'patient-sam', firstName: 'Sam', dateOfBirth: '2011-08-09' };
const james = { patientId: 'patient-james', firstName: 'James', dateOfBirth: '1952-04-21' };

/** Users of public links, in the order of the launcher. */
export const SEED_USERS: readonly SeedUser[] = [
  createSeedUser({
    person: { userId: 'ada', firstName: 'Ada', lastName: 'Nwosu', medicalRecord: 'LS-1001' },
    group: 'patients',
    story: 'Two overdue assessments and an upcoming one.',
    assigned: [
      ['phq-9', -3],
      ['gad-7', -1],
      ['sleep-and-habits', 5],
    ],
    entryLinks: [
      { label: 'Text message', path: getAssessmentsPath('ada', 'sms') },
      { label: 'Email', path: getAssessmentsPath('ada', 'email') },
      { label: 'PHQ-9 only', path: getAssessmentsPath('ada', 'sms', '&assessments=phq-9') },
      { label: 'Safety net', path: '/user/ada/safety-net' },
    ],
  }),
  createSeedUser({
    person: { userId: 'ben', firstName: 'Ben' },
    group: 'patients',
    story: 'Nothing overdue; one assessment is due in four days.',
    assigned: [['phq-9', 4]],
  }),
  createSeedUser({
    person: { userId: 'cora', firstName: 'Cora' },
    group: 'patients',
    story: 'Nothing assigned: her link is no longer available.',
  }),
  createSeedUser({
    person: { userId: 'quinn', firstName: 'Quinn' },
    group: 'patients',
    story: 'One assessment with every type of question.',
    assigned: [['sleep-and-habits', -1]],
    entryLinks: [{ label: 'Email', path: getAssessmentsPath('quinn', 'email') }],
  }),
  createSeedUser({
    person: { userId: 'devi', firstName: 'Devi' },
    group: 'gates',
    story: 'Has to accept a consent first.',
    assigned: [['gad-7', -2]],
    consentCopy: consentInHtml,
  }),
  createSeedUser({
    person: { userId: 'elias', firstName: 'Elias', dateOfBirth: '1984-02-29' },
    group: 'gates',
    story: 'Has to enter his date of birth first: 02/29/1984.',
    assigned: [['phq-9', -1]],
    isBirthdayVerified: false,
    entryLinks: [
      { label: 'Text message', path: getAssessmentsPath('elias', 'sms') },
      { label: 'Email', path: getAssessmentsPath('elias', 'manual_email') },
    ],
  }),
  createSeedUser({
    person: { userId: 'fatima', firstName: 'Fatima', dateOfBirth: '1979-11-03' },
    group: 'gates',
    story: 'Accepts a consent, then enters her date of birth: 11/03/1979.',
    assigned: [
      ['phq-9', -6],
      ['gad-7', -6],
    ],
    consentCopy: consentInText,
    isBirthdayVerified: false,
  }),
  createSeedUser({
    person: { userId: 'sams-mother', firstName: 'Rosa', ...toParticipantFields(sam) },
    group: 'relatives',
    title: 'Sam’s mother',
    story: 'Rosa answers about Sam.',
    assigned: [['sleep-and-habits', -2]],
  }),
  createSeedUser({
    person: { userId: 'sams-father', firstName: 'Luis', ...toParticipantFields(sam) },
    group: 'relatives',
    title: 'Sam’s father',
    story: 'Luis accepts a consent, then enters Sam’s date of birth: 08/09/2011.',
    assigned: [['gad-7', -2]],
    consentCopy: consentInHtml,
    isBirthdayVerified: false,
    entryLinks: [{ label: 'Email', path: getAssessmentsPath('sams-father', 'email') }],
  }),
  createSeedUser({
    person: { userId: 'james-aunt', firstName: 'Nora', ...toParticipantFields(james) },
    group: 'relatives',
    title: 'James’ aunt',
    story: 'Nora has nothing overdue. The patient’s name ends in s.',
    assigned: [['phq-9', 3]],
  }),
  createSeedUser({
    person: { userId: 'sam', ...sam },
    group: 'relatives',
    story: 'The patient about whom his mother and father answer.',
    assigned: [['gad-7', -2]],
  }),
  createSeedUser({
    person: { userId: 'james', ...james },
    group: 'relatives',
    story: 'The patient about whom his aunt answers; nothing is assigned to him.',
  }),
  createSeedUser({
    person: {
      userId: 'ivy',
      firstName: 'Ivy',
      shouldPromptAccountCreation: true,
      hasOnboarded: false,
    },
    group: 'accounts',
    story: 'Is invited to create an account after she submits.',
    assigned: [['gad-7', -1]],
  }),
  createSeedUser({
    person: { userId: 'jonas', firstName: 'Jonas', shouldPromptAccountCreation: true },
    group: 'accounts',
    story: 'Has an account, and is directed to it after he submits.',
    assigned: [['gad-7', -1]],
  }),
  createSeedUser({
    person: { userId: 'kai', firstName: 'Kai', lastName: 'Okafor', medicalRecord: 'LS-2002' },
    group: 'shared',
    title: 'The front-desk kiosk',
    story: 'Kai Okafor, born 05/17/1990, checks in at a shared tablet.',
    assigned: [['phq-9', 0]],
    entryLinks: [
      { label: 'Kiosk', path: '/kiosk/lakeside' },
      {
        label: 'Already identified',
        path: getAssessmentsPath('kai', 'kiosk', '&homescreenUrl=/kiosk/lakeside'),
      },
    ],
  }),
  createSeedUser({
    person: { userId: 'tess', firstName: 'Tess', dateOfBirth: '1968-01-30' },
    group: 'shared',
    title: 'The clinician’s tablet',
    story: 'Tess answers on her clinician’s tablet, without consent or date-of-birth check.',
    assigned: [['phq-9', 9]],
    consentCopy: consentInHtml,
    isBirthdayVerified: false,
    entryLinks: [
      { label: 'Assigned assessments', path: getAssessmentsPath('tess', 'clinician_app') },
      {
        label: 'PHQ-9 and GAD-7',
        path: getAssessmentsPath('tess', 'clinician_app', '&assessments=phq-9,gad-7'),
      },
    ],
  }),
  createSeedUser({
    person: { userId: 'lena', firstName: 'Lena' },
    group: 'edge-cases',
    story: 'Very long assessments.',
    assigned: [
      ['long-10', -1],
      ['long-100', -1],
      ['long-1000', -1],
    ],
    entryLinks: [10, 100, 1000].map((count) => ({
      label: `${count} questions`,
      path: getAssessmentsPath('lena', 'sms', `&assessments=long-${count}`),
    })),
  }),
  createSeedUser({
    person: { userId: 'nova', firstName: 'Nova' },
    group: 'edge-cases',
    story: 'An assessment with an unknown type of question.',
    assigned: [['unfamiliar', -1]],
  }),
  createSeedUser({
    person: { userId: 'layla', firstName: 'Layla' },
    group: 'edge-cases',
    story: 'An assessment exported from another system, with markup, Arabic and blank options.',
    assigned: [['exported', -1]],
  }),
  createSeedUser({
    person: { userId: 'hal', firstName: 'Hal' },
    group: 'edge-cases',
    story: 'A safety net and a consent with hostile content.',
    assigned: [['gad-7', -1]],
    consentCopy: hostileConsent,
    safetyNet: hostileSafetyNet,
    entryLinks: [
      { label: 'Safety net', path: '/user/hal/safety-net' },
      { label: 'Consent', path: getAssessmentsPath('hal', 'sms') },
    ],
  }),
];
