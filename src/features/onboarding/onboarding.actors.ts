import { fromPromise } from 'xstate';
import type {
  Claim,
  ClaimResult,
  Credentials,
  Patient,
} from '../../../machines/onboarding/onboarding.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { identityApi } from '../../api/identity.api';
import { onboardingApi, type InviteIdentity } from '../../api/onboarding.api';
import { requireParsed } from '../../api/require-parsed';
import { runMutation } from '../../api/run-request';
import { startSession } from '../../api/start-session';
import { parseTypedDay } from '../../lib/time/dates';
import type { SessionRef } from '../../state/session-context';
import { toCode } from '../../validation/code.rule';
import { toE164 } from '../../validation/phone/phone.rule';
import type { Wrapper } from '../../wrapper/wrapper.types';

type Dependencies = {
  readonly dispatch: ApiDispatch;
  readonly session: SessionRef;
  readonly wrapper: Wrapper;
};

const { lookUpInvite, verifyCode, createAccount } = onboardingApi.endpoints;
const { signIn } = identityApi.endpoints;

/** The lookup statuses that identify no single invite; every other status means that one was found (§7). */
const claimResults: Readonly<Record<string, ClaimResult>> = {
  'no-active-invite-found': 'none',
  'invite-already-accepted': 'none',
  'ambiguous-invite-found': 'ambiguous',
};

/** Converts a claim to the wire format: E.164, yyyy-MM-dd, absent values omitted (D9). */
export function toIdentity({ contact, person }: Claim): InviteIdentity {
  return {
    ...(contact.method === 'phone'
      ? { phoneNumber: requireParsed(toE164(contact.phoneNumber)) }
      : { email: contact.email.trim() }),
    ...(person && {
      lastName: person.lastName.trim(),
      dateOfBirth: requireParsed(parseTypedDay(person.dateOfBirth)),
    }),
  };
}

/** Lower-cases the email, because the login form does so too (§5 Login). */
function toCredentials({ email, password }: Credentials): Credentials {
  return { email: email.trim().toLowerCase(), password };
}

/** Implements the machine's ports with API requests (§7); `signIn` starts the session here and in the native app. */
export function createOnboardingActors({ dispatch, session, wrapper }: Dependencies) {
  return {
    lookup: fromPromise<ClaimResult, Claim>(async ({ input: claim, signal }) => {
      const type = claim.contact.method === 'phone' ? 'phonenumber' : 'email';
      const body = { type, ...toIdentity(claim) } as const;
      const { status } = await runMutation(dispatch, lookUpInvite, body, signal);
      return claimResults[status] ?? 'found';
    }),
    verifyCode: fromPromise<Patient, { claim: Claim; code: string }>(
      async ({ input: { claim, code }, signal }) => {
        const body = { code: toCode(code), ...toIdentity(claim) };
        const { patientId, patientEmail } = await runMutation(dispatch, verifyCode, body, signal);
        const email = patientEmail?.trim() ?? '';
        return { patientId, email: email === '' ? null : email };
      },
    ),
    createAccount: fromPromise<{ isCreated: boolean }, Credentials & { patientId: string }>(
      async ({ input: { patientId, email, password }, signal }) => {
        const body = { patientId, ...toCredentials({ email, password }) };
        const { status } = await runMutation(dispatch, createAccount, body, signal);
        return { isCreated: status === 'ok' };
      },
    ),
    signIn: fromPromise<unknown, Credentials>(async ({ input, signal }) => {
      const credentials = toCredentials(input);
      const tokens = await runMutation(dispatch, signIn, credentials, signal);
      startSession({ kind: 'password', ...tokens }, dispatch, session);
      wrapper.send({ type: 'login', payload: credentials });
    }),
  };
}
