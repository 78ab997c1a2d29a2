import { waitFor } from '@testing-library/react';
import { startSession } from '../../../src/api/start-session';
import { expireAccessTokens } from '../../../src/qa/sandbox/world/sessions';
import { readStoredSession, SESSION_STORAGE_KEY } from '../../../src/state/stored-session';
import { holdNextResponse } from '../../support/hold-next-response';
import { serializeState, setupSessionTests, readProfile, storedKeys } from './setup-session-tests';
import { openTab } from './open-tab';

const { world, createSession, rejectCookie, setCookie, signIn } = setupSessionTests();

describe('D3 two tabs', () => {
  it.each(['password', 'magic-link'] as const)(
    'are both signed out when one of them signs out (%s)',
    async (kind) => {
      const [firstTab, secondTab] = [openTab(), openTab()];
      await signIn(firstTab, 'ada', kind);
      if (kind === 'magic-link') await secondTab.send('RESUME');
      else await signIn(secondTab, 'ada', kind);
      await readProfile(secondTab);
      expect(secondTab.state()).toBe('authenticated');
      sessionStorage.setItem('anything', 'x');

      await firstTab.send('SIGN_OUT');
      await waitFor(() => expect(secondTab.state()).toBe('notAuthenticated'));
      expect(secondTab.sessionActor.getSnapshot().context.ending).toBe('signed-out');
      expect(serializeState(secondTab)).not.toMatch(/Nwosu|access-/);
      expect(sessionStorage).toHaveLength(0);
      await waitFor(() => expect(storedKeys()).toEqual([]));
    },
  );

  it('are both signed out when the session of one expires', async () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    await signIn(firstTab, 'ada');
    await secondTab.send('RESUME');
    world.sessions.open.clear();
    await readProfile(firstTab);
    expect(firstTab.state()).toBe('notAuthenticated');
    await waitFor(() => expect(secondTab.state()).toBe('notAuthenticated'));
    await waitFor(() => expect(storedKeys()).toEqual([]));
    expect(world.getRequests('refresh-token')).toHaveLength(1);
  });

  it('§8 keep an intake when the session of one is lost, and clear it on a sign-out', async () => {
    const storeIntake = () => {
      const current = JSON.stringify({ storedAt: Date.now() });
      localStorage.setItem('persist:intake-progress', JSON.stringify({ current }));
      localStorage.setItem('persist:intake-session', JSON.stringify({ current }));
      sessionStorage.setItem('intake-link', '{}');
    };
    const [firstTab, secondTab] = [openTab(), openTab()];
    await signIn(firstTab, 'ada');
    await secondTab.send('RESUME');
    storeIntake();
    sessionStorage.setItem('anything', 'x');
    world.sessions.open.clear();
    await readProfile(firstTab);
    await waitFor(() => expect(secondTab.state()).toBe('notAuthenticated'));
    expect(secondTab.sessionActor.getSnapshot().context.ending).toBe('expired');
    await waitFor(() =>
      expect([...storedKeys()].sort()).toEqual([
        'persist:intake-progress',
        'persist:intake-session',
      ]),
    );
    expect(Object.keys(sessionStorage)).toEqual(['intake-link']);

    await signIn(firstTab, 'ada');
    await firstTab.send('SIGN_OUT');
    await waitFor(() => expect(storedKeys()).toEqual([]));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['the same user', 'ada', true],
    ['another user', 'ben', false],
  ])('D10 in memory: unsent answers after %s has signed in elsewhere', async (_who, id, isKept) => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    await signIn(firstTab, 'ada', 'password');
    await signIn(secondTab, 'ada', 'password');
    const stopAll = jest.spyOn(secondTab.services.actors, 'stopAll');
    const answers = { mood: { q1: 'Often' } };
    const draft = JSON.stringify({ userId: 'ada', savedAt: Date.now(), answers });
    sessionStorage.setItem('draft ["check-in","ada","mood"]', draft);
    world.sessions.open.clear();
    await readProfile(secondTab);
    await waitFor(() => expect(firstTab.state()).toBe('notAuthenticated'));

    await signIn(firstTab, id, 'password');
    await waitFor(() => expect(secondTab.state()).toBe('unknown'));
    expect(stopAll).toHaveBeenCalledTimes(isKept ? 0 : 1);
    expect(Object.keys(sessionStorage)).toHaveLength(isKept ? 1 : 0);
  });

  it('refresh once: the second uses the tokens that the first has stored', async () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    await signIn(firstTab, 'ada');
    await secondTab.send('RESUME');
    expireAccessTokens(world.sessions);
    for (const tab of [firstTab, secondTab]) {
      const { data } = await readProfile(tab);
      expect(data?.userId).toBe('ada');
    }
    expect(world.getRequests('refresh-token')).toHaveLength(1);
    expect(secondTab.session()).toEqual(firstTab.session());
  });

  it('keep newer tokens of one when the other, which has started the session, has loaded its profile', async () => {
    const tab = openTab();
    startSession(createSession('ada', 'magic-link'), tab.store.dispatch, tab.sessionActor);
    await tab.sessionService.flush();
    const { accessToken } = readStoredSession(Date.now()) ?? {};
    const stored = localStorage.getItem(SESSION_STORAGE_KEY) ?? '';
    localStorage.setItem(SESSION_STORAGE_KEY, stored.replace(String(accessToken), 'newer'));
    await readProfile(tab);
    await tab.sessionService.flush();
    expect(tab.session()).toMatchObject({ accessToken, userId: 'ada' });
    expect(readStoredSession(Date.now())?.accessToken).toBe('newer');
  });

  it('never have sessions of two users: the older session is replaced by the one started in the other tab', async () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    await signIn(firstTab, 'ada');
    await signIn(secondTab, 'ben');
    await waitFor(() => expect(firstTab.state()).toBe('unknown'));
    expect(serializeState(firstTab)).not.toContain('Nwosu');
    await firstTab.send('RESUME');
    expect(firstTab.session()).toMatchObject({ magicCode: 'code-of-ben' });
    expect(secondTab.state()).toBe('authenticated');
  });

  it('resume the same stored session when opened at the same time', async () => {
    await signIn(openTab(), 'ada');
    const tabs = [openTab(), openTab(), openTab()];
    await Promise.all(tabs.map((tab) => tab.send('RESUME')));
    await Promise.all(tabs.map(readProfile));
    expect(tabs.map((tab) => tab.state())).toEqual(Array(3).fill('authenticated'));
    expect(world.getRequests('session')).toEqual([]);
  });

  it('share a sign-in: one that shows the login page resumes once the other has signed in', async () => {
    rejectCookie();
    const [firstTab, secondTab] = [openTab(), openTab()];
    await firstTab.send('RESUME');
    expect(firstTab.state()).toBe('notAuthenticated');
    await signIn(secondTab, 'ada');
    await waitFor(() => expect(firstTab.state()).toBe('unknown'));
    await firstTab.send('RESUME');
    expect(firstTab.session()).toMatchObject({ magicCode: 'code-of-ada' });
  });

  it('leave nothing in storage if one writes its session just after the other has cleared it', async () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    await signIn(firstTab, 'ada');
    await secondTab.send('RESUME');
    const stored = localStorage.getItem(SESSION_STORAGE_KEY) ?? '';
    // Runs after storage is cleared and before the other tab receives the message.
    firstTab.sessionActor.subscribe((snapshot) => {
      if (snapshot.matches('notAuthenticated')) localStorage.setItem(SESSION_STORAGE_KEY, stored);
    });
    await firstTab.send('SIGN_OUT');
    await waitFor(() => expect(secondTab.state()).toBe('notAuthenticated'));
    await waitFor(() => expect(storedKeys()).toEqual([]));
  });

  it('both stay signed in if they belong to the same user', async () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    await signIn(firstTab, 'ada');
    await signIn(secondTab, 'ada');
    await new Promise((resolve) => setTimeout(resolve));
    expect(firstTab.state()).toBe('authenticated');
    expect(secondTab.state()).toBe('authenticated');
  });
});

describe('D3 a session that ends in one tab while another tab resumes it', () => {
  /** The session of a cookie ends unused after the server has returned it to a second tab, which has no response yet. */
  const endWhileResuming = async () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    await signIn(firstTab, 'ada', 'password');
    setCookie('ada');
    const deliver = holdNextResponse(world, 'session', true);
    const resuming = secondTab.send('RESUME');
    await waitFor(() => expect(world.getRequests('session')).toHaveLength(1));
    world.faults.failNext({ path: 'sign-out', kind: 'network' });
    firstTab.sessionService.endUnused();
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    return { secondTab, resuming, deliver };
  };

  it('is not resumed, and the second tab knows why', async () => {
    const { secondTab, resuming, deliver } = await endWhileResuming();
    await waitFor(() => expect(secondTab.state()).toBe('notAuthenticated'));
    expect(secondTab.sessionActor.getSnapshot().context.ending).toBe('idle');
    deliver();
    await resuming;
    await readProfile(secondTab);
    expect(secondTab.session()).toBeNull();
    expect(storedKeys()).toEqual(['sign-out-unconfirmed']);
  });

  it('is not resumed by a tab that did not hear it: the sign-out is still to be repeated', async () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const { secondTab, resuming, deliver } = await endWhileResuming();
    expect(secondTab.state()).toBe('resuming');
    deliver();
    await resuming;
    expect(secondTab.state()).toBe('notAuthenticated');
    expect(storedKeys()).toEqual(['sign-out-unconfirmed']);
  });
});
