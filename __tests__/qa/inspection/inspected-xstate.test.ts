import { fromPromise, waitFor } from 'xstate';
import { userGateMachine } from '../../../machines/user-gate/user-gate.machine';
import type { UserGateInput } from '../../../machines/user-gate/user-gate.types';
import { createActor } from '../../../src/qa/inspection/inspected-xstate';
import { INSPECTED_EVENT, type InspectedEvent } from '../../../src/qa/inspection/inspection.types';
import { flushPromises } from '../../support/control-ports';

/** Puts this page into a fake frame, and collects the events that the frame receives. */
function listenToFrame(): InspectedEvent[] {
  const frame = document.createElement('iframe');
  const received: InspectedEvent[] = [];
  frame.addEventListener(INSPECTED_EVENT, (event) => {
    // SAFETY: only the module under test dispatches this event.
    received.push((event as CustomEvent<InspectedEvent>).detail);
  });
  Object.defineProperty(window, 'frameElement', { value: frame, configurable: true });
  return received;
}

afterEach(() => Object.defineProperty(window, 'frameElement', { value: null, configurable: true }));

const machine = userGateMachine.provide({
  actors: { loadGate: fromPromise(() => Promise.reject(new Error('gone'))) },
});
const input: UserGateInput = {
  appContext: 'sms',
  isBirthdayConfirmationOn: true,
};

describe('inspected createActor in a QA build', () => {
  it('reports initial states, transitions and invoked actors to the frame', async () => {
    const received = listenToFrame();
    const actor = createActor(machine, { input }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    await flushPromises();
    expect(received).toContainEqual(expect.objectContaining({ kind: 'step', value: 'LOADING' }));
    expect(received).toContainEqual(
      expect.objectContaining({
        kind: 'step',
        machineId: 'user-gate',
        value: 'failed',
        transitions: ['LOADING · loadGate error → failed'],
      }),
    );
    expect(received).toContainEqual(expect.objectContaining({ kind: 'opened', name: 'loadGate' }));
    expect(received).toContainEqual(expect.objectContaining({ kind: 'closed', status: 'error' }));
    expect(() => structuredClone(received)).not.toThrow();
    actor.stop();
  });

  it('works without a frame, and reports nothing', () => {
    const actor = createActor(machine, { input }).start();
    expect(actor.getSnapshot().value).toBe('LOADING');
    actor.stop();
  });
});
