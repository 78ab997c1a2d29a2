/** @jest-environment node */
import { userGateEntry } from '../../../machines/user-gate/user-gate.walkthroughs';
import { sessionEntry } from '../../../machines/session/session.walkthroughs';
import { assessmentGateEntry } from '../../../machines/assessment-gate/assessment-gate.walkthroughs';
import { offerMoves } from '../../../src/visualiser/simulate/offered-moves';
import { playerOf } from '../../../src/visualiser/simulate/run-machine';
import { sayMove } from '../../../src/visualiser/simulate/say-move';
import {
  beginSimulation,
  currentMoment,
  goToStep,
  makeMove,
  momentBefore,
  playSequence,
  visitedIn,
} from '../../../src/visualiser/simulate/simulation.reducer';
import type { SimMove, Simulation } from '../../../src/visualiser/simulate/simulation.types';

const player = playerOf(userGateEntry);
const begin = () => beginSimulation(player, userGateEntry.starts[0]?.input);

function after(simulation: Simulation, ...moves: readonly SimMove[]): Simulation {
  return moves.reduce((one, move) => {
    const next = makeMove(player, one, move);
    if ('refusal' in next) throw new Error(next.refusal);
    return next;
  }, simulation);
}

const consentAsked: SimMove = {
  kind: 'done',
  actor: 'loadGate',
  value: { isConsentRequired: true, isBirthdayVerified: true },
};
const agreed: SimMove = { kind: 'event', event: { type: 'AGREED' } };

describe('a simulated machine', () => {
  it('begins with its first call under way, and says what it was asked', () => {
    const { states, calls, problem } = currentMoment(begin());
    expect(states).toEqual(['LOADING']);
    expect(calls).toEqual([
      { actor: 'loadGate', input: { asksConsent: true, asksBirthday: true } },
    ]);
    expect(problem).toBeNull();
  });

  it('goes where a call’s answer leads, and tells the way', () => {
    const moment = currentMoment(after(begin(), consentAsked));
    expect(moment.states).toEqual(['CONSENT_REQUIRED', 'CONSENT_REQUIRED.reading']);
    expect(moment.passed).toEqual(['deciding']);
    expect(moment.transitions).toEqual([
      'LOADING · loadGate done → deciding',
      'deciding · at once [isConsentMissing] → CONSENT_REQUIRED',
    ]);
  });

  it('takes a failure that the tester wrote, and refuses what is none', () => {
    const failed = { kind: 'error', actor: 'loadGate' } as const;
    const value = { reason: 'offline', message: 'No network.' };
    const moment = currentMoment(after(begin(), { ...failed, value }));
    expect(moment.states).toEqual(['failed']);
    expect(moment.context).toMatchObject({ failure: value });
    expect(makeMove(player, begin(), { ...failed, value: { reason: 'bored' } })).toEqual({
      refusal: expect.stringMatching(/^A failure has a reason/) as unknown,
    });
  });

  it('refuses answers that nobody waits for, unknown events, and the machine’s own', () => {
    const refusalOf = (move: SimMove) => makeMove(player, begin(), move);
    expect(refusalOf({ kind: 'done', actor: 'acceptConsent', value: {} })).toEqual({
      refusal: 'Nothing waits for “acceptConsent” now.',
    });
    expect(refusalOf({ kind: 'delay', delay: 'kioskReturn' })).toEqual({
      refusal: 'Nothing waits for “kioskReturn” now.',
    });
    for (const type of ['NO_SUCH_EVENT', 'xstate.done.actor.loadGate', 'xstate.init'])
      expect(refusalOf({ kind: 'event', event: { type } })).toEqual({
        refusal: `There is no event “${type}” in this machine.`,
      });
  });

  it('stands still on an event that has no effect in its state', () => {
    const moment = currentMoment(after(begin(), agreed));
    expect(moment.states).toEqual(['LOADING']);
    expect(moment.transitions).toEqual([]);
  });

  it('stops where a made-up value breaks it, says on what, and goes on after undo', () => {
    const assessments = playerOf(assessmentGateEntry);
    const { simulation } = playSequence(assessments, assessmentGateEntry.starts[0]?.input, [
      { kind: 'done', actor: 'loadAssigned', value: 'no list at all' },
    ]);
    const broken = currentMoment(simulation);
    expect(broken.problem).not.toBeNull();
    expect(broken.states).toEqual(['LOADING', 'LOADING.loadingAssigned']);
    expect(offerMoves(assessmentGateEntry, broken)).toEqual({ events: [], calls: [], delays: [] });
    const retry = { kind: 'event', event: { type: 'NEXT' } } as const;
    expect(makeMove(assessments, simulation, retry)).toHaveProperty('refusal');
    expect(currentMoment(goToStep(simulation, 0)).problem).toBeNull();
  });

  it('says that an input breaks it before it begins', () => {
    const assessments = playerOf(assessmentGateEntry);
    const { problem, states } = currentMoment(beginSimulation(assessments, 'nonsense'));
    expect(states.length === 0).toBe(problem !== null);
  });

  it('tells which effects it sets off and what it emits', () => {
    const session = playerOf(sessionEntry);
    const { simulation } = playSequence(session, sessionEntry.starts[0]?.input, [
      { kind: 'event', event: { type: 'SESSION_EXPIRED' } },
    ]);
    expect(currentMoment(simulation).effects).toEqual(['clearAllData', 'notifyOtherTabs']);
  });

  it('lets time pass only when told to', () => {
    const assessments = playerOf(assessmentGateEntry);
    const offered = offerMoves(assessmentGateEntry, {
      ...assessments.begin(assessmentGateEntry.starts[0]?.input),
      value: { SUBMITTED: 'kiosk' },
    });
    expect(offered.delays).toEqual([
      { says: 'Wait ten seconds.', move: { kind: 'delay', delay: 'kioskReturn' } },
    ]);
  });
});

describe('undo and redo', () => {
  it('go back and forth, and a new move drops what was undone', () => {
    const played = after(begin(), consentAsked, agreed);
    const undone = goToStep(played, 1);
    expect(currentMoment(undone).states.at(-1)).toBe('CONSENT_REQUIRED.reading');
    expect(momentBefore(undone)?.states).toEqual(['LOADING']);
    expect(currentMoment(goToStep(undone, 2))).toEqual(currentMoment(played));
    expect(goToStep(undone, 99).at).toBe(2);
    expect(goToStep(undone, -1).at).toBe(0);
    expect(visitedIn(undone).has('CONSENT_REQUIRED.accepting')).toBe(false);
    expect(visitedIn(played).has('CONSENT_REQUIRED.accepting')).toBe(true);
    const other = after(goToStep(played, 0), {
      ...consentAsked,
      value: { isConsentRequired: false, isBirthdayVerified: true },
    });
    expect(other.steps).toHaveLength(1);
    expect(currentMoment(other).states).toEqual(['open']);
  });

  it('has nothing before the beginning', () => {
    expect(momentBefore(begin())).toBeNull();
  });
});

describe('a move in words', () => {
  it('is the sample’s, and names one that is nobody’s sample', () => {
    expect(sayMove(userGateEntry, consentAsked)).toBe(
      'The clinic answers that consent is required.',
    );
    expect(sayMove(userGateEntry, agreed)).toBe("Press 'I agree'.");
    expect(sayMove(userGateEntry, { kind: 'event', event: { type: 'OTHER' } })).toBe(
      'OTHER, with a payload of its own',
    );
    expect(sayMove(userGateEntry, { ...consentAsked, value: 1 })).toBe(
      '“loadGate” ends well, with a value of its own',
    );
    expect(sayMove(assessmentGateEntry, { kind: 'delay', delay: 'kioskReturn' })).toBe(
      'Wait ten seconds.',
    );
  });
});
