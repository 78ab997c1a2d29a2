/** @jest-environment node */
import { createActor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { allowConsole } from '../../support/fail-on-console';
import { controlPorts, failure, flushPromises } from '../../support/control-ports';
import { browser, effects, newWrapper, oldWrapper, startSession } from './start-session';

describe('§4 authentication: resuming', () => {
  it('sends no request before a signed-in route needs a session', () => {
    const { ports, state, effects } = startSession();
    expect(state()).toBe('unknown');
    expect(ports.requests).toEqual([]);
    expect(effects()).toEqual([]);
  });

  it('resumes the session of the device', async () => {
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
  ] as const)('ends without a session in %s', async (_, input, expected, notified) => {
    const { ports, send, state, snapshot, effects } = startSession(input);
    send('RESUME');
    await ports.resolve('resume', { isSignedIn: false });
    expect(state()).toBe(expected);
    expect(effects()).toEqual(notified);
    expect(snapshot().hasTag('waitingForWrapper')).toBe(expected === 'awaitingWrapper');
    expect(snapshot().context.ending).toBeNull();
  });

  it('fails with the reason, and can be retried', async () => {
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

  it('checks again if there was no session before', async () => {
    const { ports, send, state } = startSession();
    send('RESUME');
    await ports.resolve('resume', { isSignedIn: false });
    send('RESUME');
    expect(state()).toBe('resuming');
  });

  it('aborts on a sign-in', () => {
    const { ports, send, state, effects } = startSession();
    send('RESUME');
    send('SIGNED_IN');
    expect(state()).toBe('authenticated');
    expect(ports.requests).toMatchObject([{ signal: { aborted: true } }]);
    expect(effects()).toEqual(['notifyAuthenticated']);
  });

  it('stops with an error for a port without an implementation', async () => {
    allowConsole(/The port "resume" has no implementation/);
    const ports = controlPorts(sessionMachine, { without: 'resume' });
    const flow = createActor(ports.machine, { input: browser });
    flow.subscribe({ error: () => undefined });
    flow.start().send({ type: 'RESUME' });
    await flushPromises();
    expect(flow.getSnapshot().status).toBe('error');
  });

  it.each(effects)('throws for the effect "%s" without an implementation', (name) => {
    const implementation = sessionMachine.implementations.actions[name];
    expect(implementation).toThrow(`The effect "${name}" has no implementation.`);
  });
});

describe('§4 authentication: the session check of a public screen', () => {
  it.each([
    ['a browser', browser],
    ['a wrapper above 3.2.6', newWrapper],
  ])('neither opens the login page nor notifies the wrapper in %s', async (_, input) => {
    const { ports, send, state, snapshot, effects } = startSession(input);
    send('CHECK_SESSION');
    expect(state()).toBe('checkingSession');
    expect(snapshot().hasTag('pending')).toBe(true);
    await ports.resolve('resume', { isSignedIn: false });
    expect(state()).toBe('unknown');
    expect(effects()).toEqual([]);
  });

  it('finds a session', async () => {
    const { ports, send, state, effects } = startSession();
    send('CHECK_SESSION');
    await ports.resolve('resume', { isSignedIn: true });
    expect(state()).toBe('authenticated');
    expect(effects()).toEqual(['notifyAuthenticated']);
  });

  it('records a failure, and a signed-in route can check again', async () => {
    const { ports, send, state, snapshot } = startSession();
    send('CHECK_SESSION');
    await ports.reject('resume', failure({ reason: 'server' }));
    expect(state()).toBe('unknown');
    expect(snapshot().context.failure).toEqual({ reason: 'server', message: null });
    send('RESUME');
    expect(snapshot().context.failure).toBeNull();
  });

  it('can be repeated after a failure and without a session', async () => {
    const failed = startSession();
    failed.send('RESUME');
    await failed.ports.reject('resume');
    expect(failed.snapshot().context.failure).not.toBeNull();
    failed.send('CHECK_SESSION');
    expect(failed.state()).toBe('checkingSession');
    expect(failed.snapshot().context.failure).toBeNull();

    const empty = startSession();
    empty.send('RESUME');
    await empty.ports.resolve('resume', { isSignedIn: false });
    empty.send('CHECK_SESSION');
    expect(empty.state()).toBe('checkingSession');
  });
});
