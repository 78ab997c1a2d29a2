/** @jest-environment node */
import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine';
import type { SessionEvent, SessionInput } from '../../machines/session/session.types';
import { expectConsole } from '../support/fail-on-console';
import { controlPorts, failure, settlePromises } from '../support/controlled-ports';

const effects = [
  'noteStarted',
  'forgetEverything',
  'forgetHere',
  'tellOtherTabs',
  'tellWrapperInvalid',
  'tellWrapperSignedOut',
] as const;

const browser: SessionInput = { isInWrapper: false, waitsForWrapper: false };
const oldWrapper: SessionInput = { isInWrapper: true, waitsForWrapper: false };
const newWrapper: SessionInput = { isInWrapper: true, waitsForWrapper: true };

function openFlow(input: SessionInput = browser) {
  const ports = controlPorts(sessionMachine);
  const done: string[] = [];
  const actions = Object.fromEntries(
    effects.map((name) => [name, () => void done.push(name)] as const),
  );
  const flow = createActor(ports.machine.provide({ actions }), { input }).start();
  return {
    ports,
    send: (type: SessionEvent['type']) => flow.send({ type }),
    state: () => flow.getSnapshot().value,
    snapshot: () => flow.getSnapshot(),
    /** What was done since the last time. */
    effects: () => done.splice(0),
  };
}

async function openAuthenticated(input?: SessionInput) {
  const flow = openFlow(input);
  flow.send('RESUME');
  await flow.ports.answer('resume', { isSignedIn: true });
  expect(flow.state()).toBe('authenticated');
  flow.effects();
  return flow;
}

describe('§4 authentication: resuming', () => {
  it('asks nobody until a screen behind the wall asks', () => {
    const { ports, state, effects } = openFlow();
    expect(state()).toBe('unknown');
    expect(ports.calls).toEqual([]);
    expect(effects()).toEqual([]);
  });

  it('lets in whom the device still knows', async () => {
    const { ports, send, state, snapshot, effects } = openFlow();
    send('RESUME');
    expect(state()).toBe('resuming');
    expect(snapshot().hasTag('pending')).toBe(true);
    await ports.answer('resume', { isSignedIn: true });
    expect(state()).toBe('authenticated');
    expect(snapshot().hasTag('pending')).toBe(false);
    expect(effects()).toEqual(['noteStarted']);
  });

  it.each([
    ['a browser', browser, 'notAuthenticated', []],
    ['a wrapper up to 3.2.6', oldWrapper, 'notAuthenticated', []],
    ['a wrapper above 3.2.6', newWrapper, 'awaitingWrapper', ['tellWrapperInvalid']],
  ] as const)('finds nobody in %s', async (_, input, expected, told) => {
    const { ports, send, state, snapshot, effects } = openFlow(input);
    send('RESUME');
    await ports.answer('resume', { isSignedIn: false });
    expect(state()).toBe(expected);
    expect(effects()).toEqual(told);
    expect(snapshot().hasTag('quiet')).toBe(expected === 'awaitingWrapper');
    expect(snapshot().context.hasSignedOut).toBe(false);
  });

  it('says why it cannot tell, and asks again', async () => {
    const { ports, send, state, snapshot } = openFlow();
    send('RESUME');
    await ports.fail('resume', failure({ reason: 'offline' }));
    expect(state()).toBe('failed');
    expect(snapshot().context.failure).toEqual({ reason: 'offline', message: null });
    send('TRY_AGAIN');
    expect(state()).toBe('resuming');
    expect(snapshot().context.failure).toBeNull();
    await ports.answer('resume', { isSignedIn: true });
    expect(state()).toBe('authenticated');
  });

  it('asks again for who was not signed in before', async () => {
    const { ports, send, state } = openFlow();
    send('RESUME');
    await ports.answer('resume', { isSignedIn: false });
    send('RESUME');
    expect(state()).toBe('resuming');
  });

  it('gives a sign-in the right of way, and stops asking', () => {
    const { ports, send, state, effects } = openFlow();
    send('RESUME');
    send('SIGNED_IN');
    expect(state()).toBe('authenticated');
    expect(ports.calls).toMatchObject([{ signal: { aborted: true } }]);
    expect(effects()).toEqual(['noteStarted']);
  });

  it('is loud about a port that nobody provides', async () => {
    expectConsole(/Nobody provides the port "resume"/);
    const ports = controlPorts(sessionMachine, { without: 'resume' });
    const flow = createActor(ports.machine, { input: browser });
    flow.subscribe({ error: () => undefined });
    flow.start().send({ type: 'RESUME' });
    await settlePromises();
    expect(flow.getSnapshot().status).toBe('error');
  });

  it.each(effects)('is loud about the effect "%s" that nobody provides', (name) => {
    const implementation = sessionMachine.implementations.actions[name];
    expect(implementation).toThrow(`Nobody provides the effect "${name}".`);
  });
});

describe('§4 authentication: a public screen that only peeks', () => {
  it.each([
    ['a browser', browser],
    ['a wrapper above 3.2.6', newWrapper],
  ])('sends nobody to a login and leaves the wrapper alone in %s', async (_, input) => {
    const { ports, send, state, snapshot, effects } = openFlow(input);
    send('PEEK');
    expect(state()).toBe('peeking');
    expect(snapshot().hasTag('pending')).toBe(true);
    await ports.answer('resume', { isSignedIn: false });
    expect(state()).toBe('unknown');
    expect(effects()).toEqual([]);
  });

  it('finds who is signed in', async () => {
    const { ports, send, state, effects } = openFlow();
    send('PEEK');
    await ports.answer('resume', { isSignedIn: true });
    expect(state()).toBe('authenticated');
    expect(effects()).toEqual(['noteStarted']);
  });

  it('notes a failure, and leaves it to the wall to ask again', async () => {
    const { ports, send, state, snapshot } = openFlow();
    send('PEEK');
    await ports.fail('resume', failure({ reason: 'server' }));
    expect(state()).toBe('unknown');
    expect(snapshot().context.failure).toEqual({ reason: 'server', message: null });
    send('RESUME');
    expect(snapshot().context.failure).toBeNull();
  });

  it('peeks again after a failure and after nobody was found', async () => {
    const failed = openFlow();
    failed.send('RESUME');
    await failed.ports.fail('resume');
    failed.send('PEEK');
    expect(failed.state()).toBe('peeking');

    const empty = openFlow();
    empty.send('RESUME');
    await empty.ports.answer('resume', { isSignedIn: false });
    empty.send('PEEK');
    expect(empty.state()).toBe('peeking');
  });
});

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
    expect(snapshot().context.hasSignedOut).toBe(true);
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
    expect(snapshot().context.hasSignedOut).toBe(false);
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
    expect(snapshot().context.hasSignedOut).toBe(false);
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
    expect(snapshot().context.hasSignedOut).toBe(true);
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
