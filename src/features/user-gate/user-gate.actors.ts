import { fromPromise } from 'xstate';
import { getTelecomType, type AppContext } from '../../../machines/app-context';
import type { GateRequirements, GateChecks } from '../../../machines/user-gate/user-gate.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { publicUserApi } from '../../api/public-user.api';
import { runRequest } from '../../api/run-request';
import { userGateApi } from '../../api/user-gate.api';

type GateUser = { readonly userId: string; readonly appContext: AppContext };

const { getPublicUser } = publicUserApi.endpoints;
const { getConsentInfo, getBirthdayStatus, acceptConsent, verifyBirthday } = userGateApi.endpoints;

/** Every gate loads its own data, without the cache. */
const uncachedOptions = { subscribe: false, forceRefetch: true } as const;

/** Implements the user gate's actors with the API (§4). */
export function createUserGateActors(dispatch: ApiDispatch, { userId, appContext }: GateUser) {
  const telecomType = getTelecomType(appContext);

  return {
    loadGate: fromPromise<GateRequirements, GateChecks>(async ({ input, signal }) => {
      const [, consent, birthday] = await Promise.all([
        runRequest(dispatch(getPublicUser.initiate(userId, { subscribe: false })), signal),
        input.asksConsent
          ? runRequest(dispatch(getConsentInfo.initiate(userId, uncachedOptions)), signal)
          : null,
        input.asksBirthday
          ? runRequest(
              dispatch(getBirthdayStatus.initiate({ userId, telecomType }, uncachedOptions)),
              signal,
            )
          : null,
      ]);
      return {
        isConsentRequired: consent?.consentRequired ?? false,
        consentCopy: consent?.consentCopy ?? '',
        isBirthdayVerified: birthday?.isVerified ?? true,
      };
    }),
    acceptConsent: fromPromise<unknown>(({ signal }) =>
      runRequest(dispatch(acceptConsent.initiate(userId, { track: false })), signal),
    ),
    verifyBirthday: fromPromise<{ isCorrect: boolean }, { dateOfBirth: string }>(
      async ({ input: { dateOfBirth }, signal }) => {
        const response = await runRequest(
          dispatch(verifyBirthday.initiate({ userId, telecomType, dateOfBirth }, { track: false })),
          signal,
        );
        return { isCorrect: response.success };
      },
    ),
  };
}
