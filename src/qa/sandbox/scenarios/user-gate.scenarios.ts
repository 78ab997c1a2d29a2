import type { World } from '../world/world';
import { rejectNextRequest, type Scenarios } from './scenario.types';

const copy = 'We would like to ask you how you are.';
/** The input of the fixtures. */
const ENTERED = '1990-05-17';

/** The scenarios of the public user gate. */
export const userGateScenarios: Scenarios = {
  initialStates: {
    'link by text message': { userId: 'ada', path: '/user/ada/assessments?context=sms' },
    'birthday confirmation off': {
      userId: 'elias',
      path: '/user/elias/assessments?context=sms',
      flags: { assessment_birthday_confirmation: false },
    },
    'clinician device': {
      userId: 'tess',
      path: '/user/tess/assessments?context=clinician_app',
    },
  },
  outcomes: {
    // Elias and Tess have open requirements, but the gate does not check them in their scenarios.
    'nothing to ask': () => undefined,
    'consent required': requireConsent,
    'birthday unverified': clearBirthdayVerification,
    'consent required, birthday unverified': (world, userId) => {
      requireConsent(world, userId);
      clearBirthdayVerification(world, userId);
    },
    'gate cannot be read': rejectNextRequest('public-user'),
    'consent recorded': () => undefined,
    'consent not recorded': rejectNextRequest('accept-consent'),
    'right date of birth': (world, userId) => changeBirthday(world, userId, ENTERED),
    'wrong date of birth': (world, userId) => changeBirthday(world, userId, '1966-01-01'),
    'birthday cannot be verified': rejectNextRequest('birthday-verification'),
  },
};

function requireConsent({ consents }: World, userId: string): void {
  consents.set(userId, { copy, acceptedAt: null });
}

function clearBirthdayVerification({ unverifiedBirthdays }: World, userId: string): void {
  unverifiedBirthdays.add(userId);
}

function changeBirthday({ people }: World, userId: string, dateOfBirth: string): void {
  const person = people.get(userId);
  if (person !== undefined) people.set(userId, { ...person, dateOfBirth });
}
