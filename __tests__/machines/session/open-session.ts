import { createActor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import type { SessionEvent, SessionInput } from '../../../machines/session/session.types';
import { controlPorts } from '../../support/controlled-ports';

export const effects = [
  'noteStarted',
  'forgetEverything',
  'forgetHere',
  'tellOtherTabs',
  'tellWrapperInvalid',
  'tellWrapperSignedOut',
] as const;

export const browser: SessionInput = { isInWrapper: false, waitsForWrapper: false };
export const oldWrapper: SessionInput = { isInWrapper: true, waitsForWrapper: false };
export const newWrapper: SessionInput = { isInWrapper: true, waitsForWrapper: true };

export function openFlow(input: SessionInput = browser) {
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

export async function openAuthenticated(input?: SessionInput) {
  const flow = openFlow(input);
  flow.send('RESUME');
  await flow.ports.answer('resume', { isSignedIn: true });
  expect(flow.state()).toBe('authenticated');
  flow.effects();
  return flow;
}
