import { waitFor } from '@testing-library/react';
import { startSession } from '../../../src/api/start-session';
import { setupSessionTests, readProfile, storedKeys } from './setup-session-tests';
import { openTab } from './open-tab';

const { world, createSession, rejectCookie, signIn } = setupSessionTests();

describe('D4 notifying the wrapper', () => {
  const authSuccess = { type: 'auth-success', payload: { userId: 'ada' } };

  it('sends the user id once for each session that is started or resumed', async () => {
    const tab = openTab({ userAgentSuffix: 'PatientApp/3.2.7 (android)' });
    startSession(createSession('ada', 'magic-link'), tab.store.dispatch, tab.sessionActor);
    await waitFor(() => expect(tab.messages).toEqual([authSuccess]));
    await tab.sessionService.flush();
    await readProfile(tab);
    expect(tab.messages).toEqual([authSuccess]);

    const reloaded = openTab({ userAgentSuffix: 'PatientApp/3.2.7 (android)' });
    await reloaded.send('RESUME');
    await waitFor(() => expect(reloaded.messages).toEqual([authSuccess]));
  });

  it('sends the user id later if the profile cannot be loaded at first', async () => {
    world.faults.failNext({ path: 'user-profiles', kind: 'status', status: 400 });
    const tab = openTab({ userAgentSuffix: 'PatientApp/3.2.7 (ios)' });
    startSession(createSession('ada', 'magic-link'), tab.store.dispatch, tab.sessionActor);
    await waitFor(() => expect(world.getRequests('user-profiles')).toHaveLength(1));
    await readProfile(tab);
    await waitFor(() => expect(tab.messages).toEqual([authSuccess]));
  });

  it.each([
    ['3.2.6', 'notAuthenticated', []],
    ['3.2.7', 'awaitingWrapper', [{ type: 'auth-invalid' }]],
  ])(
    'with app version %s, and no session to resume, the state is %s',
    async (version, expected, messages) => {
      rejectCookie();
      const tab = openTab({ userAgentSuffix: `PatientApp/${version} (ios)` });
      await tab.send('RESUME');
      expect(tab.state()).toBe(expected);
      expect(tab.messages).toEqual(messages);
    },
  );

  it.each([
    ['3.2.6', 'notAuthenticated'],
    ['3.2.7', 'awaitingWrapper'],
  ])(
    'notifies app version %s that a session cannot be refreshed; the state is %s',
    async (version, expected) => {
      const tab = openTab({ userAgentSuffix: `PatientApp/${version} (ios)` });
      await signIn(tab, 'ada');
      world.sessions.open.clear();
      await readProfile(tab);
      expect(tab.state()).toBe(expected);
      expect(tab.messages).toEqual([authSuccess, { type: 'auth-invalid' }]);
      await waitFor(() => expect(storedKeys()).toEqual([]));
    },
  );

  it('notifies the wrapper of a sign-out', async () => {
    const tab = openTab({ userAgentSuffix: 'PatientApp/3.2.7 (ios)' });
    await signIn(tab, 'ada');
    await tab.send('SIGN_OUT');
    expect(tab.state()).toBe('handedToWrapper');
    expect(tab.messages).toEqual([authSuccess, { type: 'logout' }]);
  });

  it('shows the web client’s own login if the bridge throws', async () => {
    const bridge = () => {
      throw new Error('The bridge is down.');
    };
    const tab = openTab({ userAgentSuffix: 'PatientApp/3.2.7 (ios)', bridge });
    rejectCookie();
    await tab.send('RESUME');
    expect(tab.state()).toBe('notAuthenticated');
    await signIn(tab, 'ada');
    await tab.send('SIGN_OUT');
    expect(tab.state()).toBe('notAuthenticated');
  });
});
