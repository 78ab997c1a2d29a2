import { waitFor } from '@testing-library/react';
import { createActor, setup, type ActorRefFrom } from 'xstate';
import { publicUserApi } from '../../../src/api/public-user.api';
import { clearVisitorData } from '../../../src/app/kiosk/clear-visitor-data';
import { toActorKey } from '../../../src/lib/actors/actor-registry';
import { pendingSignOut } from '../../../src/state/pending-sign-out';
import { holdNextResponse } from '../../support/hold-next-response';
import { interceptRequests } from '../../support/intercept-requests';
import { openTab } from '../session/open-tab';
import { serializeState, setupSessionTests } from '../session/setup-session-tests';

const { world, signIn, setCookie } = setupSessionTests();
const machine = setup({}).createMachine({ initial: 'asking', states: { asking: {} } });

describe('D9 kiosk: starting over', () => {
  it('leaves nothing of the visitor on the device', async () => {
    const tab = openTab();
    const actor = tab.services.actors.getOrCreate(
      toActorKey<ActorRefFrom<typeof machine>>('check-in'),
      () => createActor(machine).start(),
    );
    await tab.store.dispatch(publicUserApi.endpoints.getPublicUser.initiate('ada'));
    localStorage.setItem('theme', 'of the visitor');
    sessionStorage.setItem('draft', 'of the visitor');
    expect(serializeState(tab)).toContain('ada');

    await clearVisitorData(tab.services);
    expect(serializeState(tab)).not.toContain('ada');
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
    expect(actor.getSnapshot().status).toBe('stopped');
  });

  it('signs the visitor out, also on the server', async () => {
    const tab = openTab();
    await signIn(tab, 'ada', 'password');
    await clearVisitorData(tab.services);
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    expect(tab.session()).toBeNull();
  });

  it('D7: ends a session of this browser that the document did not open, by cookie or by tokens', async () => {
    await signIn(openTab(), 'ada', 'magic-link');
    await clearVisitorData(openTab().services);
    await waitFor(() => expect([...world.sessions.open.values()]).toEqual([]));
    expect(world.getRequests('sign-out')).toHaveLength(1);
  });

  it('D7: lets no session resume before the server has confirmed that', async () => {
    setCookie('ada');
    world.faults.failNext({ path: 'sign-out', kind: 'network', times: 2 });
    const tab = openTab();
    await clearVisitorData(tab.services);
    await tab.send('RESUME');
    expect(tab.state()).toBe('notAuthenticated');
    expect(world.getRequests('session')).toHaveLength(0);
  });

  it('D7: waits for the server, but not for long', async () => {
    const tab = openTab();
    await clearVisitorData(tab.services);
    expect(pendingSignOut.isSet()).toBe(false);
    const release = holdNextResponse(world, 'sign-out');
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const cleared = clearVisitorData(tab.services);
    await jest.advanceTimersByTimeAsync(2_000);
    await cleared;
    jest.useRealTimers();
    expect(pendingSignOut.isSet()).toBe(true);
    release();
    await waitFor(() => expect(pendingSignOut.isSet()).toBe(false));
  });

  it('D7: drops a session that is being resumed', async () => {
    setCookie('ada');
    const interception = interceptRequests(/^\/auth\/session$/);
    const tab = openTab();
    const resumed = tab.send('RESUME');
    await waitFor(() => expect(interception.getPendingPaths()).toEqual(['/auth/session']));
    await clearVisitorData(tab.services);
    await interception.release(/session/);
    await resumed;
    expect(tab.session()).toBeNull();
    interception.restore();
  });

  it('D3: is heard by the other tabs', async () => {
    const other = openTab();
    await signIn(other, 'ada', 'password');
    await clearVisitorData(openTab().services);
    await waitFor(() => expect(other.state()).toBe('notAuthenticated'));
  });
});
