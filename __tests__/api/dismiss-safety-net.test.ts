import { profileApi } from '../../src/api/profile.api';
import { ada, openTab } from './support/open-tab';
import { mockFetch } from './support/mock-fetch';

const { getProfile, dismissSafetyNet } = profileApi.endpoints;

/** Loads a profile with a safety net, dismisses its banner, and responds with `status`. */
async function dismiss(status: number) {
  const server = mockFetch();
  const { store } = openTab(ada);
  void store.dispatch(getProfile.initiate());
  const profiles = [{ userId: 'ada', firstName: 'Ada', safetyNetEnabled: true }];
  await server.respond('/v1/client-api/account/user-profiles', { body: { profiles } });
  const result = store.dispatch(dismissSafetyNet.initiate('ada'));
  await server.settle();
  const url = server.requests.at(-1)?.url ?? '';
  await server.respond(new URL(url).pathname, { status });
  await result;
  return getProfile.select()(store.getState()).data;
}

describe('§7 the banner of the safety net', () => {
  it('stays away once it is dismissed', async () => {
    expect(await dismiss(200)).toMatchObject({ firstName: 'Ada', safetyNetEnabled: false });
  });

  it('stays if it could not be dismissed', async () => {
    expect(await dismiss(500)).toMatchObject({ firstName: 'Ada', safetyNetEnabled: true });
  });
});
