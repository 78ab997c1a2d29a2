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
  return simEvents.reduce((one, simEvent) => {
    const next = sendEvent(simulator, one, simEvent);
    if ('refusal' in next) throw new Error(next.refusal);
    return next;
  }, simulation);
}

const consentAsked: SimEvent = {
  kind: 'done',
  actor: 'loadGate',
  value: { isConsentRequired: true, isBirthdayVerified: true },
};
const agreed: SimEvent = { kind: 'event', event: { type: 'AGREED' } };

describe('a simulated machine', () => {
  it('begins with its first call under way, and says what it was asked', () => {
    const { states, invocations, problem } = getCurrentSnapshot(start());
    expect(states).toEqual(['LOADING']);
    expect(invocations).toEqual([
      { actor: 'loadGate', input: { asksConsent: true, asksBirthday: true } },
    ]);
    expect(problem).toBeNull();
  });

  it('goes where a call’s answer leads, and tells the way', () => {
    const snapshot = getCurrentSnapshot(sendAll(start(), consentAsked));
    expect(snapshot.states).toEqual(['CONSENT_REQUIRED', 'CONSENT_REQUIRED.reading']);
    expect(snapshot.passedThrough).toEqual(['deciding']);
    expect(snapshot.transitions).toEqual([
      'LOADING · loadGate done → deciding',
      'deciding · at once [isConsentMissing] → CONSENT_REQUIRED',
    ]);
  });

  it('takes a failure that the tester wrote, and refuses what is none', () => {
    const failed = { kind: 'error', actor: 'loadGate' } as const;
    const value = { reason: 'offline', message: 'No network.' };
    const snapshot = getCurrentSnapshot(sendAll(start(), { ...failed, value }));
    expect(snapshot.states).toEqual(['failed']);
    expect(snapshot.context).toMatchObject({ failure: value });
    expect(sendEvent(simulator, start(), { ...failed, value: { reason: 'bored' } })).toEqual({
      refusal: expect.stringMatching(/^A failure has a reason/) as unknown,
    });
  });

  it('refuses answers that nobody waits for, unknown events, and the machine’s own', () => {
    const getRefusal = (simEvent: SimEvent) => sendEvent(simulator, start(), simEvent);
    expect(getRefusal({ kind: 'done', actor: 'acceptConsent', value: {} })).toEqual({
      refusal: 'Nothing waits for “acceptConsent” now.',
    });
    expect(getRefusal({ kind: 'delay', delay: 'kioskReturn' })).toEqual({
      refusal: 'Nothing waits for “kioskReturn” now.',
    });
    for (const type of ['NO_SUCH_EVENT', 'xstate.done.actor.loadGate', 'xstate.init'])
      expect(getRefusal({ kind: 'event', event: { type } })).toEqual({
        refusal: `There is no event “${type}” in this machine.`,
      });
  });

  it('stands still on an event that has no effect in its state', () => {
    const snapshot = getCurrentSnapshot(sendAll(start(), agreed));
    expect(snapshot.states).toEqual(['LOADING']);
    expect(snapshot.transitions).toEqual([]);
  });

  it('stops where a made-up value breaks it, says on what, and goes on after undo', () => {
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

  it('says that an input breaks it before it begins', () => {
    const assessments = getSimulator(assessmentGateEntry);
    const { problem, states } = getCurrentSnapshot(startSimulation(assessments, 'nonsense'));
    expect(states.length === 0).toBe(problem !== null);
  });

  it('tells which effects it sets off and what it emits', () => {
    const session = getSimulator(sessionEntry);
    const { simulation } = replaySequence(session, sessionEntry.starts[0]?.input, [
      { kind: 'event', event: { type: 'SESSION_EXPIRED' } },
    ]);
    expect(getCurrentSnapshot(simulation).effects).toEqual(['clearAllData', 'notifyOtherTabs']);
  });

  it('lets time pass only when told to', () => {
    const assessments = getSimulator(assessmentGateEntry);
    const available = listAvailableEvents(assessmentGateEntry, {
      ...assessments.start(assessmentGateEntry.starts[0]?.input),
      value: { SUBMITTED: 'kiosk' },
    });
    expect(available.delays).toEqual([
      { says: 'Wait ten seconds.', simEvent: { kind: 'delay', delay: 'kioskReturn' } },
    ]);
  });
});

describe('undo and redo', () => {
  it('go back and forth, and a new move drops what was undone', () => {
    const replayed = sendAll(start(), consentAsked, agreed);
    const undone = goToStep(replayed, 1);
    expect(getCurrentSnapshot(undone).states.at(-1)).toBe('CONSENT_REQUIRED.reading');
    expect(getPreviousSnapshot(undone)?.states).toEqual(['LOADING']);
    expect(getCurrentSnapshot(goToStep(undone, 2))).toEqual(getCurrentSnapshot(replayed));
    expect(goToStep(undone, 99).currentStep).toBe(2);
    expect(goToStep(undone, -1).currentStep).toBe(0);
    expect(getVisited(undone).has('CONSENT_REQUIRED.accepting')).toBe(false);
    expect(getVisited(replayed).has('CONSENT_REQUIRED.accepting')).toBe(true);
    const other = sendAll(goToStep(replayed, 0), {
      ...consentAsked,
      value: { isConsentRequired: false, isBirthdayVerified: true },
    });
    expect(other.steps).toHaveLength(1);
    expect(getCurrentSnapshot(other).states).toEqual(['open']);
  });

  it('has nothing before the beginning', () => {
    expect(getPreviousSnapshot(start())).toBeNull();
  });
});

describe('a move in words', () => {
  it('is the sample’s, and names one that is nobody’s sample', () => {
    expect(formatEvent(userGateEntry, consentAsked)).toBe(
      'The clinic answers that consent is required.',
    );
    expect(formatEvent(userGateEntry, agreed)).toBe("Press 'I agree'.");
    expect(formatEvent(userGateEntry, { kind: 'event', event: { type: 'OTHER' } })).toBe(
      'OTHER, with a payload of its own',
    );
    expect(formatEvent(userGateEntry, { ...consentAsked, value: 1 })).toBe(
      '“loadGate” ends well, with a value of its own',
    );
    expect(formatEvent(assessmentGateEntry, { kind: 'delay', delay: 'kioskReturn' })).toBe(
      'Wait ten seconds.',
    );
  });
});
