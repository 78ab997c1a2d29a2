/** @jest-environment node */
import {
  selectCurrent,
  selectHasUnsentAnswers,
  selectSubmission,
} from '../../../machines/assessment-gate/assessment-gate.selectors';
import { outline, overdue, startOn, startSubmitted, startTaking } from './start-taking';

describe('§4 assessment taking: one per page, Next until the last', () => {
  it('begins on the first, with nothing answered', async () => {
    const { context } = await startOn(['phq-9', 'gad-7']);
    expect(selectCurrent(context())?.id).toBe('phq-9');
    expect(context().answers).toEqual({});
    expect(context().unanswered).toEqual({ 'phq-9': ['phq-9-1'], 'gad-7': ['gad-7-1'] });
  });

  it('Next is refused while answers are missing, and counts as an attempt', async () => {
    const { context, press } = await startOn(['phq-9', 'gad-7']);
    press('NEXT');
    press('NEXT');
    expect(context().pageIndex).toBe(0);
    expect(context().attempts).toBe(2);
  });

  it('Next leads on once the page is complete, and the next page begins without attempts', async () => {
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
    expect(state().can({ type: 'SUBMIT' })).toBe(false);
    expect(context()).toMatchObject({ pageIndex: 0, attempts: 0 });

    press('NEXT');
    answer('gad-7');
    press('NEXT');
    expect(state().can({ type: 'NEXT' })).toBe(false);
    expect(context()).toMatchObject({ pageIndex: 1, attempts: 0 });
    expect(ports.getRequests('submit')).toHaveLength(0);
  });

  it('Submit is refused while answers are missing, and counts as an attempt', async () => {
    const { ports, context, press } = await startOn(['phq-9']);
    press('SUBMIT');
    press('SUBMIT');
    expect(context().attempts).toBe(2);
    expect(ports.getRequests('submit')).toHaveLength(0);
  });

  it('back and forth loses no answer', async () => {
    const { state, context, answer, press } = await startOn(['phq-9', 'gad-7', 'sleep']);
    expect(state().can({ type: 'BACK' })).toBe(false);
    press('BACK');
    expect(context().pageIndex).toBe(0);

    answer('phq-9', 'phq-9-1', 'often');
    press('NEXT');
    answer('gad-7', 'gad-7-1', ['a', 'b']);
    press('BACK');
    expect(context().pageIndex).toBe(0);
    // The page is still complete, so Next leads on at once.
    press('NEXT');
    press('NEXT');
    expect(selectCurrent(context())?.id).toBe('sleep');
    expect(context().answers).toEqual({
      'phq-9': { 'phq-9-1': 'often' },
      'gad-7': { 'gad-7-1': ['a', 'b'] },
    });
  });

  it('a page that was spoilt on the way back is not left by Next', async () => {
    const { context, answer, answerInvalid, press } = await startOn(['phq-9', 'gad-7']);
    answer('phq-9');
    press('NEXT');
    press('BACK');
    answerInvalid('phq-9');
    press('NEXT');
    expect(context()).toMatchObject({ pageIndex: 0, attempts: 1 });
  });

  it('Back leaves the attempts of a page behind', async () => {
    const { context, answer, press } = await startOn(['phq-9', 'gad-7']);
    answer('phq-9');
    press('NEXT');
    press('SUBMIT');
    expect(context().attempts).toBe(1);
    press('BACK');
    expect(context().attempts).toBe(0);
  });

  it('a page without required questions can be left at once', async () => {
    const { ports, context, press } = startTaking();
    await ports.resolve('loadAssigned', overdue('extra', 'phq-9'));
    await ports.resolve('loadDefinitions', [outline('extra', []), outline('phq-9')]);
    press('NEXT');
    expect(context().pageIndex).toBe(1);
  });
});

describe('answers on a page', () => {
  it('are kept as they were last given, and an empty one is taken back', async () => {
    const { context, answer, answerInvalid } = await startOn(['phq-9']);
    answer('phq-9', 'phq-9-1', '1');
    answer('phq-9', 'phq-9-1', '2');
    expect(context().answers).toEqual({ 'phq-9': { 'phq-9-1': '2' } });
    answerInvalid('phq-9', 'phq-9-1', '');
    expect(context().answers).toEqual({ 'phq-9': {} });
    expect(context().unanswered).toEqual({ 'phq-9': ['phq-9-1'] });
  });

  it('an empty list takes a choice back as well', async () => {
    const { context, answer, answerInvalid } = await startOn(['phq-9']);
    answer('phq-9', 'phq-9-1', ['a']);
    answerInvalid('phq-9', 'phq-9-1', []);
    expect(context().answers).toEqual({ 'phq-9': {} });
  });

  it('an empty one of a question that may be skipped leaves the page complete', async () => {
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

  it('one that breaks a rule is kept as typed and holds the page up', async () => {
    const { context, answerInvalid, press } = await startOn(['phq-9']);
    answerInvalid('phq-9', 'phq-9-1', '250');
    expect(context().answers).toEqual({ 'phq-9': { 'phq-9-1': '250' } });
    press('SUBMIT');
    expect(context().attempts).toBe(1);
  });

  it('an optional one that breaks a rule holds the page up until it is mended', async () => {
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

  it('tells nobody of what stays as it was', async () => {
    const { context, answer } = await startOn(['phq-9']);
    answer('phq-9', 'phq-9-1', '1');
    const { unanswered } = context();
    answer('phq-9', 'phq-9-1', '2');
    expect(context().unanswered).toBe(unanswered);
  });

  it('of a page that is not on screen change nothing', async () => {
    const { context, answer, answerInvalid, press } = await startOn(['phq-9', 'gad-7']);
    answer('phq-9');
    press('NEXT');
    const before = context();
    answerInvalid('phq-9');
    answer('stranger');
    expect(context()).toBe(before);
  });

  it('once all is mended, a later slip waits for the next press before it is shown', async () => {
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

  it('while some are still missing the attempt stands', async () => {
    const { ports, context, answer, press } = startTaking();
    await ports.resolve('loadAssigned', overdue('phq-9'));
    await ports.resolve('loadDefinitions', [outline('phq-9', ['a', 'b'])]);
    press('SUBMIT');
    answer('phq-9', 'a');
    expect(context().attempts).toBe(1);
  });

  it('keep their names, however odd', async () => {
    const { ports, context, answer } = startTaking();
    await ports.resolve('loadAssigned', overdue('__proto__'));
    await ports.resolve('loadDefinitions', [outline('__proto__', ['__proto__'])]);
    answer('__proto__', '__proto__', 'fine');
    const [sent] = selectSubmission(context()).assessments;
    expect(Object.entries(sent?.answers ?? {})).toEqual([['__proto__', 'fine']]);
  });
});

describe('whether answers would be lost', () => {
  it('not before any was given, nor after it was taken back', async () => {
    const { context, answer, answerInvalid } = await startOn(['phq-9']);
    expect(selectHasUnsentAnswers(context())).toBe(false);
    answer('phq-9');
    expect(selectHasUnsentAnswers(context())).toBe(true);
    answerInvalid('phq-9');
    expect(selectHasUnsentAnswers(context())).toBe(false);
  });

  it('not once the clinic has them', async () => {
    const { context } = await startSubmitted();
    expect(selectHasUnsentAnswers(context())).toBe(false);
  });
});
