import { fromPromise } from 'xstate';
import type { IntakeContext, PersonToSend, Policy } from '../../../machines/intake/intake.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { identityApi } from '../../api/identity.api';
import { intakeApi, type IntakeBasicInfo } from '../../api/intake.api';
import { requireParsed } from '../../api/require-parsed';
import { runMutation, runQuery, runRequest } from '../../api/run-request';
import type { Clock } from '../../lib/time/clock';
import { parseTypedDay } from '../../lib/time/dates';
import { intakePagesFromWire, toIntakeAnswers } from '../../questions/intake.adapter';
import type { IntakePage } from '../../questions/intake.types';
import type { IntakeAccess } from '../../state/intake-info-context';
import { intakeSessionSlice, selectIntakeSession, type WithIntake } from '../../state/intake.slice';

const { authenticateMagicCode } = identityApi.endpoints;
const {
  getIntakeStatus,
  getPolicies,
  getQuestionnaire,
  saveBasicInfo,
  signPolicies,
  submitQuestionnaire,
} = intakeApi.endpoints;

/** Converts the form data to the wire format: E.164, yyyy-MM-dd, empty optional fields omitted (D9). */
async function toBasicInfo(person: PersonToSend): Promise<IntakeBasicInfo> {
  const { toE164 } = await import('../../validation/phone/phone.rule');
  const preferredName = person.preferredName.trim();
  return {
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    email: person.email.trim(),
    dateOfBirth: requireParsed(parseTypedDay(person.dateOfBirth)),
    phoneNumber: requireParsed(toE164(person.phoneNumber)),
    ...(person.pronouns !== '' && { pronoun: person.pronouns }),
    ...(preferredName !== '' && { preferredName }),
  };
}

/** True if the store already has the session for this code. */
function isExchanged(dispatch: ApiDispatch, magicCode: string): boolean {
  return dispatch((_dispatch, getState) => {
    // SAFETY: `createIntakeService` adds the intake's slices to the store before the intake is shown.
    const session = selectIntakeSession(getState() as WithIntake);
    return session?.kind === 'magic-link' && session.magicCode === magicCode;
  });
}

type Dependencies = {
  readonly dispatch: ApiDispatch;
  readonly clock: Clock;
  /** Sends what changes something, unless another tab continues the intake. */
  readonly send: IntakeAccess['send'];
};

/** Implements the intake machine's ports with API requests (§7); `exchangeCode` starts the intake session. */
export function createIntakeActors({ dispatch, clock, send }: Dependencies) {
  let pages: readonly IntakePage[] = [];
  return {
    exchangeCode: fromPromise<unknown, { magicCode: string }>(
      async ({ input: { magicCode }, signal }) => {
        if (isExchanged(dispatch, magicCode)) return;
        const tokens = await send(() =>
          runMutation(dispatch, authenticateMagicCode, magicCode, signal),
        );
        const storedAt = clock.now();
        dispatch(
          intakeSessionSlice.actions.started({
            kind: 'magic-link',
            magicCode,
            storedAt,
            ...tokens,
          }),
        );
      },
    ),
    checkStatus: fromPromise<{ hasCompletedIntake: boolean }>(({ signal }) =>
      runQuery(dispatch, getIntakeStatus, undefined, signal),
    ),
    saveBasicInfo: fromPromise<unknown, PersonToSend>(async ({ input, signal }) => {
      const body = await toBasicInfo(input);
      return send(() => runMutation(dispatch, saveBasicInfo, body, signal));
    }),
    loadPolicies: fromPromise<readonly Policy[]>(async ({ signal }) => {
      const policies = await runQuery(dispatch, getPolicies, undefined, signal);
      return policies.map(({ id, description, fileName, url }) => ({
        id,
        description: description ?? null,
        fileName: fileName ?? null,
        url: url ?? null,
      }));
    }),
    signPolicies: fromPromise<unknown, { policyIds: readonly string[] }>(
      ({ input: { policyIds }, signal }) =>
        send(() => runMutation(dispatch, signPolicies, policyIds, signal)),
    ),
    loadQuestionnaire: fromPromise<{ pageCount: number }>(async ({ signal }) => {
      // The subscription is never released, so that the questionnaire step can read the data from the cache.
      const wire = await runRequest(
        dispatch(getQuestionnaire.initiate(undefined, { forceRefetch: true })),
        signal,
      );
      pages = requireParsed(intakePagesFromWire(wire));
      return { pageCount: pages.length };
    }),
    submitQuestionnaire: fromPromise<unknown, Pick<IntakeContext['formData'], 'answers'>>(
      ({ input: { answers }, signal }) => {
        const intakeAnswers = toIntakeAnswers(pages, answers);
        return send(() => runMutation(dispatch, submitQuestionnaire, intakeAnswers, signal));
      },
    ),
  };
}
