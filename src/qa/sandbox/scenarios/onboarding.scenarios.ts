import type { Invite } from '../world/invites';
import type { World } from '../world/world';
import { rejectNextRequest, type Scenarios } from './scenario.types';

/** The input of the fixtures. */
const CODE = '123456';
const EMAIL = 'ivy@example.com';
const PASSWORD = 'Sunny-Day-42';

const start = { userId: 'ivy', path: '/accept-invite' };

/** The scenarios of onboarding. */
export const onboardingScenarios: Scenarios = {
  initialStates: {
    'first time': start,
    'first time in the app': { ...start, userAgentSuffix: 'PatientApp/3.2.7 (ios)' },
    'known email': { ...start, state: { step: 'initiate', email: EMAIL } },
    'code sent': { ...start, state: { step: 'verify', email: EMAIL } },
    'assessments completed': {
      ...start,
      state: { step: 'setup-account', patientId: 'patient-ivy' },
    },
  },
  outcomes: {
    'one invite': (world, userId) => changeInvites(world, userId, (invite) => [invite]),
    // The namesake has the same date of birth and phone number.
    'several invites': (world, userId) =>
      changeInvites(world, userId, (invite) => [invite, { ...invite, userId: 'namesake' }]),
    'no invite': (world, userId) =>
      changeInvites(world, userId, (invite) => [{ ...invite, isAccepted: true }]),
    'invite cannot be looked up': rejectNextRequest('onboarding-lookup'),
    'right code': setVerificationCode(EMAIL),
    'right code, no email': setVerificationCode(null),
    'wrong code': rejectNextRequest('verification-code', 422),
    'account created': ({ accounts }) => accounts.delete(EMAIL),
    'account refused': ({ accounts }, userId) =>
      accounts.set(EMAIL, { userId, email: EMAIL, password: 'another' }),
    'account cannot be created': rejectNextRequest('create-account'),
    'account creation uncertain': rejectNextRequest('create-account', 500),
    'signed in': ({ accounts }, userId) =>
      accounts.set(EMAIL, { userId, email: EMAIL, password: PASSWORD }),
    'not signed in': rejectNextRequest('sign-in', 401),
    'sign-in fails': rejectNextRequest('sign-in', 500),
  },
};

function changeInvites(
  world: World,
  userId: string,
  change: (ownInvite: Invite) => Invite[],
): void {
  const ownInvite = world.invites.find((invite) => invite.userId === userId);
  if (ownInvite !== undefined) world.invites = change({ ...ownInvite, isAccepted: false });
}

function setVerificationCode(email: string | null) {
  return (world: World, userId: string): void => {
    changeInvites(world, userId, (invite) => [{ ...invite, email }]);
    world.verificationCodes.set(userId, CODE);
  };
}
