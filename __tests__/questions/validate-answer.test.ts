/** @jest-environment node */
import { validateAnswer } from '../../src/questions/assessment/validate-answer';
import type { AnswerValue } from '../../machines/answer.types';
import {
  freeText,
  multiSelect,
  numberQuestion,
  singleChoice,
  unsupported,
} from './question.fixtures';

const nothing: (AnswerValue | undefined)[] = [undefined, '', []];

describe('§5 assessment answers: single choice', () => {
  it.each([...nothing, 'gone', ['gone']])('requires an option that is offered, not %j', (value) => {
    // §5.answers.4
    expect(validateAnswer(singleChoice(), value)).toBe('* Required');
    expect(validateAnswer(singleChoice({ isSkippable: true }), value)).toBeNull();
  });

  it('accepts any option', () => {
    for (const id of ['a', 'b', 'none']) expect(validateAnswer(singleChoice(), id)).toBeNull();
  });
});

describe('§5 assessment answers: multi-select', () => {
  it.each([...nothing, ['gone']])(
    'requires at least one option, not %j, unless skippable',
    (value) => {
      // §5.answers.1
      expect(validateAnswer(multiSelect(), value)).toBe('* Must select at least one option');
      expect(validateAnswer(multiSelect({ isSkippable: true }), value)).toBeNull();
    },
  );

  it.each([[['a']], [['a', 'b']], [['none']]])('accepts %j', (value) => {
    expect(validateAnswer(multiSelect(), value)).toBeNull();
  });
});

describe('§5 assessment answers: free text', () => {
  it.each([...nothing, ' ', '\n\t ', '\u00a0'])(
    'requires text, not %j, unless skippable',
    (value) => {
      // §5.answers.4
      expect(validateAnswer(freeText(), value)).toBe('* Required');
      expect(validateAnswer(freeText({ isSkippable: true }), value)).toBeNull();
    },
  );

  it.each(['a', ' a ', '0', '<b>', 'x'.repeat(100_000)])('accepts any text', (value) => {
    expect(validateAnswer(freeText(), value)).toBeNull();
  });
});

describe('§5 assessment answers: number', () => {
  it.each([...nothing, ' '])('requires a number, not %j, unless skippable', (value) => {
    expect(validateAnswer(numberQuestion({ min: 1, max: 5 }), value)).toBe('* Required');
    expect(validateAnswer(numberQuestion({ min: 1, max: 5, isSkippable: true }), value)).toBeNull();
  });

  const notWhole = [
    '1.5',
    'abc',
    '1e3',
    '0x10',
    '1,000',
    '--1',
    '1 2',
    '.5',
    '.',
    '-',
    '+',
    'NaN',
    'Infinity',
    '9007199254740993',
  ];
  it.each(notWhole)('rejects %j, which is not a whole number, skippable or not', (value) => {
    // §5.answers.2
    for (const isSkippable of [true, false])
      expect(validateAnswer(numberQuestion({ min: 0, max: 10, isSkippable }), value)).toBe(
        '* Enter whole number',
      );
  });

  it.each(['0', '7', ' 7 ', '+7', '-7', '007', '7.0', '7.', '9007199254740991', '٣'])(
    'accepts the whole number %j',
    (value) => {
      expect(validateAnswer(numberQuestion(), value)).toBeNull();
    },
  );

  const bounds = [null, -3, 0, 5, 10];
  const pairs = bounds.flatMap((min) =>
    bounds.filter((max) => min === null || max === null || min <= max).map((max) => ({ min, max })),
  );

  it.each(pairs)('checks the inclusive bounds: min $min, max $max', ({ min, max }) => {
    // §5.answers.3
    for (let value = -12; value <= 20; value += 1) {
      const isWithin = value >= (min ?? -Infinity) && value <= (max ?? Infinity);
      const message =
        min !== null && max !== null
          ? `* Enter between ${min} and ${max}`
          : min !== null
            ? `* Enter >= ${min}`
            : `* Enter <= ${String(max)}`;
      for (const isSkippable of [true, false])
        expect(validateAnswer(numberQuestion({ min, max, isSkippable }), String(value))).toBe(
          isWithin ? null : message,
        );
    }
  });

  it('does not treat the bound 0 as missing', () => {
    expect(validateAnswer(numberQuestion({ max: 0 }), '1')).toBe('* Enter <= 0');
    expect(validateAnswer(numberQuestion({ min: 0 }), '-1')).toBe('* Enter >= 0');
    expect(validateAnswer(numberQuestion({ min: 0, max: 0 }), '1')).toBe('* Enter between 0 and 0');
  });
});

it('§5 assessment answers: an unsupported question never has an error', () => {
  for (const value of [...nothing, 'a', ['a']])
    expect(validateAnswer(unsupported(), value)).toBeNull();
});
