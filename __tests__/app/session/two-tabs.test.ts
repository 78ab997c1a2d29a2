import { waitFor } from '@testing-library/react';
import { expireAccessTokens } from '../../../src/qa/sandbox/world/sessions';
import { SESSION_STORAGE_KEY } from '../../../src/state/stored-session';
import { serializeState, setupSessionTests, readProfile, storedKeys } from './setup-session-tests';
import { openTab } from './open-tab';

const { world, getRequests, rejectCookie, signIn } = setupSessionTests();

describe('D3 two tabs', () => {
  it.each(['password', 'magic-link'] as const)(
    'are both signed out by either (%s)',
    async (kind) => {
      const [one, other] = [openTab(), openTab()];
      await signIn(one, 'ada', kind);
      if (kind === 'magic-link') await other.send('RESUME');
      else await signIn(other, 'ada', kind);
      await readProfile(other);
      expect(other.state()).toBe('authenticated');
      sessionStorage.setItem('anything', 'x');

      await one.send('SIGN_OUT');
      await waitFor(() => expect(other.state()).toBe('notAuthenticated'));
      expect(other.sessionActor.getSnapshot().context.ending).toBe('signed-out');
      expect(serializeState(other)).not.toMatch(/Nwosu|access-/);
      expect(sessionStorage).toHaveLength(0);
      await waitFor(() => expect(storedKeys()).toEqual([]));
    },
  );

  it('are both signed out when the session of one is lost', async () => {
    const [one, other] = [openTab(), openTab()];
    await signIn(one, 'ada');
    await other.send('RESUME');
    world.sessions.open.clear();
    await readProfile(one);
    expect(one.state()).toBe('notAuthenticated');
    await waitFor(() => expect(other.state()).toBe('notAuthenticated'));
    expect(storedKeys()).toEqual([]);
    expect(getRequests('refresh-token')).toHaveLength(1);
  });

  it('renew once: the second takes the tokens that the first has stored', async () => {
    const [one, other] = [openTab(), openTab()];
    await signIn(one, 'ada');
    await other.send('RESUME');
    expireAccessTokens(world.sessions);
    for (const tab of [one, other]) {
      const { data } = await readProfile(tab);
      expect(data?.userId).toBe('ada');
    }
    expect(getRequests('refresh-token')).toHaveLength(1);
    expect(other.session()).toEqual(one.session());
  });

  it('never speak for two people: the older session gives way to the one begun elsewhere', async () => {
    const [one, other] = [openTab(), openTab()];
    await signIn(one, 'ada');
    await signIn(other, 'ben');
    await waitFor(() => expect(one.state()).toBe('unknown'));
    expect(serializeState(one)).not.toContain('Nwosu');
    await one.send('RESUME');
    expect(one.session()).toMatchObject({ magicCode: 'code-of-ben' });
    expect(other.state()).toBe('authenticated');
  });

  it('that are opened together do not hinder each other', async () => {
    await signIn(openTab(), 'ada');
    const tabs = [openTab(), openTab(), openTab()];
    await Promise.all(tabs.map((tab) => tab.send('RESUME')));
    await Promise.all(tabs.map(readProfile));
    expect(tabs.map((tab) => tab.state())).toEqual(Array(3).fill('authenticated'));
    expect(getRequests('session')).toEqual([]);
  });

  it('find each other: one that waits at the login goes on once the other has signed in', async () => {
    rejectCookie();
    const [one, other] = [openTab(), openTab()];
    await one.send('RESUME');
    expect(one.state()).toBe('notAuthenticated');
    await signIn(other, 'ada');
    await waitFor(() => expect(one.state()).toBe('unknown'));
    await one.send('RESUME');
    expect(one.session()).toMatchObject({ magicCode: 'code-of-ada' });
  });

  it('leave nothing behind where one stores what the other has just emptied', async () => {
    const [one, other] = [openTab(), openTab()];
    await signIn(one, 'ada');
    await other.send('RESUME');
    const stored = localStorage.getItem(SESSION_STORAGE_KEY) ?? '';
    // Between the emptying and the message to the other tab.
    one.sessionActor.subscribe((snapshot) => {
      if (snapshot.matches('notAuthenticated')) localStorage.setItem(SESSION_STORAGE_KEY, stored);
    });
    await one.send('SIGN_OUT');
    await waitFor(() => expect(other.state()).toBe('notAuthenticated'));
    await waitFor(() => expect(storedKeys()).toEqual([]));
  });

  it('go on side by side for one person', async () => {
    const [one, other] = [openTab(), openTab()];
    await signIn(one, 'ada');
    await signIn(other, 'ada');
    await new Promise((resolve) => setTimeout(resolve));
    expect(one.state()).toBe('authenticated');
    expect(other.state()).toBe('authenticated');
  });
});
