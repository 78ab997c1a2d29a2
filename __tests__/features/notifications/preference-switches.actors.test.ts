import { createActor, toPromise } from 'xstate';
import {
  createPreferenceActors,
  createUpdateNotifier,
} from '../../../src/features/notifications/preference-switches.actors';
import { openPreferenceTabs } from '../../../src/features/notifications/preference-tabs';
import { ada, openTab } from '../../api/support/open-tab';
import { allowConsole } from '../../support/fail-on-console';
import { mockFetch } from '../../api/support/mock-fetch';

const comms = '/v1/client-api/users/ada/optional-comms';
const update = '/v1/client-api/users/ada/update';

describe('§7 update request', () => {
  it('waits for the update request of the save before', async () => {
    const server = mockFetch();
    const { store } = openTab(ada);
    const { save } = createPreferenceActors(
      store.dispatch,
      'ada',
      openPreferenceTabs('ada'),
      createUpdateNotifier(store.dispatch, 'ada', () => true),
    );
    const saveAll = async (email: readonly string[]) => {
      const saved = toPromise(
        createActor(save, { input: { lists: { push: [], email, sms: [] }, changes: [] } }).start(),
      );
      await server.respond(comms, { body: {} });
      await saved;
    };
    await saveAll(['SCHEDULED_ASSESSMENT_ADMINISTRATION']);
    await saveAll([]);
    await server.settle();
    expect(server.requestsTo(update)).toHaveLength(1);
    await server.respond(update, { body: {} });
    await server.settle();
    expect(server.requestsTo(update)).toHaveLength(2);
    await server.respond(update, { body: {} });
  });

  it('is not sent once the user has signed out, although it was waiting', async () => {
    const server = mockFetch();
    const { store } = openTab(ada);
    let isCurrent = true;
    const notifyUpdate = createUpdateNotifier(store.dispatch, 'ada', () => isCurrent);
    notifyUpdate();
    notifyUpdate();
    await server.settle();
    isCurrent = false;
    await server.respond(update, { body: {} });
    expect(server.requestsTo(update)).toHaveLength(1);
  });

  it('D5: a 401 that stays does not end the session, because nobody sees that the request failed', async () => {
    allowConsole(/update request after saving a preference failed/);
    const server = mockFetch();
    const { store } = openTab(ada);
    createUpdateNotifier(store.dispatch, 'ada', () => true)();
    await server.respond(update, { status: 401 });
    await server.respond('/auth/session', { body: { accessToken: 'a2', refreshToken: 'r2' } });
    await server.respond(update, { status: 401 });
    await server.settle();
    expect(store.getState().session.current).not.toBeNull();
  });

  it('D10: has a new idempotency key each time, because each follows another save', async () => {
    allowConsole(/update request after saving a preference failed/);
    const server = mockFetch();
    const { store } = openTab(ada, {}, { apiBaseUrl: '', identityBaseUrl: '' });
    const notifyUpdate = createUpdateNotifier(store.dispatch, 'ada', () => true);
    notifyUpdate();
    await server.respond(update, { status: 500 });
    notifyUpdate();
    await server.respond(update, { body: {} });
    const keys = server.requestsTo(update).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});
