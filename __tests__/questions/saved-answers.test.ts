/** @jest-environment node */
import { formatAnswer } from '../../src/questions/format-answer';
import type { Question } from '../../src/questions/question.types';
import { withSavedAnswers } from '../../src/questions/saved-answers';
import {
  choice,
  freeText,
  heading,
  likert,
  multiSelect,
  singleChoice,
  slider,
  unsupported,
} from './question.fixtures';
import { allowConsole } from '../support/fail-on-console';

// Wrong fields are logged on purpose.
beforeEach(() => allowConsole(/does not have the expected shape/));

const choices = [
  choice('0', { wireId: 0, label: 'Never' }),
  choice('1', { wireId: 1, label: 'Often' }),
];

/** The texts that the field shows for a saved value. */
function getShownTexts(question: Question, value: unknown) {
  const { questions, answers } = withSavedAnswers([question], [{ key: 'q1', value }]);
  return questions.flatMap((one) => formatAnswer(one, answers[one.key]));
}

describe('§2 completed entries: saved answers', () => {
  it.each<[string, Question, unknown, string[]]>([
    ['a choice', singleChoice({ choices }), 1, ['Often']],
    ['a choice whose value came as text', singleChoice({ choices }), '1', ['Often']],
    ['several selected choices', multiSelect({ choices }), [1, 0], ['Never', 'Often']],
    ['a single value of a multi-select', multiSelect({ choices }), 0, ['Never']],
    ['a likert in words', likert({ choices, isNumeric: false }), 0, ['Never']],
    ['a numbered likert', likert(), 2, ['2']],
    ['a slider', slider(), 1.5, ['Positive']],
    ['a slider in the middle', slider(), 0, ['Neutral']],
    ['text', freeText(), 'Slow morning.', ['Slow morning.']],
    ['a number as the answer to a free-text question', freeText(), 5, ['5']],
  ])('shows %s', (_, question, value, texts) => {
    expect(getShownTexts(question, value)).toEqual(texts);
  });

  it.each<[string, Question, unknown, string[]]>([
    ['a choice that is no longer offered', singleChoice({ choices }), 5, ['5']],
    ['a step beyond the scale', likert(), 9, ['9']],
    [
      'choices of which one is no longer offered',
      multiSelect({ choices }),
      [1, 'sad'],
      ['Often', 'sad'],
    ],
    [
      'several choices of what is now a single choice',
      singleChoice({ choices }),
      [0, 1],
      ['Never', 'Often'],
    ],
    ['text as the answer to what is now a slider', slider(), 'fine', ['fine']],
    ['a value beyond the range of the slider', slider(), 7, ['Positive']],
    ['the answer to an unsupported question', unsupported(), 'a drawing', ['a drawing']],
  ])('shows an answer to an older version of the form: %s', (_, question, value, texts) => {
    expect(getShownTexts(question, value)).toEqual(texts);
  });

  it('shows no end labels for an answer to an older version with a longer scale', () => {
    const scale = likert({ minLabel: 'Not there', maxLabel: 'As strong as can be' });
    const getEndLabels = (value: number) =>
      withSavedAnswers([scale], [{ key: 'q1', value }]).questions[0];
    expect(getEndLabels(2)).toMatchObject({ maxLabel: 'As strong as can be' });
    expect(getEndLabels(9)).toMatchObject({ minLabel: null, maxLabel: null });
  });

  it.each([undefined, null, '', [], {}, true])('treats %j as no answer', (value) => {
    expect(getShownTexts(freeText(), value)).toEqual([]);
    expect(withSavedAnswers([freeText()], [{ key: 'q1', value }]).answers).toEqual({});
  });

  it('counts the answers to questions that are no longer in the form', () => {
    const saved = [
      { key: 'q1', value: 'x' },
      { key: 'gone', value: 3 },
      { key: 'gone-too', value: '' },
      { key: 'gone-as-well', value: null },
      { key: 'h', value: 'of a heading' },
    ];
    expect(
      withSavedAnswers([freeText(), heading({ key: 'h', wireKey: 'h' })], saved),
    ).toMatchObject({
      orphanedAnswerCount: 1,
      answers: { q1: 'x' },
    });
  });

  it.each([undefined, null, 'answers', {}, [7]])('tolerates malformed answers: %j', (wire) => {
    expect(withSavedAnswers([freeText()], wire)).toMatchObject({
      answers: {},
      orphanedAnswerCount: 0,
    });
  });

  it('answers a multi-select with a list, also if only one value was saved', () => {
    const saved = withSavedAnswers([multiSelect({ choices })], [{ key: 'q1', value: 0 }]);
    expect(saved.questions).toEqual([multiSelect({ choices })]);
    expect(saved.answers).toEqual({ q1: ['0'] });
  });

  it('leaves a heading as it is, also if an answer has its key', () => {
    const saved = withSavedAnswers([heading()], [{ key: 'q1', value: 'of a question' }]);
    expect(saved.questions).toEqual([heading()]);
  });

  it('adds a choice that is no longer offered to a single choice, and nothing else', () => {
    const { questions } = withSavedAnswers([singleChoice({ choices })], [{ key: 'q1', value: 5 }]);
    const removed = choice('5', { wireId: 5, label: '5' });
    expect(questions).toEqual([singleChoice({ choices: [...choices, removed] })]);
  });

  it('returns the questions unchanged when all answers fit them', () => {
    const questions = [singleChoice({ choices }), slider({ key: 'b', wireKey: 'b' })];
    const saved = withSavedAnswers(questions, [
      { key: 'q1', value: 1 },
      { key: 'b', value: -2 },
    ]);
    expect(saved.questions).toEqual(questions);
    expect(saved.answers).toEqual({ q1: '1', b: '-2' });
  });
});
