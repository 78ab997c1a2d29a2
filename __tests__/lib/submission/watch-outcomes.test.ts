/** @jest-environment node */
import { watchOutcomes } from '../../../src/lib/submission/watch-outcomes';
import { failure } from '../../support/control-ports';
import {
  summary,
  overdue,
  startOn,
  startTaking,
} from '../../machines/assessment-gate/start-taking';

async function startUncertain(ids: readonly string[] = ['phq-9']) {
  const taking = await startOn(ids);
  const outcomes: string[] = [];
  watchOutcomes(taking.gate, (outcome) => outcomes.push(outcome));
  ids.forEach((id, index) => {
    taking.answer(id);
    if (index < ids.length - 1) taking.press('NEXT');
  });
  taking.press('SUBMIT');
  await taking.ports.reject('submit', failure({ reason: 'timeout' }));
  return { ...taking, outcomes };
}

describe('D9 outcomes without a confirmation', () => {
  it('are received, for all answers or a part of them', async () => {
    const { ports, press, outcomes } = await startUncertain(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.resolve('loadStatuses', overdue('gad-7'));
    expect(outcomes).toEqual(['received']);
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadStatuses', []);
    expect(outcomes).toEqual(['received', 'received']);
  });

  it('are given up by a submit of changed answers', async () => {
    const { answer, press, outcomes } = await startUncertain();
    answer('phq-9', 'phq-9-1', 'changed');
    expect(outcomes).toEqual([]);
    press('SUBMIT');
    expect(outcomes).toEqual(['given-up']);
  });

  it('are given up by Start over', async () => {
    const { context } = await startUncertain();
    const { answers, submission } = context();
    const { ports, gate, press } = startTaking({
      draft: { answers, submission, isTakeAnywayChosen: false },
    });
    const outcomes: string[] = [];
    watchOutcomes(gate, (outcome) => outcomes.push(outcome));
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.resolve('loadDefinitions', {
      forms: [{ ...summary('phq-9'), kept: { answers: { 'phq-9-1': 'yes' }, unanswered: [] } }],
      reloaded: null,
    });
    press('START_OVER');
    expect(outcomes).toEqual(['given-up']);
  });

  it('do not include what the server has answered, or is asked again', async () => {
    const { ports, press, outcomes } = await startUncertain();
    press('SUBMIT');
    await ports.resolve('loadStatuses', overdue('phq-9'));
    await ports.reject('submit', failure({ reason: 'rejected' }));
    press('SUBMIT');
    await ports.resolve('submit', { at: 1 });
    expect(outcomes).toEqual([]);
  });
});
