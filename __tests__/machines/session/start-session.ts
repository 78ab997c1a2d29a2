import { createActor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import type { SessionEvent, SessionInput } from '../../../machines/session/session.types';
import { controlPorts } from '../../support/control-ports';

export const effects = [
  'notifyAuthenticated',
  'clearAllData',
  'clearAccountData',
  'clearTabData',
  'clearTabAccountData',
  'notifyOtherTabs',
  'notifyOtherTabsOfLoss',
  'notifyWrapperAuthInvalid',
  'notifyWrapperSignedOut',
] as const;

export const browser: SessionInput = { isInWrapper: false, waitsForWrapper: false };
export const oldWrapper: SessionInput = { isInWrapper: true, waitsForWrapper: false };
export const newWrapper: SessionInput = { isInWrapper: true, waitsForWrapper: true };

export function startSession(input: SessionInput = browser) {
  const ports = controlPorts(sessionMachine);
  const executed: string[] = [];
  const actions = Object.fromEntries(
    effects.map((name) => [name, () => void executed.push(name)] as const),
  );
  const flow = createActor(ports.machine.provide({ actions }), { input }).start();
  return {
    ports,
    send: (type: SessionEvent['type']) => flow.send({ type, userId: 'another-user' }),
    state: () => flow.getSnapshot().value,
    snapshot: () => flow.getSnapshot(),
    /** Returns the effects since the last call, and clears the list. */
    effects: () => executed.splice(0),
  };
}

export async function startAuthenticatedSession(input?: SessionInput) {
  const flow = startSession(input);
  flow.send('RESUME');
  await flow.ports.resolve('resume', { isSignedIn: true });
  expect(flow.state()).toBe('authenticated');
  flow.effects();
  return flow;
}
