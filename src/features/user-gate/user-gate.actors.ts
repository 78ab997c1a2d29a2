import { fromPromise } from 'xstate';
import { getTelecomType, type AppContext } from '../../../machines/app-context';
import type { GateRequirements, GateChecks } from '../../../machines/user-gate/user-gate.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { publicUserApi } from '../../api/public-user.api';
import { runCachedQuery, runMutation, runQuery } from '../../api/run-request';
import { userGateApi } from '../../api/user-gate.api';

type GateUser = { readonly userId: string; readonly appContext: AppContext };

const { getPublicUser } = publicUserApi.endpoints;
const { getConsentInfo, getBirthdayStatus, acceptConsent, verifyBirthday } = userGateApi.endpoints;

/** Implements the user gate's actors with the API (§4). */
export function createUserGateActors(dispatch: ApiDispatch, { userId, appContext }: GateUser) {
  const telecomType = getTelecomType(appContext);

  return {
    loadGate: fromPromise<GateRequirements, GateChecks>(async ({ input, signal }) => {
      const [, consent, birthday] = await Promise.all([
        runCachedQuery(dispatch, getPublicUser, userId, signal),
        input.asksConsent ? runQuery(dispatch, getConsentInfo, userId, signal) : null,
        input.asksBirthday
          ? runQuery(dispatch, getBirthdayStatus, { userId, telecomType }, signal)
          : null,
      ]);
      return {
        isConsentRequired: consent?.consentRequired ?? false,
        consentCopy: consent?.consentCopy ?? '',
        isBirthdayVerified: birthday?.isVerified ?? true,
      };
    }),
    acceptConsent: fromPromise<unknown>(({ signal }) =>
      runMutation(dispatch, acceptConsent, userId, signal),
    ),
    verifyBirthday: fromPromise<{ isCorrect: boolean }, { dateOfBirth: string }>(
      async ({ input: { dateOfBirth }, signal }) => {
        const body = { userId, telecomType, dateOfBirth };
        const { success } = await runMutation(dispatch, verifyBirthday, body, signal);
        return { isCorrect: success };
      },
    ),
  };
}
