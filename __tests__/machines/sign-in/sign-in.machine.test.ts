/** @jest-environment node */
import { createActor } from 'xstate';
import { signInMachine } from '../../../machines/sign-in/sign-in.machine';
import { collectErrors, controlPorts, failure, flushPromises } from '../../support/control-ports';

const credentials = { email: 'Ada@example.com', password: 'Sunny-Day-42' };
const NO_CREDENTIALS = { email: '', password: '' };

function start({ isInWrapper = false, isSignedIn = false } = {}) {
  const ports = controlPorts(signInMachine);
  const signOut = jest.fn();
  const actor = createActor(ports.machine.provide({ actions: { signOut } }), {
    input: { isInWrapper, isSignedIn },
  }).start();
  return {
    ...ports,
    signOut,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    submit: () => actor.send({ type: 'SUBMITTED', credentials }),
    changeSession: () => actor.send({ type: 'SESSION_CHANGED' }),
  };
}

describe('§2 login in a browser', () => {
  it('needs no form if a session is running', () => {
    // §2.login.1
    expect(start({ isSignedIn: true }).state()).toBe('signedIn');
  });

  it.each([
    [true, 'signedIn'],
    [false, 'asking'],
  ])('looks for a session first; found: %s', async (isSignedIn, state) => {
    const page = start();
    expect(page.state()).toBe('checkingSession');
    await page.resolve('resumeSession', { isSignedIn });
    expect(page.state()).toBe(state);
    expect(page.signOut).not.toHaveBeenCalled();
  });

  it('asks if it cannot be known whether there is a session, without a message', async () => {
    const page = start();
    await page.reject('resumeSession');
    expect(page.state()).toBe('asking');
    expect(page.context().failure).toBeNull();
  });

  it('can be used while it looks for a session', async () => {
    const page = start();
    page.submit();
    expect(page.isBusy()).toBe(true);
    await page.resolve('signIn');
    expect(page.state()).toBe('signedIn');
  });

  it('looks for a session again when another tab signs in', async () => {
    const page = start();
    await page.resolve('resumeSession', { isSignedIn: false });
    page.changeSession();
    expect(page.state()).toBe('checkingSession');
    await page.resolve('resumeSession', { isSignedIn: true });
    expect(page.state()).toBe('signedIn');
  });
});

describe('§2 login: signing in', () => {
  it('sends what was typed once, and keeps no password', async () => {
    // §5.login.3
    const page = start();
    await page.resolve('resumeSession', { isSignedIn: false });
    page.submit();
    page.submit();
    page.changeSession();
    expect(page.getRequests('signIn').map(({ input }) => input)).toEqual([credentials]);
    await page.reject('signIn', failure({ reason: 'rejected', message: 'Wrong password.' }));
    expect(page.context()).toMatchObject({
      credentials: NO_CREDENTIALS,
      failure: { reason: 'rejected', message: 'Wrong password.' },
    });
  });

  it('uses a session that was found while the server refused the password', async () => {
    const page = start();
    page.submit();
    await page.reject('signIn');
    expect(page.state()).toBe('checkingSession');
    await page.resolve('resumeSession', { isSignedIn: true });
    expect(page.state()).toBe('signedIn');
  });

  it('removes the message of the last attempt when it tries again', async () => {
    const page = start();
    page.submit();
    await page.reject('signIn');
    page.submit();
    expect(page.context().failure).toBeNull();
  });
});

describe('§2 login in the native app', () => {
  it.each([true, false])('signs out and shows the form; signed in: %s', (isSignedIn) => {
    // §2.login.3
    const page = start({ isInWrapper: true, isSignedIn });
    expect(page.state()).toBe('asking');
    expect(page.signOut).toHaveBeenCalledTimes(1);
  });

  it('never looks for a session, also after a refusal, which it shows', async () => {
    const page = start({ isInWrapper: true });
    page.changeSession();
    page.submit();
    await page.reject('signIn', failure({ reason: 'rejected', message: 'Wrong password.' }));
    expect(page.state()).toBe('asking');
    expect(page.context().failure?.message).toBe('Wrong password.');
    expect(page.getRequests('resumeSession')).toEqual([]);
  });
});

it.each(['resumeSession', 'signIn'])('stops if %s is not implemented', async (port) => {
  const ports = controlPorts(signInMachine, { without: port });
  const actor = createActor(ports.machine, { input: { isInWrapper: false, isSignedIn: false } });
  const errors = collectErrors(actor);
  actor.start();
  if (port === 'signIn') actor.send({ type: 'SUBMITTED', credentials });
  await flushPromises();
  expect(String(errors)).toContain(port);
});
