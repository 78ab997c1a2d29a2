/** @jest-environment node */
import {
  browser,
  newWrapper,
  oldWrapper,
  startAuthenticatedSession,
  startSession,
} from './start-session';

describe('§4 authentication: signing out', () => {
  it.each([
    ['a browser', browser, 'notAuthenticated', []],
    ['a wrapper', oldWrapper, 'handedToWrapper', ['notifyWrapperSignedOut']],
    ['a newer wrapper', newWrapper, 'handedToWrapper', ['notifyWrapperSignedOut']],
  ] as const)(
    'forgets everything here and elsewhere in %s',
    async (_, input, expected, notified) => {
      const { ports, send, state, snapshot, effects } = await startAuthenticatedSession(input);
      send('SIGN_OUT');
      expect(state()).toBe('signingOut');
      expect(effects()).toEqual([]);
      await ports.resolve('signOut');
      expect(state()).toBe(expected);
      expect(effects()).toEqual(['clearAllData', 'notifyOtherTabs', ...notified]);
      expect(snapshot().context.ending).toBe('signed-out');
    },
  );

  it('forgets everything also when the call cannot be set off', async () => {
    for (const [input, expected] of [
      [browser, 'notAuthenticated'],
      [newWrapper, 'handedToWrapper'],
    ] as const) {
      const { ports, send, state, effects } = await startAuthenticatedSession(input);
      send('SIGN_OUT');
      await ports.reject('signOut');
      expect(state()).toBe(expected);
      expect(effects()).toContain('clearAllData');
    }
  });

  it('can be asked for in every state, for a cookie may still be there', async () => {
    const stateSetups: Record<
      string,
      (flow: ReturnType<typeof startSession>) => Promise<void> | void
    > = {
      unknown: () => undefined,
      checkingSession: ({ send }) => send('CHECK_SESSION'),
      resuming: ({ send }) => send('RESUME'),
      failed: async ({ send, ports }) => {
        send('RESUME');
        await ports.reject('resume');
      },
      awaitingWrapper: async ({ send, ports }) => {
        send('RESUME');
        await ports.resolve('resume', { isSignedIn: false });
      },
      handedToWrapper: async ({ send, ports }) => {
        send('SIGN_OUT');
        await ports.resolve('signOut');
      },
    };
    for (const [name, reachState] of Object.entries(stateSetups)) {
      const flow = startSession(newWrapper);
      await reachState(flow);
      expect(flow.state()).toBe(name);
      flow.send('SIGN_OUT');
      expect(flow.state()).toBe('signingOut');
    }
  });

  it('is asked for once, and nothing begins meanwhile', async () => {
    const { ports, send, state } = await startAuthenticatedSession();
    send('SIGN_OUT');
    for (const type of ['SIGN_OUT', 'SIGNED_IN', 'SIGNED_IN_ELSEWHERE', 'RESUME'] as const)
      send(type);
    expect(state()).toBe('signingOut');
    expect(ports.getRequests('signOut')).toHaveLength(1);
    await ports.resolve('signOut');
    expect(state()).toBe('notAuthenticated');
  });

  it('ends a resumption whose answer is still out', async () => {
    const { ports, send, state } = startSession();
    send('RESUME');
    send('SIGN_OUT');
    expect(ports.getRequests('resume')).toMatchObject([{ signal: { aborted: true } }]);
    await ports.resolve('resume', { isSignedIn: true });
    await ports.resolve('signOut');
    expect(state()).toBe('notAuthenticated');
  });

  it('forgets that somebody signed out once somebody signs in', async () => {
    const { ports, send, state, snapshot, effects } = await startAuthenticatedSession();
    send('SIGN_OUT');
    await ports.resolve('signOut');
    effects();
    send('SIGNED_IN');
    expect(state()).toBe('authenticated');
    expect(snapshot().context.ending).toBeNull();
    expect(effects()).toEqual(['notifyAuthenticated']);
  });
});

describe('§8 a session that cannot be renewed', () => {
  it.each([
    ['logs out in a browser', browser, 'notAuthenticated', []],
    [
      'tells a wrapper up to 3.2.6 and leaves for the login',
      oldWrapper,
      'notAuthenticated',
      ['notifyWrapperAuthInvalid'],
    ],
    [
      'tells a wrapper above 3.2.6 and waits',
      newWrapper,
      'awaitingWrapper',
      ['notifyWrapperAuthInvalid'],
    ],
  ] as const)('%s', async (_, input, expected, notified) => {
    const { send, state, snapshot, effects } = await startAuthenticatedSession(input);
    send('SESSION_EXPIRED');
    expect(state()).toBe(expected);
    expect(effects()).toEqual(['clearAllData', 'notifyOtherTabs', ...notified]);
    // Whoever lost the session goes on where they were.
    expect(snapshot().context.ending).toBe('expired');
  });

  it.each(['handedToWrapper', 'awaitingWrapper'] as const)(
    'shows the login itself when the wrapper is silent (%s)',
    async (waitingState) => {
      const { ports, send, state } = await startAuthenticatedSession(newWrapper);
      send(waitingState === 'handedToWrapper' ? 'SIGN_OUT' : 'SESSION_EXPIRED');
      if (waitingState === 'handedToWrapper') await ports.resolve('signOut');
      expect(state()).toBe(waitingState);
      send('WRAPPER_UNAVAILABLE');
      expect(state()).toBe('notAuthenticated');
    },
  );
});

describe('D3 the other tabs', () => {
  it('signs out when another tab has, without touching what all tabs share', async () => {
    const { ports, send, state, snapshot, effects } = await startAuthenticatedSession();
    send('SIGNED_OUT_ELSEWHERE');
    expect(state()).toBe('notAuthenticated');
    expect(effects()).toEqual(['clearTabData']);
    expect(snapshot().context.ending).toBe('signed-out');
    expect(ports.getRequests('signOut')).toEqual([]);
  });

  it('takes no late answer of a resumption that another tab has ended', async () => {
    const { ports, send, state } = startSession();
    send('RESUME');
    send('SIGNED_OUT_ELSEWHERE');
    expect(ports.calls).toMatchObject([{ signal: { aborted: true } }]);
    await ports.resolve('resume', { isSignedIn: true });
    expect(state()).toBe('notAuthenticated');
  });

  it('starts over when another tab speaks for somebody else', async () => {
    const { send, state, effects } = await startAuthenticatedSession();
    send('SIGNED_IN_ELSEWHERE');
    expect(state()).toBe('unknown');
    expect(effects()).toEqual(['clearTabData']);
  });

  it('begins anew for a second person without passing through the first', async () => {
    const { send, state, effects } = await startAuthenticatedSession();
    send('SIGNED_IN');
    expect(state()).toBe('authenticated');
    expect(effects()).toEqual(['notifyAuthenticated']);
  });
});
