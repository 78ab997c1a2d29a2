import { waitFor } from '@testing-library/react';
import { createActor, setup } from 'xstate';
import { publicUserApi } from '../../../src/api/public-user.api';
import { clearVisitorData } from '../../../src/app/kiosk/clear-visitor-data';
import { openTab } from '../session/open-tab';
import { serializeState, setupSessionTests } from '../session/setup-session-tests';

const { signIn, getRequests } = setupSessionTests();
const machine = setup({}).createMachine({ initial: 'asking', states: { asking: {} } });

describe('D9 kiosk: starting over', () => {
  it('leaves nothing of the visitor on the device', async () => {
    const tab = openTab();
    const actor = tab.services.actors.getOrCreate('check-in', () => createActor(machine).start());
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
    await waitFor(() => expect(getRequests('sign-out')).toHaveLength(1));
    expect(tab.session()).toBeNull();
  });

  it('asks the server for nothing if the visitor was not signed in', async () => {
    const tab = openTab();
    await clearVisitorData(tab.services);
    expect(getRequests('sign-out')).toHaveLength(0);
  });
});
