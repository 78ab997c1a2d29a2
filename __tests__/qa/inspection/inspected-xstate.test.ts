import { fromPromise, waitFor } from 'xstate';
import { userGateMachine } from '../../../machines/user-gate/user-gate.machine';
import type { UserGateInput } from '../../../machines/user-gate/user-gate.types';
import { createActor } from '../../../src/qa/inspection/inspected-xstate';
import { INSPECTED_EVENT, type InspectedEvent } from '../../../src/qa/inspection/inspection.types';
import { flushPromises } from '../../support/control-ports';

/** Has this page stand in a frame, and hears what is told to it. */
function listenToFrame(): InspectedEvent[] {
  const frame = document.createElement('iframe');
  const received: InspectedEvent[] = [];
  frame.addEventListener(INSPECTED_EVENT, (event) => {
    // SAFETY: the module under test says nothing else by this name.
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

describe('flows in a build for QA', () => {
  it('tell the frame around the page where they begin, what they take, and their calls', async () => {
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

  it('say nothing where there is no frame', () => {
    const actor = createActor(machine, { input }).start();
    expect(actor.getSnapshot().value).toBe('LOADING');
    actor.stop();
  });
});
