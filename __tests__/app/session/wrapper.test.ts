import { waitFor } from '@testing-library/react';
import { startSession } from '../../../src/api/start-session';
import { setupSessionTests, readProfile, storedKeys } from './setup-session-tests';
import { openTab } from './open-tab';

const { world, createSession, getRequests, rejectCookie, signIn } = setupSessionTests();

describe('D4 the wrapper', () => {
  const authSuccess = { type: 'auth-success', payload: { userId: 'ada' } };

  it('learns who is signed in, once for each session begun or resumed', async () => {
    const tab = openTab({ app: 'PatientApp/3.2.7 (android)' });
    startSession(createSession('ada', 'magic-link'), tab.store.dispatch, tab.sessionActor);
    await waitFor(() => expect(tab.messages).toEqual([authSuccess]));
    await tab.sessionService.flush();
    await readProfile(tab);
    expect(tab.messages).toEqual([authSuccess]);

    const reloaded = openTab({ app: 'PatientApp/3.2.7 (android)' });
    await reloaded.send('RESUME');
    await waitFor(() => expect(reloaded.messages).toEqual([authSuccess]));
  });

  it('learns it late where the profile was not to be had at first', async () => {
    world.faults.failNext({ path: 'user-profiles', kind: 'status', status: 400 });
    const tab = openTab({ app: 'PatientApp/3.2.7 (ios)' });
    startSession(createSession('ada', 'magic-link'), tab.store.dispatch, tab.sessionActor);
    await waitFor(() => expect(getRequests('user-profiles')).toHaveLength(1));
    await readProfile(tab);
    await waitFor(() => expect(tab.messages).toEqual([authSuccess]));
  });

  it.each([
    ['3.2.6', 'notAuthenticated', []],
    ['3.2.7', 'awaitingWrapper', [{ type: 'auth-invalid' }]],
  ])('%s without a session to resume', async (version, expected, messages) => {
    rejectCookie();
    const tab = openTab({ app: `PatientApp/${version} (ios)` });
    await tab.send('RESUME');
    expect(tab.state()).toBe(expected);
    expect(tab.messages).toEqual(messages);
  });

  it.each([
    ['3.2.6', 'notAuthenticated'],
    ['3.2.7', 'awaitingWrapper'],
  ])('%s is told of a session that cannot be renewed', async (version, expected) => {
    const tab = openTab({ app: `PatientApp/${version} (ios)` });
    await signIn(tab, 'ada');
    world.sessions.open.clear();
    await readProfile(tab);
    expect(tab.state()).toBe(expected);
    expect(tab.messages).toEqual([authSuccess, { type: 'auth-invalid' }]);
    expect(storedKeys()).toEqual([]);
  });

  it('is told of a sign-out', async () => {
    const tab = openTab({ app: 'PatientApp/3.2.7 (ios)' });
    await signIn(tab, 'ada');
    await tab.send('SIGN_OUT');
    expect(tab.state()).toBe('handedToWrapper');
    expect(tab.messages).toEqual([authSuccess, { type: 'logout' }]);
  });

  it('that throws leaves the web to itself', async () => {
    const bridge = () => {
      throw new Error('The bridge is down.');
    };
    const tab = openTab({ app: 'PatientApp/3.2.7 (ios)', bridge });
    rejectCookie();
    await tab.send('RESUME');
    expect(tab.state()).toBe('notAuthenticated');
    await signIn(tab, 'ada');
    await tab.send('SIGN_OUT');
    expect(tab.state()).toBe('notAuthenticated');
  });
});
