/** @jest-environment node */
import { selectHasUnsentAnswers } from '../../../machines/submission/submission.selectors';
import type { FormStatus } from '../../../machines/submission/submission.types';
import { failure } from '../../support/control-ports';
import { summary, overdue, startOn, startTaking, upcoming } from './start-taking';

async function startAnswered(ids: readonly string[]) {
  const taking = await startOn(ids);
  ids.forEach((id, index) => {
    taking.answer(id);
    if (index < ids.length - 1) taking.press('NEXT');
  });
  const sent = () =>
    taking.ports.getRequests('submit').map(({ input: body }) => {
      // SAFETY: the input of the port `submit` has this type.
      const { forms } = body as { forms: readonly { id: string }[] };
      return forms.map(({ id }) => id);
    });
  const keys = () =>
    taking.ports.getRequests('submit').map(({ input: body }) => {
      // SAFETY: the input of the port `submit` has this type.
      const { command } = body as { command: { key: string } };
      return command.key;
    });
  return { ...taking, sent, keys };
}

describe('§4 assessment taking: submitting all answers together', () => {
  it('sends one request after Submit on the last page', async () => {
    const { ports, state, press } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.getRequests('submit')).toMatchObject([
      {
        input: {
          command: { key: 'command-1' },
          forms: [
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
    await ports.resolve('loadDefinitions', { forms: [summary('extra', [])], reloaded: null });
    press('SUBMIT');
    expect(ports.requests.at(-1)?.input).toMatchObject({
      forms: [{ id: 'extra', answers: {} }],
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
    await ports.resolve('submit', { at: 1 });
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(context().answers).toEqual({});
  });
});

describe('D9 a first submit is sent, whatever the list has become since the page was opened', () => {
  it('does not read the list, also if it could not be read before', async () => {
    const { ports, state, press } = await startAnswered(['phq-9']);
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.getRequests('loadStatuses')).toEqual([]);
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

  it('D9 loads the assigned list again before the same answers are sent again, with the same key', async () => {
    const { ports, state, context, press, sent, keys } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'loadingStatuses' })).toBe(true);
    expect(state().hasTag('taking')).toBe(true);
    expect(state().hasTag('busy')).toBe(true);
    expect(context().failure).toBeNull();
    expect(sent()).toHaveLength(1);

    await ports.resolve('loadStatuses', overdue('phq-9'));
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    await ports.resolve('submit', { at: 1 });
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(sent()).toEqual([['phq-9'], ['phq-9']]);
    expect(keys()).toEqual(['command-1', 'command-1']);
  });

  it('D9 counts assessments that are no longer assigned as received, and does not send them twice', async () => {
    const { ports, state, context, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit', failure({ reason: 'malformed' }));
    press('SUBMIT');
    await ports.resolve('loadStatuses', []);
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(sent()).toHaveLength(1);
    expect(context()).toMatchObject({
      answers: {},
      submittedAt: null,
      submission: { attempt: null, receivedAt: 1 },
    });
  });

  it('D9 sends the rest as a new command if the server has received a part', async () => {
    const { ports, state, context, press, sent, keys } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadStatuses', overdue('gad-7'));
    expect(sent()).toEqual([['phq-9', 'gad-7'], ['gad-7']]);
    expect(keys()).toEqual(['command-1', 'command-2']);
    await ports.resolve('submit', { at: 9 });
    expect(state().matches('SUBMITTED')).toBe(true);
    expect(context()).toMatchObject({ submittedAt: 9, submission: { receivedAt: 1 } });
  });

  it('never sends a received assessment again, even if it is assigned again', async () => {
    const { ports, context, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadStatuses', overdue('gad-7'));
    await ports.reject('submit');
    expect(context().submission.received).toMatchObject([{ id: 'phq-9' }]);

    press('SUBMIT');
    await ports.resolve('loadStatuses', [...upcoming('phq-9'), ...overdue('gad-7')]);
    expect(sent()).toEqual([['phq-9', 'gad-7'], ['gad-7'], ['gad-7']]);
    await ports.reject('submit');

    press('SUBMIT');
    await ports.resolve('loadStatuses', upcoming('phq-9'));
    expect(sent()).toHaveLength(3);
  });

  it('D9 sends a received assessment again if its answers have changed since', async () => {
    const { ports, answer, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadStatuses', overdue('gad-7'));
    await ports.reject('submit');
    press('BACK');
    answer('phq-9', 'phq-9-1', 'changed');
    press('NEXT');
    press('SUBMIT');
    expect(sent().at(-1)).toEqual(['phq-9', 'gad-7']);
  });

  it('does not count received answers as unsent', async () => {
    const { ports, answerInvalid, context, press, sent } = await startAnswered(['phq-9', 'gad-7']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadStatuses', overdue('gad-7'));
    await ports.reject('submit');
    expect(selectHasUnsentAnswers(context())).toBe(true);
    answerInvalid('gad-7');
    expect(sent()).toHaveLength(2);
    expect(selectHasUnsentAnswers(context())).toBe(false);
  });

  it('D9 is sent again with the same key if the list cannot be read', async () => {
    const { ports, state, press, sent, keys } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit', failure({ reason: 'timeout' }));
    press('SUBMIT');
    await ports.reject('loadStatuses', failure({ reason: 'offline' }));
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(sent()).toEqual([['phq-9'], ['phq-9']]);
    expect(keys()).toEqual(['command-1', 'command-1']);
  });

  it.each(['rejected', 'busy'] as const)(
    'D9 is sent again at once after a refusal, as a new command: %s',
    async (reason) => {
      const { ports, state, press, sent, keys } = await startAnswered(['phq-9']);
      press('SUBMIT');
      await ports.reject('submit', failure({ reason }));
      press('SUBMIT');
      expect(state().matches({ LOADING: 'submitting' })).toBe(true);
      expect(sent()).toHaveLength(2);
      expect(keys()).toEqual(['command-1', 'command-2']);
    },
  );

  it('D10 keeps its key after a refusal if an earlier attempt may have arrived', async () => {
    const { ports, state, press, keys } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadStatuses', overdue('phq-9'));
    await ports.reject('submit', failure({ reason: 'busy' }));
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(keys()).toEqual(['command-1', 'command-1', 'command-1']);
  });

  it('D9 sends changed answers at once, as a new command, whatever the list would say', async () => {
    const { ports, state, context, answer, press, sent, keys } = await startAnswered([
      'phq-9',
      'gad-7',
    ]);
    press('SUBMIT');
    await ports.reject('submit');
    press('BACK');
    expect(context().failure).toBeNull();
    answer('phq-9', 'phq-9-1', 'changed');
    press('NEXT');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(sent()).toHaveLength(2);
    expect(keys()).toEqual(['command-1', 'command-2']);
    expect(ports.requests.at(-1)?.input).toMatchObject({
      forms: [{ answers: { 'phq-9-1': 'changed' } }, {}],
    });
    await ports.resolve('submit', { at: 9 });
    expect(context()).toMatchObject({
      submittedAt: 9,
      submission: { superseded: { at: 1, hasArrived: false } },
    });
  });

  it('D9 does not take what the list shows for the changed answers: the earlier attempt may have arrived', async () => {
    const { ports, state, answer, press, keys } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit');
    answer('phq-9', 'phq-9-1', 'changed');
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(keys()).toEqual(['command-1', 'command-2', 'command-2']);
  });

  it('D9 takes answers that were changed and changed back for the same', async () => {
    const { ports, state, answer, press } = await startAnswered(['phq-9']);
    press('SUBMIT');
    await ports.reject('submit');
    answer('phq-9', 'phq-9-1', 'changed');
    answer('phq-9');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'loadingStatuses' })).toBe(true);
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
    await ports.resolve('loadDefinitions', { forms: [summary('phq-9')], reloaded: null });
    answer('phq-9');
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    await ports.resolve('loadStatuses', []);
    expect(state().matches('SUBMITTED')).toBe(true);
  });
});

describe('D9 the assigned list, loaded again because the one at hand was older than the flow', () => {
  async function submitTwice(reloaded: readonly FormStatus[]) {
    const { ports, answer, press, state } = startTaking();
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.resolve('loadDefinitions', { forms: [summary('phq-9')], reloaded });
    answer('phq-9');
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    return { ports, state };
  }

  it('is what the list before a repeated attempt is compared with', async () => {
    const { ports, state } = await submitTwice(upcoming('phq-9'));
    await ports.resolve('loadStatuses', upcoming('phq-9'));
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
  });

  it('is not compared if it could not be loaded: the attempt is repeated with its key', async () => {
    const { ports, state } = await submitTwice([]);
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.requests.at(-1)?.input).toMatchObject({ command: { key: 'command-1' } });
  });
});

describe('§8 failed submit: an assessment that is still assigned counts as received', () => {
  const dueOn = (dueAt: number | null, isOverdue = true) => ({ id: 'phq-9', isOverdue, dueAt });
  const completedOn = (lastCompletedAt: number | null) => ({ ...dueOn(1), lastCompletedAt });

  async function resubmit(before: readonly FormStatus[], now: readonly FormStatus[]) {
    const taking = startTaking({ appContext: 'kiosk' });
    await taking.ports.resolve('loadAssigned', before);
    taking.press('TAKE_ANYWAY');
    await taking.ports.resolve('loadDefinitions', { forms: [summary('phq-9')], reloaded: null });
    taking.answer('phq-9');
    taking.press('SUBMIT');
    await taking.ports.reject('submit', failure({ reason: 'offline' }));
    taking.press('SUBMIT');
    await taking.ports.resolve('loadStatuses', now);
    return taking.ports.getRequests('submit').length;
  }

  it.each<[string, FormStatus[], FormStatus[]]>([
    ['it is no longer overdue', overdue('phq-9'), upcoming('phq-9')],
    ['it is due later', [dueOn(1, false)], [dueOn(15, false)]],
    ['it is overdue once instead of twice', [dueOn(1), dueOn(8)], [dueOn(8)]],
    ['its overdue assignment is gone', [dueOn(1), dueOn(15, false)], [dueOn(15, false)]],
    ['it has been completed for the first time', [completedOn(null)], [completedOn(8)]],
    ['it has been completed again', [completedOn(7)], [completedOn(8)]],
  ])('if %s', async (_when, before, now) => {
    expect(await resubmit(before, now)).toBe(1);
  });

  it.each<[string, FormStatus[], FormStatus[]]>([
    ['nothing has changed', [completedOn(7)], [completedOn(7)]],
    ['it has become overdue', upcoming('phq-9'), overdue('phq-9')],
    ['it is due earlier', [dueOn(8, false)], [dueOn(7, false)]],
    ['its date was unknown', [dueOn(null)], [dueOn(8)]],
  ])('but not if %s', async (_when, before, now) => {
    expect(await resubmit(before, now)).toBe(2);
  });
});
