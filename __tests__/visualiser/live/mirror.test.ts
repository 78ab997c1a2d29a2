/** @jest-environment node */
import type { InspectedEvent } from '../../../src/lib/inspection.types';
import { createMirror } from '../../../src/visualiser/live/mirror';

const opened: InspectedEvent = { kind: 'opened', actorId: 'x:0', machineId: 'user-gate', name: '' };
const call: InspectedEvent = { kind: 'opened', actorId: 'x:1', machineId: null, name: 'loadGate' };
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

/** A mirror whose next picture is drawn when the test says so. */
function holdMirror() {
  let due: readonly (() => void)[] = [];
  const mirror = createMirror((draw) => {
    due = [...due, draw];
  });
  return {
    mirror,
    pictures: () => due.length,
    draw: () => {
      const [...now] = due;
      due = [];
      for (const run of now) run();
    },
  };
}

describe('the mirror of a running app', () => {
  it('shows where a flow is, what it took, and its calls', () => {
    const { mirror, draw } = holdMirror();
    mirror.take([opened, call, step({ CONSENT_REQUIRED: 'reading' }, ['deciding · at once'])]);
    draw();
    const { actors, latest } = mirror.getState();
    expect(actors.get('x:0')).toMatchObject({
      states: ['CONSENT_REQUIRED', 'CONSENT_REQUIRED.reading'],
      taken: ['deciding · at once'],
      status: 'active',
    });
    expect(actors.get('x:1')).toMatchObject({ machineId: null, name: 'loadGate' });
    expect(latest).toBe('user-gate');
  });

  it('draws one picture for all that happens in a frame', () => {
    const { mirror, pictures, draw } = holdMirror();
    const onChange = jest.fn();
    mirror.subscribe(onChange);
    for (let index = 0; index < 100; index += 1) mirror.take([step('LOADING')]);
    expect(pictures()).toBe(1);
    expect(onChange).not.toHaveBeenCalled();
    draw();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(mirror.getState().eventCount).toBe(100);
  });

  it('says what happened in words, the oldest lines falling away', () => {
    const { mirror, draw } = holdMirror();
    mirror.take([opened, step('open')]);
    draw();
    expect(mirror.getState().log.map(({ event }) => event)).toEqual(['opened', 'loadGate done']);
    mirror.take(Array.from({ length: 500 }, () => step('open')));
    draw();
    expect(mirror.getState().log).toHaveLength(200);
    expect(mirror.getState().log.at(-1)?.id).toBe(502);
  });

  it('says once that a flow begins, though it moves on at once', () => {
    const { mirror, draw } = holdMirror();
    const init = (value: string, transitions: readonly string[]): InspectedEvent => ({
      ...step(value, transitions),
      event: 'xstate.init',
    });
    mirror.take([opened, init('deciding', ['a']), init('open', ['b']), init('open', [])]);
    draw();
    const { log, actors, eventCount } = mirror.getState();
    expect(log.map(({ event }) => event)).toEqual(['opened', 'begins', 'at once']);
    expect(eventCount).toBe(3);
    expect(actors.get('x:0')).toMatchObject({ states: ['open'], taken: ['b'] });
  });

  it('keeps coverage when the page is gone, and counts anew when asked to', () => {
    const { mirror, draw } = holdMirror();
    mirror.take([step('LOADING'), step('failed', ['LOADING · loadGate error → failed'])]);
    draw();
    mirror.beginPage();
    const { actors, coverage } = mirror.getState();
    expect(actors.size).toBe(0);
    expect([...(coverage.get('user-gate')?.states ?? [])]).toEqual(['LOADING', 'failed']);
    expect(coverage.get('user-gate')?.transitions.size).toBe(1);
    mirror.forgetCoverage();
    expect(mirror.getState().coverage.size).toBe(0);
  });

  it('notes how an actor ended, and lets go of the oldest once there are many', () => {
    const { mirror, draw } = holdMirror();
    const calls = Array.from({ length: 40 }, (_, index) => `c:${index}`);
    mirror.take([
      opened,
      ...calls.flatMap((actorId): InspectedEvent[] => [
        { kind: 'opened', actorId, machineId: null, name: 'save' },
        { kind: 'closed', actorId, status: 'done' },
      ]),
    ]);
    draw();
    const { actors } = mirror.getState();
    expect(actors.size).toBe(30);
    expect(actors.get('x:0')?.status).toBe('active');
    expect(actors.get('c:39')?.status).toBe('done');
    expect(actors.has('c:0')).toBe(false);
  });
});
