/** @jest-environment node */
import { selectHasUnsentAnswers } from '../../../machines/assessment-gate/assessment-gate.selectors';
import type { AssessmentGateInput } from '../../../machines/assessment-gate/assessment-gate.types';
import { failure } from '../../support/control-ports';
import { outline, overdue, startOn, startTaking, upcoming } from './start-taking';

async function startAnswered(ids: readonly string[], input?: Partial<AssessmentGateInput>) {
  const taking = await startOn(ids, input);
  ids.forEach((id, index) => {
    taking.answer(id);
    if (index < ids.length - 1) taking.press('NEXT');
  });
  const sent = () =>
    taking.ports.getRequests('submit').map(({ input: body }) => {
      // SAFETY: the machine types what it sends.
      const { assessments } = body as { assessments: readonly { id: string }[] };
      return assessments.map(({ id }) => id);
    });
  return { ...taking, sent };
}

describe('§4 assessment taking: all answers are sent together', () => {
  it('in one submission, after Submit on the last page', async () => {
    const { ports, state, press } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.getRequests('submit')).toMatchObject([
      {
        input: {
          appContext: 'sms',
          loadedIds: ['phq-9', 'gad-7'],
          assessments: [
            { id: 'phq-9', answers: { 'phq-9-1': 'yes' } },
            { id: 'gad-7', answers: { 'gad-7-1': 'yes' } },
          ],
        },
      },
    ]);
  });

  it('with an assessment that was left empty because it may be', async () => {
    const { ports, press } = startTaking({ requestedIds: ['extra'] });
    await ports.resolve('loadAssigned', overdue('extra'));
    await ports.resolve('loadDefinitions', [outline('extra', [])]);
    press('SUBMIT');
    expect(ports.calls.at(-1)?.input).toMatchObject({
      loadedIds: ['extra'],
      assessments: [{ id: 'extra', answers: {} }],
    });
  });

  it('shows the page, busy, while they are on their way', async () => {
    const { state, press } = await startAnswered(['phq-9']);
    press('SUBMIT');
    expect(state().hasTag('taking')).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(state().hasTag('loading')).toBe(false);
  });

  it('once: a second press, or any other, does nothing', async () => {
    const { ports, state, context, answerInvalid, press } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    const { answers } = context();
    press('SUBMIT');
    press('BACK');
    press('NEXT');
    answerInvalid('gad-7');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.getRequests('submit')).toHaveLength(1);
    expect(context().answers).toBe(answers);
    expect(context().pageIndex).toBe(1);
  });

  it('and are kept no longer than until they are received', async () => {
    const { ports, state, context, press } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.resolve('submit');
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(context().answers).toEqual({});
  });
});

describe('a submit that fails', () => {
  it.each([
    { reason: 'offline', message: null },
    { reason: 'timeout', message: null },
    { reason: 'rejected', message: 'Not accepted.' },
    { reason: 'server', message: null },
    { reason: 'malformed', message: null },
  ] as const)('keeps the answers and says why: $reason', async (failed) => {
    const { ports, state, context, press } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit', failure(failed));
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(context().failure).toEqual(failed);
    expect(context().pageIndex).toBe(1);
    expect(context().answers).toEqual({
      'phq-9': { 'phq-9-1': 'yes' },
      'gad-7': { 'gad-7-1': 'yes' },
    });
    expect(selectHasUnsentAnswers(context())).toBe(true);
  });

  it('has the assigned list read anew before anything is sent again', async () => {
    const { ports, state, context, press, sent } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'reloadingAssigned' })).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(context().failure).toBeNull();
    expect(ports.calls.at(-1)).toMatchObject({ port: 'loadAssigned', input: { isFresh: true } });
    expect(sent()).toHaveLength(1);

    await ports.resolve('loadAssigned', overdue('phq-9'));
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    await ports.resolve('submit');
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(sent()).toEqual([['phq-9'], ['phq-9']]);
  });

  it('what is no longer assigned counts as received, and is not sent twice', async () => {
    const { ports, state, context, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit', failure({ reason: 'malformed' }));
    press('SUBMIT');
    await ports.resolve('loadAssigned', []);
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(sent()).toHaveLength(1);
    expect(context().answers).toEqual({});
  });

  it('where a part was received, sends the rest', async () => {
    const { ports, state, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadAssigned', overdue('gad-7'));
    expect(sent()).toEqual([['phq-9', 'gad-7'], ['gad-7']]);
    // The definitions on screen are those that were loaded, whatever is assigned by now.
    expect(ports.calls.at(-1)?.input).toMatchObject({ loadedIds: ['phq-9', 'gad-7'] });
    await ports.resolve('submit');
    expect(state().matches('SUBMITTED')).toBe(true);
  });

  it('what was received once is never sent again, even if it is assigned anew', async () => {
    const { ports, context, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadAssigned', overdue('gad-7'));
    await ports.reject('submit');
    expect(context().receivedIds).toEqual(['phq-9']);

    press('SUBMIT');
    await ports.resolve('loadAssigned', [...upcoming('phq-9'), ...overdue('gad-7')]);
    expect(sent()).toEqual([['phq-9', 'gad-7'], ['gad-7'], ['gad-7']]);
    await ports.reject('submit');

    press('SUBMIT');
    await ports.resolve('loadAssigned', upcoming('phq-9'));
    expect(sent()).toHaveLength(3);
  });

  it('answers that were received would not be lost by leaving', async () => {
    const { ports, gate, context, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadAssigned', overdue('gad-7'));
    await ports.reject('submit');
    gate.send({
      type: 'ANSWERED',
      assessmentId: 'gad-7',
      key: 'gad-7-1',
      value: '',
      isAcceptable: false,
    });
    expect(sent()).toHaveLength(2);
    expect(selectHasUnsentAnswers(context())).toBe(false);
  });

  it('followed by a reread that fails keeps everything, and rereads on the next press', async () => {
    const { ports, state, context, press, sent } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit', failure({ reason: 'timeout' }));
    press('SUBMIT');
    await ports.reject('loadAssigned', failure({ reason: 'offline' }));
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(context().failure).toEqual({ reason: 'offline', message: null });
    expect(context().answers).toEqual({ 'phq-9': { 'phq-9-1': 'yes' } });
    expect(sent()).toHaveLength(1);

    press('SUBMIT');
    expect(state().matches({ LOADING: 'reloadingAssigned' })).toBe(true);
    await ports.resolve('loadAssigned', []);
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(sent()).toHaveLength(1);
  });

  it('lets a person go back and change an answer before sending again', async () => {
    const { ports, context, answer, press } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('BACK');
    expect(context().failure).toBeNull();
    answer('phq-9', 'phq-9-1', 'changed');
    press('NEXT');
    press('SUBMIT');
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    expect(ports.calls.at(-1)?.input).toMatchObject({
      assessments: [{ answers: { 'phq-9-1': 'changed' } }, {}],
    });
  });

  it('still refuses an answer that was spoilt meanwhile', async () => {
    const { ports, state, context, answerInvalid, press } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit');
    answerInvalid('phq-9');
    press('SUBMIT');
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(context().attempts).toBe(1);
  });

  it('of what was taken although none was overdue is told apart in the same way', async () => {
    const { ports, state, answer, press } = startTaking();
    await ports.resolve('loadAssigned', upcoming('phq-9'));
    press('TAKE_ANYWAY');
    await ports.resolve('loadDefinitions', [outline('phq-9')]);
    answer('phq-9');
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadAssigned', []);
    expect(state().matches('SUBMITTED')).toBe(true);
  });
});
