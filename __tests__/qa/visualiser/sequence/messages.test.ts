/** @jest-environment node */
import { assessmentGateEntry } from '../../../../machines/assessment-gate/qa/assessment-gate.walkthroughs';
import { intakeEntry } from '../../../../machines/intake/qa/intake.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import {
  formatMessage,
  listMessages,
  toMermaid,
  type Message,
} from '../../../../src/qa/visualiser/sequence/messages';
import {
  goToStep,
  replaySequence,
} from '../../../../src/qa/visualiser/simulate/simulation.reducer';
import { getSimulator } from '../../../../src/qa/visualiser/simulate/simulator';
import type { SimEvent } from '../../../../src/qa/visualiser/simulate/simulation.types';
import { walkthroughToSequence } from '../../../../src/qa/visualiser/walkthroughs/walkthrough-to-sequence';

function run(entry: MachineEntry, scenario: string, moves: readonly SimEvent[]) {
  const input = entry.starts.find((start) => start.scenario === scenario)?.input;
  const { simulation, refusal } = replaySequence(getSimulator(entry), input, moves);
  expect(refusal).toBeNull();
  return simulation;
}

const [intakeStart] = intakeEntry.starts;
const exchangeCode: SimEvent = { kind: 'done', actor: 'exchangeCode', value: null };
const moves: readonly SimEvent[] = [
  { kind: 'event', event: { type: 'CONTINUE' } },
  exchangeCode,
  { kind: 'error', actor: 'checkStatus', value: { reason: 'offline', message: null } },
];
const simulation = run(intakeEntry, intakeStart?.scenario ?? '', moves);

describe('messages of a run', () => {
  it('are events of the person, actors that start, their results, and the states of the app', () => {
    expect(listMessages(intakeEntry, simulation).map(formatMessage)).toEqual([
      'App is in INTRO.waiting',
      'Person → App: CONTINUE',
      'App is in INTRO.exchanging',
      'App → API: exchangeCode',
      'API → App: exchangeCode done',
      'App is in INTRO.checkingStatus',
      'App → API: checkStatus',
      'API → App: checkStatus error',
      'App is in INTRO.waiting',
    ]);
  });

  it('are described for testers, and belong to a step', () => {
    const messages = listMessages(intakeEntry, simulation);
    expect(messages.map(({ step }) => step)).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3]);
    const event = intakeEntry.events.find(({ event: { type } }) => type === 'CONTINUE');
    expect(messages[1]?.description).toBe(event?.description);
  });

  it('end at the current step: undone steps have none', () => {
    expect(listMessages(intakeEntry, goToStep(simulation, 1))).toHaveLength(4);
  });

  it('note results that no longer count, and steps without a transition', () => {
    const left = run(intakeEntry, intakeStart?.scenario ?? '', [
      ...moves.slice(0, 2),
      { kind: 'event', event: { type: 'SESSION_ENDED' } },
      { kind: 'event', event: { type: 'BACK' } },
    ]);
    const last = listMessages(intakeEntry, left).filter(({ step }) => step >= 3);
    expect(last.map(formatMessage)).toEqual([
      'Person → App: SESSION_ENDED',
      'API → App: checkStatus ignored',
      'App is in expired',
      'Person → App: BACK',
      'App is in expired',
    ]);
    expect(last.at(-1)?.description).toBe('There is no transition.');
  });

  it('do not repeat an actor that goes on', () => {
    const waiting = run(intakeEntry, intakeStart?.scenario ?? '', [
      ...moves.slice(0, 1),
      { kind: 'event', event: { type: 'SIGNED_OUT' } },
    ]);
    const last = listMessages(intakeEntry, waiting).filter(({ step }) => step === 2);
    expect(last.map(formatMessage)).toEqual([
      'Person → App: SIGNED_OUT',
      'App is in INTRO.exchanging',
    ]);
  });

  it('show delays on the lifeline of the app', () => {
    const walkthrough = generateWalkthroughs(assessmentGateEntry).find(
      ({ steps }) => steps.at(-1)?.kind === 'delay',
    );
    if (walkthrough === undefined) throw new Error('No walkthrough ends with a delay.');
    const { input, moves: steps } = walkthroughToSequence(walkthrough);
    const replayed = replaySequence(getSimulator(assessmentGateEntry), input, steps);
    const messages = listMessages(assessmentGateEntry, replayed.simulation);
    const delay = messages.find(({ kind }) => kind === 'delay');
    expect(delay).toMatchObject({ from: 'app', to: 'app', step: steps.length });
    expect(delay?.description).toBe('Wait ten seconds.');
  });
});

describe('the Mermaid text of a sequence', () => {
  it('has the participants, and each message or note in its order', () => {
    const message = (kind: Message['kind'], from: Message['from'], to: Message['to']) => ({
      ...{ kind, from, to, text: kind, description: '', step: 0 },
    });
    expect(
      toMermaid([
        message('event', 'person', 'app'),
        message('state', 'app', 'app'),
        message('invoke', 'app', 'api'),
        message('error', 'api', 'app'),
        message('delay', 'app', 'app'),
      ]).split('\n  '),
    ).toEqual([
      'sequenceDiagram',
      'participant person as Person',
      'participant app as App',
      'participant api as API',
      'person->>app: event',
      'Note over app: state',
      'app->>api: invoke',
      'api--xapp: error',
      'Note over app: delay elapses',
    ]);
  });
});
