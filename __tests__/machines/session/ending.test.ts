/** @jest-environment node */
import { browser, newWrapper, oldWrapper, openAuthenticated, openFlow } from './open-session';

describe('§4 authentication: signing out', () => {
  it.each([
    ['a browser', browser, 'notAuthenticated', []],
    ['a wrapper', oldWrapper, 'leftToWrapper', ['tellWrapperSignedOut']],
    ['a newer wrapper', newWrapper, 'leftToWrapper', ['tellWrapperSignedOut']],
  ] as const)('forgets everything here and elsewhere in %s', async (_, input, expected, told) => {
    const { ports, send, state, snapshot, effects } = await openAuthenticated(input);
    send('SIGN_OUT');
    expect(state()).toBe('signingOut');
    expect(effects()).toEqual([]);
    await ports.answer('signOut');
    expect(state()).toBe(expected);
    expect(effects()).toEqual(['forgetEverything', 'tellOtherTabs', ...told]);
    expect(snapshot().context.ending).toBe('signed-out');
  });

  it('forgets everything also when the call cannot be set off', async () => {
    for (const [input, expected] of [
      [browser, 'notAuthenticated'],
      [newWrapper, 'leftToWrapper'],
    ] as const) {
      const { ports, send, state, effects } = await openAuthenticated(input);
      send('SIGN_OUT');
      await ports.fail('signOut');
      expect(state()).toBe(expected);
      expect(effects()).toContain('forgetEverything');
    }
  });

  it('can be asked for in every state, for a cookie may still be there', async () => {
    const reach: Record<string, (flow: ReturnType<typeof openFlow>) => Promise<void> | void> = {
      unknown: () => undefined,
      peeking: ({ send }) => send('PEEK'),
      resuming: ({ send }) => send('RESUME'),
      failed: async ({ send, ports }) => {
        send('RESUME');
        await ports.fail('resume');
      },
      awaitingWrapper: async ({ send, ports }) => {
        send('RESUME');
        await ports.answer('resume', { isSignedIn: false });
      },
      leftToWrapper: async ({ send, ports }) => {
        send('SIGN_OUT');
        await ports.answer('signOut');
      },
    };
    for (const [name, go] of Object.entries(reach)) {
      const flow = openFlow(newWrapper);
      await go(flow);
      expect(flow.state()).toBe(name);
      flow.send('SIGN_OUT');
      expect(flow.state()).toBe('signingOut');
    }
  });

  it('is asked for once, and nothing begins meanwhile', async () => {
    const { ports, send, state } = await openAuthenticated();
    send('SIGN_OUT');
    for (const type of ['SIGN_OUT', 'SIGNED_IN', 'SIGNED_IN_ELSEWHERE', 'RESUME'] as const)
      send(type);
    expect(state()).toBe('signingOut');
    expect(ports.callsOf('signOut')).toHaveLength(1);
    await ports.answer('signOut');
    expect(state()).toBe('notAuthenticated');
  });

  it('ends a resumption whose answer is still out', async () => {
    const { ports, send, state } = openFlow();
    send('RESUME');
    send('SIGN_OUT');
    expect(ports.callsOf('resume')).toMatchObject([{ signal: { aborted: true } }]);
    await ports.answer('resume', { isSignedIn: true });
    await ports.answer('signOut');
    expect(state()).toBe('notAuthenticated');
  });

  it('forgets that somebody signed out once somebody signs in', async () => {
    const { ports, send, state, snapshot, effects } = await openAuthenticated();
    send('SIGN_OUT');
    await ports.answer('signOut');
    effects();
    send('SIGNED_IN');
    expect(state()).toBe('authenticated');
    expect(snapshot().context.ending).toBeNull();
    expect(effects()).toEqual(['noteStarted']);
  });
});

describe('§8 a session that cannot be renewed', () => {
  it.each([
    ['logs out in a browser', browser, 'notAuthenticated', []],
    [
      'tells a wrapper up to 3.2.6 and leaves for the login',
      oldWrapper,
      'notAuthenticated',
      ['tellWrapperInvalid'],
    ],
    [
      'tells a wrapper above 3.2.6 and waits',
      newWrapper,
      'awaitingWrapper',
      ['tellWrapperInvalid'],
    ],
  ] as const)('%s', async (_, input, expected, told) => {
    const { send, state, snapshot, effects } = await openAuthenticated(input);
    send('LOST');
    expect(state()).toBe(expected);
    expect(effects()).toEqual(['forgetEverything', 'tellOtherTabs', ...told]);
    // Whoever lost the session goes on where they were.
    expect(snapshot().context.ending).toBe('lost');
  });

  it.each(['leftToWrapper', 'awaitingWrapper'] as const)(
    'shows the login itself when the wrapper is silent (%s)',
    async (quiet) => {
      const { ports, send, state } = await openAuthenticated(newWrapper);
      send(quiet === 'leftToWrapper' ? 'SIGN_OUT' : 'LOST');
      if (quiet === 'leftToWrapper') await ports.answer('signOut');
      expect(state()).toBe(quiet);
      send('WRAPPER_SILENT');
      expect(state()).toBe('notAuthenticated');
    },
  );
});

describe('D3 the other tabs', () => {
  it('signs out when another tab has, without touching what all tabs share', async () => {
    const { ports, send, state, snapshot, effects } = await openAuthenticated();
    send('SIGNED_OUT_ELSEWHERE');
    expect(state()).toBe('notAuthenticated');
    expect(effects()).toEqual(['forgetHere']);
    expect(snapshot().context.ending).toBe('signed-out');
    expect(ports.callsOf('signOut')).toEqual([]);
  });

  it('takes no late answer of a resumption that another tab has ended', async () => {
    const { ports, send, state } = openFlow();
    send('RESUME');
    send('SIGNED_OUT_ELSEWHERE');
    expect(ports.calls).toMatchObject([{ signal: { aborted: true } }]);
    await ports.answer('resume', { isSignedIn: true });
    expect(state()).toBe('notAuthenticated');
  });

  it('starts over when another tab speaks for somebody else', async () => {
    const { send, state, effects } = await openAuthenticated();
    send('SIGNED_IN_ELSEWHERE');
    expect(state()).toBe('unknown');
    expect(effects()).toEqual(['forgetHere']);
  });

  it('begins anew for a second person without passing through the first', async () => {
    const { send, state, effects } = await openAuthenticated();
    send('SIGNED_IN');
    expect(state()).toBe('authenticated');
    expect(effects()).toEqual(['noteStarted']);
  });
});
