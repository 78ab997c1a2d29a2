import { countVisible } from '../../src/first-view/count-visible';
import type { BasicQuestion } from '../../src/questions/question.types';

const choice = { id: 'a', wireId: 'a', label: 'A', isOverride: false };
const base = { key: 'q', wireKey: 'q', title: 'Question', isSkippable: false };

const toQuestion = (choiceCount: number): BasicQuestion =>
  choiceCount === 0
    ? { ...base, kind: 'free-text' }
    : {
        ...base,
        kind: 'single-choice',
        choices: Array.from({ length: choiceCount }, () => choice),
      };

describe('first view: how many questions are drawn before the first frame', () => {
  it.each([
    { height: 667, choiceCount: 4, expected: 2 },
    { height: 932, choiceCount: 4, expected: 3 },
    { height: 932, choiceCount: 2, expected: 5 },
    { height: 667, choiceCount: 0, expected: 7 },
    { height: 9000, choiceCount: 4, expected: 10 },
  ])('draws $expected of ten with $choiceCount choices on $height px', (example) => {
    jest.replaceProperty(window, 'innerHeight', example.height);
    const questions = Array.from({ length: 10 }, () => toQuestion(example.choiceCount));
    expect(countVisible(questions)).toBe(example.expected);
    jest.restoreAllMocks();
  });
});
