import type { ApiDispatch } from '../../src/api/api-dispatch';
import { intakeApi } from '../../src/api/intake.api';
import { preferencesApi } from '../../src/api/preferences.api';
import { intakeSessionSlice, type WithIntake } from '../../src/state/intake.slice';
import { ada, adaByLink, openTab } from './support/open-tab';

const fresh = { accessToken: 'access-2', refreshToken: 'refresh-2' };

/** Sends a request that the server answers with 401, before and after the tokens are refreshed. */
async function sendUnauthorized(start: (dispatch: ApiDispatch) => PromiseLike<unknown>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    const isRefresh = pathname.startsWith('/auth/');
    return Promise.resolve(isRefresh ? Response.json(fresh) : new Response('{}', { status: 401 }));
  });
  const { store, getExpiryCount } = openTab(ada);
  store.dispatch(intakeSessionSlice.actions.started(adaByLink));
  expect(await start(store.dispatch)).toMatchObject({ error: { status: 401 } });
  // A write says first that it was refused.
  await new Promise((resolve) => setTimeout(resolve));
  // SAFETY: openTab has injected the slice.
  const { intakeSession } = store.getState() as WithIntake;
  return getExpiryCount() > 0 || intakeSession?.isExpired === true;
}

const once = { subscribe: false } as const;
const lists = { push: [], email: [], sms: [] };

describe('§8 a lasting 401', () => {
  it('ends the session if the screen needs the response', async () => {
    const { getIntakeStatus } = intakeApi.endpoints;
    const { saveOptionalComms } = preferencesApi.endpoints;
    const hasEnded = [
      await sendUnauthorized((dispatch) => dispatch(getIntakeStatus.initiate(undefined, once))),
      await sendUnauthorized((dispatch) =>
        dispatch(saveOptionalComms.initiate({ userId: 'ada', lists })),
      ),
    ];
    expect(hasEnded).toEqual([true, true]);
  });

  it('does not end it where the screen works without: the name of the clinic, and the notice of a change', async () => {
    const { getClinicInfo } = intakeApi.endpoints;
    const { notifyUserUpdated } = preferencesApi.endpoints;
    const hasEnded = [
      await sendUnauthorized((dispatch) => dispatch(getClinicInfo.initiate(undefined, once))),
      await sendUnauthorized((dispatch) => dispatch(notifyUserUpdated.initiate('ada'))),
    ];
    expect(hasEnded).toEqual([false, false]);
  });
});
