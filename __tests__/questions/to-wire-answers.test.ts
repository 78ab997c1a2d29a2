/** @jest-environment node */
import { validateAnswer } from '../../src/questions/assessment/validate-answer';
import type { AnswerValue } from '../../machines/answer.types';
import { toWireAnswers } from '../../src/questions/assessment/to-wire-answers';
import {
  choice,
  freeText,
  multiSelect,
  numberQuestion,
  singleChoice,
  unsupported,
} from './question.fixtures';

describe('§3 assessment answers to send', () => {
  it('has the format of each kind, in the order of the questions', () => {
    const questions = [
      singleChoice({ key: 's', wireKey: 's' }),
      multiSelect({ key: 'm', wireKey: 'm' }),
      numberQuestion({ key: 'n', wireKey: 'n' }),
      freeText({ key: 't', wireKey: 't' }),
    ];
    const answers = { t: 'Some words ', n: ' 7 ', m: ['b', 'a'], s: 'a' };
    expect(toWireAnswers(questions, answers)).toEqual([
      { key: 's', answerValue: { answerId: 'a' } },
      { key: 'm', answerValue: { answerIds: ['a', 'b'] } },
      { key: 'n', value: 7 },
      { key: 't', value: 'Some words' },
    ]);
  });

  it('sends a number that was typed in the digits of another script', () => {
    expect(toWireAnswers([numberQuestion({ key: 'n', wireKey: 'n' })], { n: '-१२' })).toEqual([
      { key: 'n', value: -12 },
    ]);
  });

  it('keeps the type of a value that is sent in place of an id', () => {
    const choices = [choice('0', { wireId: 0 }), choice('1', { wireId: '1' })];
    const questions = [
      singleChoice({ key: '5', wireKey: '5', choices }),
      multiSelect({ key: 'm', wireKey: 'm', choices }),
    ];
    expect(toWireAnswers(questions, { '5': '0', m: ['0', '1'] })).toEqual([
      { key: '5', answerValue: { answerId: 0 } },
      { key: 'm', answerValue: { answerIds: [0, '1'] } },
    ]);
  });

  it('names an id once, even if two selected options have it', () => {
    const choices = [choice('a'), choice('a~2', { wireId: 'a' }), choice('b')];
    expect(toWireAnswers([multiSelect({ choices })], { q1: ['a', 'a~2', 'b'] })).toEqual([
      { key: 'q1', answerValue: { answerIds: ['a', 'b'] } },
    ]);
  });

  it('omits questions that were skipped, cleared or are unsupported', () => {
    const questions = [
      singleChoice({ key: 's' }),
      multiSelect({ key: 'm' }),
      numberQuestion({ key: 'n' }),
      freeText({ key: 't' }),
      unsupported({ key: 'u' }),
    ];
    expect(toWireAnswers(questions, {})).toEqual([]);
    expect(
      toWireAnswers(questions, { s: '', m: [], n: ' ', t: ' \n', u: 'x', other: 'y' }),
    ).toEqual([]);
  });

  it('sends -0 as 0', () => {
    const [zero] = toWireAnswers([numberQuestion()], { q1: '-0' });
    expect(JSON.stringify(zero)).toBe('{"key":"q1","value":0}');
    expect(zero).toEqual({ key: 'q1', value: 0 });
  });

  it('sends an answer exactly when it is valid', () => {
    const values: (AnswerValue | undefined)[] = [
      undefined,
      '',
      ' ',
      '3',
      '-1',
      '1.5',
      'x',
      'a',
      [],
      ['a'],
      ['gone'],
    ];
    const questions = [singleChoice, multiSelect, numberQuestion, freeText].map((make) => make());
    for (const question of questions)
      for (const value of values) {
        const sent = toWireAnswers([question], value === undefined ? {} : { q1: value });
        expect(sent).toHaveLength(validateAnswer(question, value) === null ? 1 : 0);
      }
  });
});
