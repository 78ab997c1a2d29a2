/** @jest-environment node */
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { sessionEntry } from '../../../../machines/session/qa/session.walkthroughs';
import { assessmentGateEntry } from '../../../../machines/assessment-gate/qa/assessment-gate.walkthroughs';
import { listAvailableEvents } from '../../../../src/qa/visualiser/simulate/available-events';
import { getSimulator } from '../../../../src/qa/visualiser/simulate/simulator';
import { formatEvent } from '../../../../src/qa/visualiser/simulate/format-event';
import {
  startSimulation,
  getCurrentSnapshot,
  goToStep,
  sendEvent,
  getPreviousSnapshot,
  replaySequence,
  getVisited,
} from '../../../../src/qa/visualiser/simulate/simulation.reducer';
import type { SimEvent, Simulation } from '../../../../src/qa/visualiser/simulate/simulation.types';

const simulator = getSimulator(userGateEntry);
const start = () => startSimulation(simulator, userGateEntry.starts[0]?.input);

function sendAll(simulation: Simulation, ...simEvents: readonly SimEvent[]): Simulation {
  return simEvents.reduce((current, simEvent) => {
    const next = sendEvent(simulator, current, simEvent);
    if ('refusal' in next) throw new Error(next.refusal);
    return next;
  }, simulation);
}

const consentRequired: SimEvent = {
  kind: 'done',
  actor: 'loadGate',
  value: { isConsentRequired: true, isBirthdayVerified: true },
};
const agreed: SimEvent = { kind: 'event', event: { type: 'AGREED' } };

describe('simulated machine', () => {
  it('starts with its first actor running, and shows the actor’s input', () => {
    const { states, invocations, problem } = getCurrentSnapshot(start());
    expect(states).toEqual(['LOADING']);
    expect(invocations).toEqual([
      { actor: 'loadGate', input: { asksConsent: true, asksBirthday: true } },
    ]);
    expect(problem).toBeNull();
  });

  it('follows the result of an actor, and lists the states and transitions passed', () => {
    const snapshot = getCurrentSnapshot(sendAll(start(), consentRequired));
    expect(snapshot.states).toEqual(['CONSENT_REQUIRED', 'CONSENT_REQUIRED.reading']);
    expect(snapshot.passedThrough).toEqual(['deciding']);
    expect(snapshot.transitions).toEqual([
      'LOADING · loadGate done → deciding',
      'deciding · at once [isConsentMissing] → CONSENT_REQUIRED',
    ]);
  });

  it('accepts a failure that the tester wrote, and rejects an invalid one', () => {
    const failed = { kind: 'error', actor: 'loadGate' } as const;
    const value = { reason: 'offline', message: 'No network.' };
    const snapshot = getCurrentSnapshot(sendAll(start(), { ...failed, value }));
    expect(snapshot.states).toEqual(['failed']);
    expect(snapshot.context).toMatchObject({ failure: value });
    expect(sendEvent(simulator, start(), { ...failed, value: { reason: 'bored' } })).toEqual({
      refusal: expect.stringMatching(/^A failure has a reason/) as unknown,
    });
  });

  it('rejects results of actors that are not running, unknown events, and XState’s internal events', () => {
    const getRefusal = (simEvent: SimEvent) => sendEvent(simulator, start(), simEvent);
    expect(getRefusal({ kind: 'done', actor: 'acceptConsent', value: {} })).toEqual({
      refusal: 'The machine is not waiting for “acceptConsent” now.',
    });
    expect(getRefusal({ kind: 'delay', delay: 'kioskReturn' })).toEqual({
      refusal: 'The machine is not waiting for “kioskReturn” now.',
    });
    for (const type of ['NO_SUCH_EVENT', 'xstate.done.actor.loadGate', 'xstate.init'])
      expect(getRefusal({ kind: 'event', event: { type } })).toEqual({
        refusal: `There is no event “${type}” in this machine.`,
      });
  });

  it('stays in its state on an event that has no effect there', () => {
    const snapshot = getCurrentSnapshot(sendAll(start(), agreed));
    expect(snapshot.states).toEqual(['LOADING']);
    expect(snapshot.transitions).toEqual([]);
  });

  it('stops with the error when a made-up value breaks it, and continues after undo', () => {
    const assessments = getSimulator(assessmentGateEntry);
    const { simulation } = replaySequence(assessments, assessmentGateEntry.starts[0]?.input, [
      { kind: 'done', actor: 'loadAssigned', value: 'no list at all' },
    ]);
    const broken = getCurrentSnapshot(simulation);
    expect(broken.problem).not.toBeNull();
    expect(broken.states).toEqual(['LOADING', 'LOADING.loadingAssigned']);
    expect(listAvailableEvents(assessmentGateEntry, broken)).toEqual({
      events: [],
      invocations: [],
      delays: [],
    });
    const retry = { kind: 'event', event: { type: 'NEXT' } } as const;
    expect(sendEvent(assessments, simulation, retry)).toHaveProperty('refusal');
    expect(getCurrentSnapshot(goToStep(simulation, 0)).problem).toBeNull();
  });

  it('reports an input that breaks it before it starts', () => {
    const assessments = getSimulator(assessmentGateEntry);
    const { problem, states } = getCurrentSnapshot(startSimulation(assessments, 'nonsense'));
    expect(states.length === 0).toBe(problem !== null);
  });

  it('lists the effects of a step', () => {
    const session = getSimulator(sessionEntry);
    const { simulation } = replaySequence(session, sessionEntry.starts[0]?.input, [
      { kind: 'event', event: { type: 'SESSION_EXPIRED' } },
    ]);
    expect(getCurrentSnapshot(simulation).effects).toEqual([
      'clearAccountData',
      'notifyOtherTabsOfLoss',
    ]);
  });

  it('offers the delay of its state as a step', () => {
    const assessments = getSimulator(assessmentGateEntry);
    const available = listAvailableEvents(assessmentGateEntry, {
      ...assessments.start(assessmentGateEntry.starts[0]?.input),
      value: { SUBMITTED: 'kiosk' },
    });
    expect(available.delays).toEqual([
      { description: 'Wait ten seconds.', simEvent: { kind: 'delay', delay: 'kioskReturn' } },
    ]);
  });
});

describe('undo and redo', () => {
  it('go back and forward, and a new step drops the undone ones', () => {
    const replayed = sendAll(start(), consentRequired, agreed);
    const undone = goToStep(replayed, 1);
    expect(getCurrentSnapshot(undone).states.at(-1)).toBe('CONSENT_REQUIRED.reading');
    expect(getPreviousSnapshot(undone)?.states).toEqual(['LOADING']);
    expect(getCurrentSnapshot(goToStep(undone, 2))).toEqual(getCurrentSnapshot(replayed));
    expect(goToStep(undone, 99).currentStep).toBe(2);
    expect(goToStep(undone, -1).currentStep).toBe(0);
    expect(getVisited(undone).has('CONSENT_REQUIRED.accepting')).toBe(false);
    expect(getVisited(replayed).has('CONSENT_REQUIRED.accepting')).toBe(true);
    const other = sendAll(goToStep(replayed, 0), {
      ...consentRequired,
      value: { isConsentRequired: false, isBirthdayVerified: true },
    });
    expect(other.steps).toHaveLength(1);
    expect(getCurrentSnapshot(other).states).toEqual(['open']);
  });

  it('have no previous snapshot at the start', () => {
    expect(getPreviousSnapshot(start())).toBeNull();
  });
});

describe('description of a step', () => {
  it('is that of the matching fixture, or the step’s name if none matches', () => {
    expect(formatEvent(userGateEntry, consentRequired)).toBe('The server requires consent.');
    expect(formatEvent(userGateEntry, agreed)).toBe("Press 'I agree'.");
    expect(formatEvent(userGateEntry, { kind: 'event', event: { type: 'OTHER' } })).toBe(
      'OTHER, with a custom payload',
    );
    expect(formatEvent(userGateEntry, { ...consentRequired, value: 1 })).toBe(
      '“loadGate” succeeds, with a custom value',
    );
    expect(formatEvent(assessmentGateEntry, { kind: 'delay', delay: 'kioskReturn' })).toBe(
      'Wait ten seconds.',
    );
  });
});
