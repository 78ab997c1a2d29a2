import { createActor, toPromise } from 'xstate';
import {
  createPreferenceActors,
  createUpdateNotifier,
} from '../../../src/features/notifications/preference-switches.actors';
import { ada, openTab } from '../../api/support/open-tab';
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
      createUpdateNotifier(store.dispatch, 'ada'),
    );
    const saveAll = async (email: readonly string[]) => {
      const saved = toPromise(createActor(save, { input: { push: [], email, sms: [] } }).start());
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
});
