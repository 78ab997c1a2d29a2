/** @jest-environment node */
import { createActor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { allowConsole } from '../../support/fail-on-console';
import { controlPorts, failure, flushPromises } from '../../support/control-ports';
import { browser, effects, newWrapper, oldWrapper, startSession } from './start-session';

describe('§4 authentication: resuming', () => {
  it('asks nobody until a screen behind the wall asks', () => {
    const { ports, state, effects } = startSession();
    expect(state()).toBe('unknown');
    expect(ports.calls).toEqual([]);
    expect(effects()).toEqual([]);
  });

  it('lets in whom the device still knows', async () => {
    const { ports, send, state, snapshot, effects } = startSession();
    send('RESUME');
    expect(state()).toBe('resuming');
    expect(snapshot().hasTag('pending')).toBe(true);
    await ports.resolve('resume', { isSignedIn: true });
    expect(state()).toBe('authenticated');
    expect(snapshot().hasTag('pending')).toBe(false);
    expect(effects()).toEqual(['notifyAuthenticated']);
  });

  it.each([
    ['a browser', browser, 'notAuthenticated', []],
    ['a wrapper up to 3.2.6', oldWrapper, 'notAuthenticated', []],
    ['a wrapper above 3.2.6', newWrapper, 'awaitingWrapper', ['notifyWrapperAuthInvalid']],
  ] as const)('finds nobody in %s', async (_, input, expected, notified) => {
    const { ports, send, state, snapshot, effects } = startSession(input);
    send('RESUME');
    await ports.resolve('resume', { isSignedIn: false });
    expect(state()).toBe(expected);
    expect(effects()).toEqual(notified);
    expect(snapshot().hasTag('waitingForWrapper')).toBe(expected === 'awaitingWrapper');
    expect(snapshot().context.ending).toBeNull();
  });

  it('says why it cannot tell, and asks again', async () => {
    const { ports, send, state, snapshot } = startSession();
    send('RESUME');
    await ports.reject('resume', failure({ reason: 'offline' }));
    expect(state()).toBe('failed');
    expect(snapshot().context.failure).toEqual({ reason: 'offline', message: null });
    send('TRY_AGAIN');
    expect(state()).toBe('resuming');
    expect(snapshot().context.failure).toBeNull();
    await ports.resolve('resume', { isSignedIn: true });
    expect(state()).toBe('authenticated');
  });

  it('asks again for who was not signed in before', async () => {
    const { ports, send, state } = startSession();
    send('RESUME');
    await ports.resolve('resume', { isSignedIn: false });
    send('RESUME');
    expect(state()).toBe('resuming');
  });

  it('gives a sign-in the right of way, and stops asking', () => {
    const { ports, send, state, effects } = startSession();
    send('RESUME');
    send('SIGNED_IN');
    expect(state()).toBe('authenticated');
    expect(ports.calls).toMatchObject([{ signal: { aborted: true } }]);
    expect(effects()).toEqual(['notifyAuthenticated']);
  });

  it('is loud about a port that nobody provides', async () => {
    allowConsole(/Nobody provides the port "resume"/);
    const ports = controlPorts(sessionMachine, { without: 'resume' });
    const flow = createActor(ports.machine, { input: browser });
    flow.subscribe({ error: () => undefined });
    flow.start().send({ type: 'RESUME' });
    await flushPromises();
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
    const { ports, send, state, snapshot, effects } = startSession(input);
    send('CHECK_SESSION');
    expect(state()).toBe('checkingSession');
    expect(snapshot().hasTag('pending')).toBe(true);
    await ports.resolve('resume', { isSignedIn: false });
    expect(state()).toBe('unknown');
    expect(effects()).toEqual([]);
  });

  it('finds who is signed in', async () => {
    const { ports, send, state, effects } = startSession();
    send('CHECK_SESSION');
    await ports.resolve('resume', { isSignedIn: true });
    expect(state()).toBe('authenticated');
    expect(effects()).toEqual(['notifyAuthenticated']);
  });

  it('notes a failure, and leaves it to the wall to ask again', async () => {
    const { ports, send, state, snapshot } = startSession();
    send('CHECK_SESSION');
    await ports.reject('resume', failure({ reason: 'server' }));
    expect(state()).toBe('unknown');
    expect(snapshot().context.failure).toEqual({ reason: 'server', message: null });
    send('RESUME');
    expect(snapshot().context.failure).toBeNull();
  });

  it('peeks again after a failure and after nobody was found', async () => {
    const failed = startSession();
    failed.send('RESUME');
    await failed.ports.reject('resume');
    failed.send('CHECK_SESSION');
    expect(failed.state()).toBe('checkingSession');

    const empty = startSession();
    empty.send('RESUME');
    await empty.ports.resolve('resume', { isSignedIn: false });
    empty.send('CHECK_SESSION');
    expect(empty.state()).toBe('checkingSession');
  });
});
