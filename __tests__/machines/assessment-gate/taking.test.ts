/** @jest-environment node */
import type { AnswersByForm } from '../../../machines/answer.types';
import { selectCurrent } from '../../../machines/assessment-gate/assessment-gate.selectors';
import { NOT_SUBMITTED } from '../../../machines/submission/submission';
import {
  selectAnswersToSend,
  selectHasUnsentAnswers,
} from '../../../machines/submission/submission.selectors';
import { summary, overdue, startOn, startSubmitted, startTaking, upcoming } from './start-taking';

const command = { key: 'command', startedAt: 0 };

describe('§4 assessment taking: one assessment per page', () => {
  it('starts on the first page without answers', async () => {
    const { context } = await startOn(['phq-9', 'gad-7']);
    expect(selectCurrent(context())?.id).toBe('phq-9');
    expect(context().answers).toEqual({});
    expect(context().unanswered).toEqual({ 'phq-9': ['phq-9-1'], 'gad-7': ['gad-7-1'] });
  });

  it('stays on the page if answers are missing, and Next counts as an attempt', async () => {
    const { context, press } = await startOn(['phq-9', 'gad-7']);
    press('NEXT');
    press('NEXT');
    expect(context().pageIndex).toBe(0);
    expect(context().attempts).toBe(2);
  });

  it('goes to the next page once the page is complete, and resets the attempts', async () => {
    const { context, answer, press } = await startOn(['phq-9', 'gad-7']);
    press('NEXT');
    answer('phq-9');
    press('NEXT');
    expect(context().pageIndex).toBe(1);
    expect(context().attempts).toBe(0);
    expect(selectCurrent(context())?.id).toBe('gad-7');
  });

  it('has no Next on the last page and no Submit before it', async () => {
    const { ports, state, context, answer, press } = await startOn(['phq-9', 'gad-7']);
    answer('phq-9');
    press('SUBMIT');
    expect(state().can({ type: 'SUBMIT', command })).toBe(false);
    expect(context()).toMatchObject({ pageIndex: 0, attempts: 0 });

    press('NEXT');
    answer('gad-7');
    press('NEXT');
    expect(state().can({ type: 'NEXT' })).toBe(false);
    expect(context()).toMatchObject({ pageIndex: 1, attempts: 0 });
    expect(ports.getRequests('submit')).toHaveLength(0);
  });

  it('does not submit if answers are missing, and Submit counts as an attempt', async () => {
    const { ports, context, press } = await startOn(['phq-9']);
    press('SUBMIT');
    press('SUBMIT');
    expect(context().attempts).toBe(2);
    expect(ports.getRequests('submit')).toHaveLength(0);
  });

  it('keeps all answers with Back and Next', async () => {
    const { state, context, answer, press } = await startOn(['phq-9', 'gad-7', 'sleep']);
    expect(state().can({ type: 'BACK' })).toBe(false);
    press('BACK');
    expect(context().pageIndex).toBe(0);

    answer('phq-9', 'phq-9-1', 'often');
    press('NEXT');
    answer('gad-7', 'gad-7-1', ['a', 'b']);
    press('BACK');
    expect(context().pageIndex).toBe(0);
    // The page is still complete, so Next works immediately.
    press('NEXT');
    press('NEXT');
    expect(selectCurrent(context())?.id).toBe('sleep');
    expect(context().answers).toEqual({
      'phq-9': { 'phq-9-1': 'often' },
      'gad-7': { 'gad-7-1': ['a', 'b'] },
    });
  });

  it('stays on a page whose answer was removed after Back', async () => {
    const { context, answer, answerInvalid, press } = await startOn(['phq-9', 'gad-7']);
    answer('phq-9');
    press('NEXT');
    press('BACK');
    answerInvalid('phq-9');
    press('NEXT');
    expect(context()).toMatchObject({ pageIndex: 0, attempts: 1 });
  });

  it('resets the attempts on Back', async () => {
    const { context, answer, press } = await startOn(['phq-9', 'gad-7']);
    answer('phq-9');
    press('NEXT');
    press('SUBMIT');
    expect(context().attempts).toBe(1);
    press('BACK');
    expect(context().attempts).toBe(0);
  });

  it('leaves a page without required questions without answers', async () => {
    const { ports, context, press } = startTaking();
    await ports.resolve('loadAssigned', overdue('extra', 'phq-9'));
    await ports.resolve('loadDefinitions', {
      forms: [summary('extra', []), summary('phq-9')],
      reloaded: null,
    });
    press('NEXT');
    expect(context().pageIndex).toBe(1);
  });
});

describe('answers on a page', () => {
  it('keep the last value, and an empty value removes the answer', async () => {
    const { context, answer, answerInvalid } = await startOn(['phq-9']);
    answer('phq-9', 'phq-9-1', '1');
    answer('phq-9', 'phq-9-1', '2');
    expect(context().answers).toEqual({ 'phq-9': { 'phq-9-1': '2' } });
    answerInvalid('phq-9', 'phq-9-1', '');
    expect(context().answers).toEqual({ 'phq-9': {} });
    expect(context().unanswered).toEqual({ 'phq-9': ['phq-9-1'] });
  });

  it('are also removed by an empty list', async () => {
    const { context, answer, answerInvalid } = await startOn(['phq-9']);
    answer('phq-9', 'phq-9-1', ['a']);
    answerInvalid('phq-9', 'phq-9-1', []);
    expect(context().answers).toEqual({ 'phq-9': {} });
  });

  it('can be empty for an optional question, and the page stays complete', async () => {
    const { state, answer, gate, press } = await startOn(['phq-9']);
    answer('phq-9');
    gate.send({
      type: 'ANSWERED',
      assessmentId: 'phq-9',
      key: 'optional',
      value: '',
      isAcceptable: true,
    });
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
  });

  it('that break a rule are kept, and the page cannot be submitted', async () => {
    const { context, answerInvalid, press } = await startOn(['phq-9']);
    answerInvalid('phq-9', 'phq-9-1', '250');
    expect(context().answers).toEqual({ 'phq-9': { 'phq-9-1': '250' } });
    press('SUBMIT');
    expect(context().attempts).toBe(1);
  });

  it('to an optional question that break a rule block the page until they are fixed', async () => {
    const { state, context, answer, answerInvalid, press } = await startOn(['phq-9']);
    answer('phq-9');
    answerInvalid('phq-9', 'nights', 'x');
    answerInvalid('phq-9', 'nights', 'xy');
    expect(context().unanswered).toEqual({ 'phq-9': ['nights'] });
    press('SUBMIT');
    answer('phq-9', 'nights', '3');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
  });

  it('keep the identity of `unanswered` if it does not change', async () => {
    const { context, answer } = await startOn(['phq-9']);
    answer('phq-9', 'phq-9-1', '1');
    const { unanswered } = context();
    answer('phq-9', 'phq-9-1', '2');
    expect(context().unanswered).toBe(unanswered);
  });

  it('to a page that is not on the screen have no effect', async () => {
    const { context, answer, answerInvalid, press } = await startOn(['phq-9', 'gad-7']);
    answer('phq-9');
    press('NEXT');
    const before = context();
    answerInvalid('phq-9');
    answer('other');
    expect(context()).toBe(before);
  });

  it('reset the attempts once all are complete, so that a later error waits for the next press', async () => {
    const { context, answer, answerInvalid, press } = await startOn(['phq-9']);
    press('SUBMIT');
    expect(context().attempts).toBe(1);
    answer('phq-9');
    expect(context().attempts).toBe(0);
    answerInvalid('phq-9');
    expect(context().attempts).toBe(0);
    press('SUBMIT');
    expect(context().attempts).toBe(1);
  });

  it('keep the attempts while some are still missing', async () => {
    const { ports, context, answer, press } = startTaking();
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.resolve('loadDefinitions', {
      forms: [summary('phq-9', ['a', 'b'])],
      reloaded: null,
    });
    press('SUBMIT');
    answer('phq-9', 'a');
    expect(context().attempts).toBe(1);
  });

  it('work with question keys such as __proto__', async () => {
    const { ports, context, answer, press } = startTaking();
    await ports.resolve('loadAssigned', overdue('__proto__'));
    await ports.resolve('loadDefinitions', {
      forms: [summary('__proto__', ['__proto__'])],
      reloaded: null,
    });
    answer('__proto__', '__proto__', 'fine');
    press('SUBMIT');
    const [sent] = selectAnswersToSend(context()).forms;
    expect(Object.entries(sent?.answers ?? {})).toEqual([['__proto__', 'fine']]);
  });
});

describe('unsent answers', () => {
  it('exist from the first answer until it is removed', async () => {
    const { context, answer, answerInvalid } = await startOn(['phq-9']);
    expect(selectHasUnsentAnswers(context())).toBe(false);
    answer('phq-9');
    expect(selectHasUnsentAnswers(context())).toBe(true);
    answerInvalid('phq-9');
    expect(selectHasUnsentAnswers(context())).toBe(false);
  });

  it('do not exist after the server has received the answers', async () => {
    const { context } = await startSubmitted();
    expect(selectHasUnsentAnswers(context())).toBe(false);
  });
});

const toDraft = (answers: AnswersByForm) => ({
  answers,
  isTakeAnywayChosen: false,
  submission: NOT_SUBMITTED,
});

describe('D9 kept: what was chosen and sent before a reload', () => {
  const answers = { 'phq-9': { 'phq-9-1': 'yes' } };
  const kept = [{ ...summary('phq-9'), kept: { answers: answers['phq-9'], unanswered: [] } }];

  it("has the questions there with their answers after 'Take assessment anyway' and a reload", async () => {
    const { ports, state, context } = startTaking({
      draft: { ...toDraft(answers), isTakeAnywayChosen: true },
    });
    await ports.resolve('loadAssigned', upcoming('phq-9'));
    await ports.resolve('loadDefinitions', { forms: kept, reloaded: null });
    expect(state().matches('ASSIGNED_TAKEABLE')).toBe(true);
    expect(context()).toMatchObject({ answers, isRestored: true });
  });

  it('reads the list before the same answers are sent again after a reload, and has their key', async () => {
    const first = await startOn(['phq-9']);
    first.answer('phq-9');
    first.press('SUBMIT');
    const { submission } = first.context();
    const { ports, state, press } = startTaking({ draft: { ...toDraft(answers), submission } });
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.resolve('loadDefinitions', { forms: kept, reloaded: null });
    press('SUBMIT');
    expect(state().matches({ LOADING: 'loadingStatuses' })).toBe(true);
    await ports.resolve('loadStatuses', overdue('phq-9'));
    expect(ports.requests.at(-1)?.input).toMatchObject({ command: submission.attempt?.command });
  });

  it('gives up an uncertain submit with Start over: what follows is a new command', async () => {
    const first = await startOn(['phq-9']);
    first.answer('phq-9');
    first.press('SUBMIT');
    const { submission } = first.context();
    const { ports, state, press, answer } = startTaking({
      draft: { ...toDraft(answers), submission },
    });
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.resolve('loadDefinitions', { forms: kept, reloaded: null });
    press('START_OVER');
    answer('phq-9');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
  });

  it('D9: after Start over, the list may show the answers that were given up: later ones are sent', async () => {
    const { ports, state, press, answer } = await startOn(['phq-9']);
    answer('phq-9');
    press('SUBMIT');
    await ports.reject('submit');
    press('START_OVER');
    answer('phq-9', 'phq-9-1', 'no');
    press('SUBMIT');
    await ports.reject('submit');
    press('SUBMIT');
    expect(state().matches({ LOADING: 'submitting' })).toBe(true);
    expect(ports.requests.at(-1)?.input).toMatchObject({
      forms: [{ id: 'phq-9', answers: { 'phq-9-1': 'no' } }],
      command: { key: 'command-2' },
    });
  });
});

describe('D10: kept answers', () => {
  it('§8: are in the form with their validity, and Start over clears them', async () => {
    const draft = { 'phq-9': { 'phq-9-1': 'yes' } };
    const { ports, context, press } = startTaking({ draft: toDraft(draft) });
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    expect(ports.requests.at(-1)?.input).toEqual({ ids: ['phq-9', 'gad-7'], draft });
    await ports.resolve('loadDefinitions', {
      forms: [
        { ...summary('phq-9'), kept: { answers: draft['phq-9'], unanswered: [] } },
        summary('gad-7'),
      ],
      reloaded: null,
    });
    expect(context()).toMatchObject({
      answers: draft,
      unanswered: { 'phq-9': [], 'gad-7': ['gad-7-1'] },
      isRestored: true,
    });
    press('START_OVER');
    expect(context()).toMatchObject({
      answers: {},
      unanswered: { 'phq-9': ['phq-9-1'] },
      isRestored: false,
    });
  });

  it.each([
    ['the page where it was left', [], ['gad-7-1'], 1, 1],
    ['the first page that is not complete', ['phq-9-1'], [], 1, 0],
    ['the last page, if there were more', [], [], 7, 1],
  ])('§8: reopen %s', async (_where, ofFirst, ofSecond, draftPage, pageIndex) => {
    const draft = { 'phq-9': { 'phq-9-1': 'yes' }, 'gad-7': { 'gad-7-1': 'yes' } };
    const { ports, context, press } = startTaking({ draft: toDraft(draft), draftPage });
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    await ports.resolve('loadDefinitions', {
      forms: [
        { ...summary('phq-9'), kept: { answers: draft['phq-9'], unanswered: ofFirst } },
        { ...summary('gad-7'), kept: { answers: draft['gad-7'], unanswered: ofSecond } },
      ],
      reloaded: null,
    });
    expect(context()).toMatchObject({ pageIndex, isRestored: true });
    press('START_OVER');
    expect(context().pageIndex).toBe(0);
  });

  it('are taken for known once the page changes', async () => {
    const { ports, context, press } = startTaking({
      draft: toDraft({ 'phq-9': { 'phq-9-1': 'yes' } }),
    });
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    await ports.resolve('loadDefinitions', {
      forms: [
        { ...summary('phq-9'), kept: { answers: { 'phq-9-1': 'yes' }, unanswered: [] } },
        summary('gad-7'),
      ],
      reloaded: null,
    });
    press('NEXT');
    expect(context()).toMatchObject({ pageIndex: 1, isRestored: false });
  });

  it('are not what is typed now: the first page comes first', async () => {
    const { ports, context, press, answer } = startTaking({ draftPage: 1 });
    await ports.resolve('loadAssigned', overdue('phq-9', 'gad-7'));
    await ports.resolve('loadDefinitions', {
      forms: [summary('phq-9'), summary('gad-7')],
      reloaded: null,
    });
    expect(context()).toMatchObject({ pageIndex: 0, isRestored: false });
    answer('phq-9');
    expect(context().isRestored).toBe(false);
    // 'Delete my answers' empties the form at any time.
    press('START_OVER');
    expect(context().answers).toEqual({});
  });
});
