import type { AnswerValue } from '../../machines/answer.types';
import type { Question } from '../../src/questions/question.types';
import { findInvalidAnswers, selectValidAnswers } from '../../src/questions/select-valid-answers';
import {
  freeText,
  heading,
  likert,
  multiSelect,
  numberQuestion,
  singleChoice,
  slider,
  unsupported,
} from './question.fixtures';

const select = (question: Question, value: AnswerValue) =>
  selectValidAnswers([question], { q1: value }).q1;

describe('D10 drafts: answers to questions that may have changed', () => {
  it.each<[Question, AnswerValue]>([
    [freeText(), 'Slow morning.'],
    [numberQuestion(), 'not a number yet'],
    [slider(), '1.5'],
    [singleChoice(), 'b'],
    [likert(), '2'],
    [multiSelect(), ['b', 'a']],
  ])('stay if they still fit ($kind)', (question, value) => {
    expect(select(question, value)).toEqual(value);
  });

  it.each<[Question, AnswerValue]>([
    [freeText(), ['a']],
    [slider(), ['1']],
    [singleChoice(), 'c'],
    [singleChoice(), ['a']],
    [likert(), '3'],
    [multiSelect(), 'a'],
    [multiSelect(), ['c']],
    [multiSelect(), []],
    [freeText(), ''],
    [heading(), 'a'],
    [unsupported(), 'a'],
  ])('are dropped if they do not ($kind)', (question, value) => {
    expect(select(question, value)).toBeUndefined();
  });

  it('lose the options that are no longer offered', () => {
    expect(select(multiSelect(), ['a', 'c', 'b'])).toEqual(['a', 'b']);
  });

  it.each([freeText(), singleChoice(), multiSelect()])(
    'are not made up for a question that had none ($kind)',
    (question) => expect(selectValidAnswers([question], {})).toEqual({}),
  );

  it('are named if they do not fit, or counted if their questions are gone', () => {
    const questions = [
      multiSelect({ key: 'q1', title: 'Which?' }),
      freeText({ key: 'q2', title: 'Why?' }),
    ];
    expect(findInvalidAnswers(questions, { q1: ['a', 'c'], q2: 'b', q3: 'x', q4: 'y' })).toEqual({
      titles: ['Which?'],
      removedCount: 2,
    });
    expect(findInvalidAnswers(questions, { q1: ['a'], q2: 'b' })).toBeNull();
  });

  it('are dropped with their questions', () => {
    const questions = [freeText({ key: 'q2' }), freeText({ key: 'q3' })];
    expect(selectValidAnswers(questions, { q1: 'a', q2: 'b' })).toEqual({ q2: 'b' });
  });
});
