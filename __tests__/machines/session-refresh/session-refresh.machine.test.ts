/** @jest-environment node */
import { createActor } from 'xstate';
import { sessionRefreshMachine } from '../../../machines/session-refresh/session-refresh.machine';
import { controlPorts, failure } from '../../support/control-ports';

const refreshed = { isObsolete: false, isOtherUser: false };
const accepted = { isObsolete: false, isUnauthorized: false, isTokenReplaced: false };
const unauthorized = { ...accepted, isUnauthorized: true };

/** Starts the flow of a request that was refused with 401. */
function start({ isOptional = false } = {}) {
  const ports = controlPorts(sessionRefreshMachine);
  const expireSession = jest.fn();
  const giveUpSession = jest.fn();
  const machine = ports.machine.provide({ actions: { expireSession, giveUpSession } });
  const actor = createActor(machine, { input: { isOptional } }).start();
  return { ports, expireSession, giveUpSession, state: () => actor.getSnapshot() };
}

/** Starts the flow; the session was refreshed. */
async function startRepeating(options?: { isOptional: boolean }) {
  const started = start(options);
  await started.ports.resolve('refresh', refreshed);
  return started;
}

describe('§4 authentication: a request that was refused with 401', () => {
  it('is repeated once after the refresh', async () => {
    // §4.authentication.2, §8.session.1
    const { ports, expireSession, state } = start();
    expect(state().value).toBe('refreshing');
    await ports.resolve('refresh', refreshed);
    expect(state().value).toBe('repeating');
    await ports.resolve('repeat', accepted);
    expect(state()).toMatchObject({ value: 'answered', status: 'done' });
    expect(ports.requests.map(({ port }) => port)).toEqual(['refresh', 'repeat']);
    expect(expireSession).not.toHaveBeenCalled();
  });

  it.each([false, true])(
    'ends the session if the refresh is refused (optional: %j)',
    async (isOptional) => {
      // §4.authentication.3, §8.session.2
      const { ports, expireSession, state } = start({ isOptional });
      await ports.reject('refresh', failure({ reason: 'rejected' }));
      expect(state()).toMatchObject({ value: 'sessionEnded', status: 'done' });
      expect(expireSession).toHaveBeenCalledTimes(1);
      expect(ports.getRequests('repeat')).toHaveLength(0);
    },
  );

  it.each(['offline', 'timeout', 'busy', 'server', 'malformed'] as const)(
    'D3: keeps the session if the refresh fails for another reason: %s',
    async (reason) => {
      const { ports, expireSession, state } = start();
      await ports.reject('refresh', failure({ reason }));
      expect(state()).toMatchObject({ value: 'failed', status: 'done' });
      expect(expireSession).not.toHaveBeenCalled();
    },
  );

  it('D3: is not repeated with the tokens of another person, whose sign-in closes the pages of the first', async () => {
    const { ports, expireSession, giveUpSession, state } = start();
    await ports.resolve('refresh', { ...refreshed, isOtherUser: true });
    expect(state()).toMatchObject({ value: 'otherUser', status: 'done' });
    expect(giveUpSession).toHaveBeenCalledTimes(1);
    expect(expireSession).not.toHaveBeenCalled();
    expect(ports.getRequests('repeat')).toHaveLength(0);
  });

  it('ends the session if it is refused again', async () => {
    // §4.authentication.3
    const { ports, expireSession, state } = await startRepeating();
    await ports.resolve('repeat', unauthorized);
    expect(state()).toMatchObject({ value: 'sessionEnded', status: 'done' });
    expect(expireSession).toHaveBeenCalledTimes(1);
  });

  it('keeps the session if only an optional request is refused again', async () => {
    const { ports, expireSession, state } = await startRepeating({ isOptional: true });
    await ports.resolve('repeat', unauthorized);
    expect(state()).toMatchObject({ value: 'failed', status: 'done' });
    expect(expireSession).not.toHaveBeenCalled();
  });

  it('keeps the session if the tokens were replaced before it is refused again', async () => {
    const { ports, expireSession, state } = await startRepeating();
    await ports.resolve('repeat', { ...unauthorized, isTokenReplaced: true });
    expect(state()).toMatchObject({ value: 'failed', status: 'done' });
    expect(expireSession).not.toHaveBeenCalled();
  });

  it('keeps the session if the repeated request fails for another reason, even a refusal', async () => {
    const { ports, expireSession, state } = await startRepeating();
    await ports.reject('repeat', failure({ reason: 'rejected' }));
    expect(state()).toMatchObject({ value: 'failed', status: 'done' });
    expect(expireSession).not.toHaveBeenCalled();
  });

  it('D3: is dropped if the user has signed out or in meanwhile, and does not end the new session', async () => {
    const early = start();
    await early.ports.resolve('refresh', { isObsolete: true, isOtherUser: false });
    expect(early.state()).toMatchObject({ value: 'dropped', status: 'done' });
    const late = await startRepeating();
    await late.ports.resolve('repeat', { ...unauthorized, isObsolete: true });
    expect(late.state()).toMatchObject({ value: 'dropped', status: 'done' });
    expect(early.expireSession).not.toHaveBeenCalled();
    expect(late.expireSession).not.toHaveBeenCalled();
  });

  it.each(['refresh', 'repeat'])('stops if the port %s has no implementation', async (missing) => {
    const ports = controlPorts(sessionRefreshMachine, { without: missing });
    const onError = jest.fn();
    const actor = createActor(ports.machine, { input: { isOptional: false } });
    actor.subscribe({ error: onError });
    actor.start();
    if (missing === 'repeat') await ports.resolve('refresh', refreshed);
    await new Promise(process.nextTick);
    expect(String(onError.mock.calls[0])).toMatch(`The port "${missing}" has no implementation.`);
  });
});
