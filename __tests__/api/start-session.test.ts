import type { SessionRef } from '../../src/state/session-context';
import { publicUserApi } from '../../src/api/public-user.api';
import { startSession } from '../../src/api/start-session';
import type { Session } from '../../src/state/session.slice';
import { ada, openTab } from './support/open-tab';
import { mockFetch } from './support/mock-fetch';

const ben: Session = { ...ada, accessToken: 'access-of-ben', refreshToken: 'refresh-of-ben' };

/** Opens a tab that has cached a response, then starts the session of another person. */
async function startAnother(previous: Session | null) {
  const server = mockFetch();
  const { store, getSession } = openTab(previous);
  const { initiate, select } = publicUserApi.endpoints.getPublicUser;
  void store.dispatch(initiate('ada'));
  await server.respond('/v1/public-api/user/ada', { body: { id: 'ada' } });
  const send = jest.fn();
  // SAFETY: only `send` is called.
  startSession(ben, store.dispatch, { send } as unknown as SessionRef);
  return { send, getSession, cached: () => select('ada')(store.getState()).status };
}

describe('§4 a new session', () => {
  it('replaces that of another person, whose cached responses are dropped', async () => {
    const { send, getSession, cached } = await startAnother(ada);
    expect(getSession()).toEqual(ben);
    expect(cached()).not.toBe('fulfilled');
    expect(send.mock.calls).toEqual([[{ type: 'SIGNED_IN' }]]);
  });

  it('keeps the cached responses if nobody was signed in', async () => {
    const { send, getSession, cached } = await startAnother(null);
    expect(getSession()).toEqual(ben);
    expect(cached()).toBe('fulfilled');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
