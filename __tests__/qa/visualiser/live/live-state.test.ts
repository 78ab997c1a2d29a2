/** @jest-environment node */
import type { InspectedEvent } from '../../../../src/qa/inspection/inspection.types';
import type { LiveCoverageByMachine } from '../../../../src/qa/visualiser/live/live-coverage';
import { createLiveStateStore } from '../../../../src/qa/visualiser/live/live-state';

const opened: InspectedEvent = { kind: 'opened', actorId: 'x:0', machineId: 'user-gate', name: '' };
const invocation: InspectedEvent = {
  kind: 'opened',
  actorId: 'x:1',
  machineId: null,
  name: 'loadGate',
};
const step = (value: string | object, transitions: readonly string[] = []) =>
  ({
    kind: 'step',
    actorId: 'x:0',
    machineId: 'user-gate',
    event: 'xstate.done.actor.loadGate',
    // SAFETY: a state value is a string or an object of such.
    value: value as string,
    transitions,
    context: { failure: null },
  }) satisfies InspectedEvent;

/** A store whose batches are flushed by the test. */
function createControlledStore() {
  let scheduled: readonly (() => void)[] = [];
  const onCoverage = jest.fn<void, [LiveCoverageByMachine]>();
  const store = createLiveStateStore(onCoverage, (flush) => {
    scheduled = [...scheduled, flush];
  });
  return {
    store,
    onCoverage,
    getScheduledCount: () => scheduled.length,
    flush: () => {
      const [...now] = scheduled;
      scheduled = [];
      for (const run of now) run();
    },
  };
}

describe('live state', () => {
  it('contains the active states, taken transitions and invoked actors', () => {
    const { store, flush } = createControlledStore();
    store.receive([
      opened,
      invocation,
      step({ CONSENT_REQUIRED: 'reading' }, ['deciding · at once']),
    ]);
    flush();
    const { actors, latest } = store.getState();
    expect(actors.get('x:0')).toMatchObject({
      states: ['CONSENT_REQUIRED', 'CONSENT_REQUIRED.reading'],
      taken: ['deciding · at once'],
      status: 'active',
    });
    expect(actors.get('x:1')).toMatchObject({ machineId: null, name: 'loadGate' });
    expect(latest).toBe('user-gate');
  });

  it('notifies subscribers once per frame, however many events arrive', () => {
    const { store, getScheduledCount, flush } = createControlledStore();
    const onChange = jest.fn();
    store.subscribe(onChange);
    for (let index = 0; index < 100; index += 1) store.receive([step('LOADING')]);
    expect(getScheduledCount()).toBe(1);
    expect(onChange).not.toHaveBeenCalled();
    flush();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(store.getState().eventCount).toBe(100);
  });

  it('logs events in readable form, and drops the oldest entries', () => {
    const { store, flush } = createControlledStore();
    store.receive([opened, step('open')]);
    flush();
    expect(store.getState().log.map(({ event }) => event)).toEqual(['created', 'loadGate done']);
    store.receive(Array.from({ length: 500 }, () => step('open')));
    flush();
    expect(store.getState().log).toHaveLength(200);
    expect(store.getState().log.at(-1)?.id).toBe(502);
  });

  it('logs one start of a flow that takes transitions immediately', () => {
    const { store, flush } = createControlledStore();
    const init = (value: string, transitions: readonly string[]): InspectedEvent => ({
      ...step(value, transitions),
      event: 'xstate.init',
    });
    store.receive([opened, init('deciding', ['a']), init('open', ['b']), init('open', [])]);
    flush();
    const { log, actors, eventCount } = store.getState();
    expect(log.map(({ event }) => event)).toEqual(['created', 'started', 'at once']);
    expect(eventCount).toBe(3);
    expect(actors.get('x:0')).toMatchObject({ states: ['open'], taken: ['b'] });
  });

  it('reports the states and transitions of each batch', () => {
    const { store, onCoverage, flush } = createControlledStore();
    store.receive([step('LOADING'), step('failed', ['LOADING · loadGate error → failed'])]);
    flush();
    store.resetActors();
    expect(store.getState().actors.size).toBe(0);
    expect(onCoverage).toHaveBeenCalledTimes(1);
    const seen = onCoverage.mock.calls[0]?.[0].get('user-gate');
    expect([...(seen?.states ?? [])]).toEqual(['LOADING', 'failed']);
    expect([...(seen?.transitions ?? [])]).toEqual(['LOADING · loadGate error → failed']);
  });

  it('records how an actor ended, and removes the oldest ended actors beyond 30', () => {
    const { store, flush } = createControlledStore();
    const actorIds = Array.from({ length: 40 }, (_, index) => `c:${index}`);
    store.receive([
      opened,
      ...actorIds.flatMap((actorId): InspectedEvent[] => [
        { kind: 'opened', actorId, machineId: null, name: 'save' },
        { kind: 'closed', actorId, status: 'done' },
      ]),
    ]);
    flush();
    const { actors } = store.getState();
    expect(actors.size).toBe(30);
    expect(actors.get('x:0')?.status).toBe('active');
    expect(actors.get('c:39')?.status).toBe('done');
    expect(actors.has('c:0')).toBe(false);
  });
});
