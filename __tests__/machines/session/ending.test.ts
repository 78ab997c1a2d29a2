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
    'clears all data and notifies the other tabs in %s',
    async (_, input, expected, notified) => {
      const { ports, send, state, snapshot, effects } = await startAuthenticatedSession(input);
      send('SIGN_OUT');
      expect(state()).toBe('signingOut');
      expect(snapshot().hasTag('pending')).toBe(true);
      expect(effects()).toEqual([]);
      await ports.resolve('signOut');
      expect(state()).toBe(expected);
      expect(snapshot().hasTag('pending')).toBe(false);
      expect(snapshot().hasTag('waitingForWrapper')).toBe(expected === 'handedToWrapper');
      expect(effects()).toEqual(['clearAllData', 'notifyOtherTabs', ...notified]);
      expect(snapshot().context.ending).toBe('signed-out');
    },
  );

  it('clears all data even if the request cannot be sent', async () => {
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

  it('works in every state, because there may still be a cookie', async () => {
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

  it.each([
    ['notAuthenticated', oldWrapper],
    ['awaitingWrapper', newWrapper],
  ] as const)(
    '§2 login: only tells the wrapper in %s, so that unsent answers stay',
    async (expected, input) => {
      const { send, state, effects } = await startAuthenticatedSession(input);
      send('SESSION_EXPIRED');
      expect(state()).toBe(expected);
      effects();
      for (let times = 0; times < 2; times += 1) {
        send('LOGIN_OPENED');
        expect(state()).toBe('handedToWrapper');
        expect(effects()).toEqual(['notifyWrapperSignedOut']);
      }
    },
  );

  it('§2 login: ends a session in a wrapper, as a sign-out does', async () => {
    const { ports, send, state, effects } = await startAuthenticatedSession(newWrapper);
    send('LOGIN_OPENED');
    await ports.resolve('signOut');
    expect(state()).toBe('handedToWrapper');
    expect(effects()).toContain('clearAllData');
  });

  it('sends one request, and ignores other events until it has ended', async () => {
    const { ports, send, state } = await startAuthenticatedSession();
    send('SIGN_OUT');
    for (const type of [
      'SIGN_OUT',
      'LOGIN_OPENED',
      'SIGNED_IN',
      'SIGNED_IN_ELSEWHERE',
      'SESSION_EXPIRED',
      'SESSION_LOST_ELSEWHERE',
      'RESUME',
    ] as const)
      send(type);
    expect(state()).toBe('signingOut');
    expect(ports.getRequests('signOut')).toHaveLength(1);
    await ports.resolve('signOut');
    expect(state()).toBe('notAuthenticated');
  });

  it('aborts a running resume', async () => {
    const { ports, send, state } = startSession();
    send('RESUME');
    send('SIGN_OUT');
    expect(ports.getRequests('resume')).toMatchObject([{ signal: { aborted: true } }]);
    await ports.resolve('resume', { isSignedIn: true });
    await ports.resolve('signOut');
    expect(state()).toBe('notAuthenticated');
  });

  it('clears `ending` on the next sign-in', async () => {
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

describe('§8 a session that cannot be refreshed', () => {
  it.each([
    ['signs out in a browser', browser, 'notAuthenticated', []],
    [
      'notifies a wrapper up to 3.2.6 and goes to the login page',
      oldWrapper,
      'notAuthenticated',
      ['notifyWrapperAuthInvalid'],
    ],
    [
      'notifies a wrapper above 3.2.6 and waits',
      newWrapper,
      'awaitingWrapper',
      ['notifyWrapperAuthInvalid'],
    ],
  ] as const)('%s', async (_, input, expected, notified) => {
    const { send, state, snapshot, effects } = await startAuthenticatedSession(input);
    send('SESSION_EXPIRED');
    expect(state()).toBe(expected);
    expect(effects()).toEqual(['clearAccountData', 'notifyOtherTabsOfLoss', ...notified]);
    // After the next login the user returns to the same page.
    expect(snapshot().context.ending).toBe('expired');
  });

  it.each(['handedToWrapper', 'awaitingWrapper'] as const)(
    'shows its own login if the wrapper does not accept the message (%s)',
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

describe('D3 authentication: events from other tabs', () => {
  it('signs out with another tab, without clearing the shared data', async () => {
    const { ports, send, state, snapshot, effects } = await startAuthenticatedSession();
    send('SIGNED_OUT_ELSEWHERE');
    expect(state()).toBe('notAuthenticated');
    expect(effects()).toEqual(['clearTabData']);
    expect(snapshot().context.ending).toBe('signed-out');
    expect(ports.getRequests('signOut')).toEqual([]);
  });

  it('§8 ends with the session that another tab has lost, and leaves an intake alone', async () => {
    const { ports, send, state, snapshot, effects } = await startAuthenticatedSession();
    send('SESSION_LOST_ELSEWHERE');
    expect(state()).toBe('notAuthenticated');
    expect(effects()).toEqual(['clearTabAccountData']);
    expect(snapshot().context.ending).toBe('expired');
    expect(ports.getRequests('signOut')).toEqual([]);
  });

  it('ignores the result of a resume after a sign-out in another tab', async () => {
    const { ports, send, state } = startSession();
    send('RESUME');
    send('SIGNED_OUT_ELSEWHERE');
    expect(ports.requests).toMatchObject([{ signal: { aborted: true } }]);
    await ports.resolve('resume', { isSignedIn: true });
    expect(state()).toBe('notAuthenticated');
  });

  it('starts again if another tab signs in as another user', async () => {
    const { send, state, effects } = await startAuthenticatedSession();
    send('SIGNED_IN_ELSEWHERE');
    expect(state()).toBe('unknown');
    expect(effects()).toEqual(['clearTabAccountData']);
  });

  it('notifies once for a second sign-in without a sign-out', async () => {
    const { send, state, effects } = await startAuthenticatedSession();
    send('SIGNED_IN');
    expect(state()).toBe('authenticated');
    expect(effects()).toEqual(['notifyAuthenticated']);
  });
});
