/** @jest-environment node */
import { selectHasUnsentAnswers } from '../../../machines/assessment-gate/assessment-gate.selectors';
import type {
  AssessmentGateInput,
  Assignment,
} from '../../../machines/assessment-gate/assessment-gate.types';
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
      // SAFETY: the input of the port `submit` has this type.
      const { assessments } = body as { assessments: readonly { id: string }[] };
      return assessments.map(({ id }) => id);
    });
  return { ...taking, sent };
}

describe('§4 assessment taking: submitting all answers together', () => {
  it('sends one request after Submit on the last page', async () => {
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

  it('includes an assessment without answers if all its questions are optional', async () => {
    const { ports, press } = startTaking({ requestedIds: ['extra'] });
    await ports.resolve('loadAssigned', overdue('extra'));
    await ports.resolve('loadDefinitions', [outline('extra', [])]);
    press('SUBMIT');
    expect(ports.requests.at(-1)?.input).toMatchObject({
      loadedIds: ['extra'],
      assessments: [{ id: 'extra', answers: {} }],
    });
  });

  it('shows the page as busy during the request', async () => {
    const { state, press } = await startAnswered(['phq-9']);
    press('SUBMIT');
    expect(state().hasTag('taking')).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(state().hasTag('loading')).toBe(false);
  });

  it('ignores a second press and all other events during the request', async () => {
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

  it('clears the answers once they are received', async () => {
    const { ports, state, context, press } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.resolve('submit');
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(context().answers).toEqual({});
  });
});

describe('a failed submit', () => {
  it.each([
    { reason: 'offline', message: null },
    { reason: 'timeout', message: null },
    { reason: 'rejected', message: 'Not accepted.' },
    { reason: 'server', message: null },
    { reason: 'malformed', message: null },
  ] as const)('keeps the answers and shows the reason: $reason', async (failed) => {
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

  it('loads the assigned list again before the next submit', async () => {
    const { ports, state, context, press, sent } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'reloadingAssigned' })).toBe(true);
    expect(state().hasTag('taking')).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(context().failure).toBeNull();
    expect(ports.requests.at(-1)).toMatchObject({ port: 'loadAssigned', input: { isFresh: true } });
    expect(sent()).toHaveLength(1);

    await ports.resolve('loadAssigned', overdue('phq-9'));
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    await ports.resolve('submit');
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(sent()).toEqual([['phq-9'], ['phq-9']]);
  });

  it('counts assessments that are no longer assigned as received, and does not send them twice', async () => {
    const { ports, state, context, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit', failure({ reason: 'malformed' }));
    press('SUBMIT');
    await ports.resolve('loadAssigned', []);
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(sent()).toHaveLength(1);
    expect(context().answers).toEqual({});
  });

  it('sends the rest if the server has received a part', async () => {
    const { ports, state, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadAssigned', overdue('gad-7'));
    expect(sent()).toEqual([['phq-9', 'gad-7'], ['gad-7']]);
    // `loadedIds` stays the list of loaded definitions, whatever is assigned now.
    expect(ports.requests.at(-1)?.input).toMatchObject({ loadedIds: ['phq-9', 'gad-7'] });
    await ports.resolve('submit');
    expect(state().matches('SUBMITTED')).toBe(true);
  });

  it('never sends a received assessment again, even if it is assigned again', async () => {
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

  it('does not count received answers as unsent', async () => {
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

  it('keeps everything if loading the list fails, and loads it again on the next press', async () => {
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

  it('lets the user go back and change an answer before the next submit', async () => {
    const { ports, context, answer, press } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('BACK');
    expect(context().failure).toBeNull();
    answer('phq-9', 'phq-9-1', 'changed');
    press('NEXT');
    press('SUBMIT');
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    expect(ports.requests.at(-1)?.input).toMatchObject({
      assessments: [{ answers: { 'phq-9-1': 'changed' } }, {}],
    });
  });

  it('does not submit again while an answer is no longer acceptable', async () => {
    const { ports, state, context, answerInvalid, press } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit');
    answerInvalid('phq-9');
    press('SUBMIT');
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(context().attempts).toBe(1);
  });

  it('compares the list in the same way for assessments that were not overdue', async () => {
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

describe('§8 failed submit: an assessment that is still assigned counts as received', () => {
  const dueOn = (dueAt: number | null, isOverdue = true) => ({ id: 'phq-9', isOverdue, dueAt });
  const completedOn = (lastCompletedAt: number | null) => ({ ...dueOn(1), lastCompletedAt });

  async function resubmit(before: readonly Assignment[], now: readonly Assignment[]) {
    const taking = startTaking({ appContext: 'kiosk' });
    await taking.ports.resolve('loadAssigned', before);
    taking.press('TAKE_ANYWAY');
    await taking.ports.resolve('loadDefinitions', [outline('phq-9')]);
    taking.answer('phq-9');
    taking.press('SUBMIT');
    await taking.ports.reject('submit', failure({ reason: 'offline' }));
    taking.press('SUBMIT');
    await taking.ports.resolve('loadAssigned', now);
    return taking.ports.getRequests('submit').length;
  }

  it.each<[string, Assignment[], Assignment[]]>([
    ['it is no longer overdue', overdue('phq-9'), upcoming('phq-9')],
    ['it is due later', [dueOn(1, false)], [dueOn(15, false)]],
    ['it is overdue once instead of twice', [dueOn(1), dueOn(8)], [dueOn(8)]],
    ['its overdue assignment is gone', [dueOn(1), dueOn(15, false)], [dueOn(15, false)]],
    ['it has been completed for the first time', [completedOn(null)], [completedOn(8)]],
    ['it has been completed again', [completedOn(7)], [completedOn(8)]],
  ])('if %s', async (_when, before, now) => {
    expect(await resubmit(before, now)).toBe(1);
  });

  it.each<[string, Assignment[], Assignment[]]>([
    ['nothing has changed', [completedOn(7)], [completedOn(7)]],
    ['it has become overdue', upcoming('phq-9'), overdue('phq-9')],
    ['it is due earlier', [dueOn(8, false)], [dueOn(7, false)]],
    ['its date was unknown', [dueOn(null)], [dueOn(8)]],
  ])('but not if %s', async (_when, before, now) => {
    expect(await resubmit(before, now)).toBe(2);
  });
});
