/** @jest-environment node */
import { assessmentGateEntry } from '../../../../machines/assessment-gate/qa/assessment-gate.walkthroughs';
import { intakeEntry } from '../../../../machines/intake/qa/intake.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { estimateTextWidth } from '../../../../src/qa/visualiser/layout/metrics';
import { formatMessage, listMessages } from '../../../../src/qa/visualiser/sequence/messages';
import { isNote, layOutSequence } from '../../../../src/qa/visualiser/sequence/sequence-layout';
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

describe('sequence diagram', () => {
  const { rows, lifelines, width, height } = layOutSequence(
    listMessages(intakeEntry, simulation),
    estimateTextWidth,
  );

  it('has the messages in order, without overlaps', () => {
    expect(rows).toHaveLength(9);
    for (const [index, row] of rows.entries()) {
      const next = rows[index + 1];
      if (next !== undefined) expect(next.top).toBeGreaterThan(row.top + row.height);
    }
    expect(height).toBeGreaterThan(Math.max(...rows.map((row) => row.top + row.height)));
  });

  it('breaks long labels where their words end', () => {
    const getLines = (text: string) =>
      layOutSequence(
        [{ kind: 'event', from: 'person', to: 'app', text, description: '', step: 0 }],
        estimateTextWidth,
      ).rows[0]?.lines;
    expect(getLines('CONTINUE')).toEqual(['CONTINUE']);
    expect(getLines('BASIC_INFO_ENTERED')).toEqual(['BASIC_INFO_', 'ENTERED']);
    expect(getLines('submitQuestionnaire done')).toEqual(['submit', 'Questionnaire', 'done']);
  });

  it('has room for each label between its two lifelines, and for each note', () => {
    for (const { message, width: labelWidth } of rows)
      if (isNote(message)) {
        expect(lifelines.app - labelWidth / 2).toBeGreaterThanOrEqual(0);
        expect(lifelines.app + labelWidth / 2).toBeLessThanOrEqual(width);
      } else
        expect(Math.abs(lifelines[message.from] - lifelines[message.to])).toBeGreaterThan(
          labelWidth,
        );
  });
});
