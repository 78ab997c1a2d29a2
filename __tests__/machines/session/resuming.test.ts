/** @jest-environment node */
import { createActor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { expectConsole } from '../../support/fail-on-console';
import { controlPorts, failure, settlePromises } from '../../support/controlled-ports';
import { browser, effects, newWrapper, oldWrapper, openFlow } from './open-session';

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
    expect(snapshot().context.ending).toBeNull();
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
