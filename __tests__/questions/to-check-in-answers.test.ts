import type { AnswerValue } from '../../machines/answer.types';
import type { Question } from '../../src/questions/question.types';
import { toCheckInAnswers } from '../../src/questions/to-check-in-answers';
import {
  choice,
  freeText,
  heading,
  likert,
  multiSelect,
  numberQuestion,
  singleChoice,
  slider,
  unsupported,
} from './question.fixtures';

const sent = (question: Question, value: AnswerValue | undefined) =>
  toCheckInAnswers([question], value === undefined ? {} : { [question.key]: value });

const choices = [choice('0', { wireId: 0 }), choice('often', { wireId: 'often' })];

describe('D9: check-in answers are sent as {key: node.id, value}', () => {
  it.each<[string, Question, AnswerValue, unknown]>([
    ['the value of a multiple choice', singleChoice({ choices }), '0', 0],
    ['a list when multiselect', multiSelect({ choices }), ['0', 'often'], [0, 'often']],
    ['a list of one when multiselect', multiSelect({ choices }), ['often'], ['often']],
    ['the value of a likert', likert({ choices, isNumeric: false }), 'often', 'often'],
    ['a number of a likert without answers', likert(), '2', 2],
    ['zero as a number', likert(), '0', 0],
    ['a number of a slider', slider(), '1.25', 1.25],
    ['the lowest end of a slider', slider(), '-2', -2],
    ['the middle of a slider', slider(), '0', 0],
    [
      'a string of free text, without the space around it',
      freeText(),
      ' Tired,\nbut fine ',
      'Tired,\nbut fine',
    ],
    ['a whole number', numberQuestion(), '7', 7],
  ])('sends %s', (_, question, value, wire) => {
    expect(sent(question, value)).toEqual([{ key: 'q1', value: wire }]);
  });

  it('sends the key of the node', () => {
    expect(sent(freeText({ key: 'q~2', wireKey: '17' }), 'x')).toEqual([{ key: '17', value: 'x' }]);
  });

  it.each<[string, Question, AnswerValue | undefined]>([
    ['a heading', heading(), 'text'],
    ['an unsupported question', unsupported(), 'text'],
    ['an untouched slider', slider(), undefined],
    ['a slider whose answer was cleared', slider(), ''],
    ['an untouched likert', likert(), undefined],
    ['a choice that was cleared', singleChoice(), ''],
    ['a choice that is not offered', singleChoice(), 'gone'],
    ['an empty list', multiSelect(), []],
    ['blank text', freeText(), ' \n '],
    ['no text', freeText(), ''],
  ])('omits %s', (_, question, value) => {
    expect(sent(question, value)).toEqual([]);
  });

  it('sends the answers in the order of the nodes', () => {
    const questions = [
      heading({ key: 'h' }),
      freeText({ key: 'a', wireKey: 'a' }),
      slider({ key: 'b', wireKey: 'b' }),
    ];
    expect(toCheckInAnswers(questions, { b: '0.5', a: 'x', h: 'y' })).toEqual([
      { key: 'a', value: 'x' },
      { key: 'b', value: 0.5 },
    ]);
  });
});
