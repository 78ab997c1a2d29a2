/** @jest-environment node */
import { getMood } from '../../../src/ui/slider/mood';
import { arrowStep, clampToScale, getValueForKey, toFraction } from '../../../src/ui/slider/scale';

const usual = { min: -2, max: 2 };

describe('§9 slider: the mood is positive from two thirds of the range, negative up to one third', () => {
  it.each([
    [-2, 2, -2, 'negative'],
    [-2, 2, -0.67, 'negative'],
    [-2, 2, -0.66, 'neutral'],
    [-2, 2, 0, 'neutral'],
    [-2, 2, 0.66, 'neutral'],
    [-2, 2, 0.67, 'positive'],
    [-2, 2, 2, 'positive'],
    [0, 3, 1, 'negative'],
    [0, 3, 1.01, 'neutral'],
    [0, 3, 1.99, 'neutral'],
    [0, 3, 2, 'positive'],
    [0, 0.3, 0.1, 'negative'],
    [0, 0.3, 0.2, 'positive'],
    [-1.5, 1.5, -0.5, 'negative'],
    [-1.5, 1.5, 0.5, 'positive'],
    [0, 100, 33.33, 'negative'],
    [0, 100, 33.34, 'neutral'],
    [0, 100, 66.66, 'neutral'],
    [0, 100, 66.67, 'positive'],
  ] as const)('on a scale from %d to %d, the value %d is %s', (min, max, value, mood) => {
    // §4.lifestyle.4
    expect(getMood(value, { min, max })).toBe(mood);
  });

  it('changes only twice over all hundredths of the range', () => {
    // §9.slider.3
    const moods = Array.from({ length: 401 }, (_, index) => getMood(-2 + index / 100, usual));
    const runs = moods.filter((mood, index) => mood !== moods[index - 1]);
    expect(runs).toEqual(['negative', 'neutral', 'positive']);
  });
});

describe('the values of a slider', () => {
  it.each([
    [0.1 + 0.2, 0.3],
    [1.005, 1],
    [-3, -2],
    [7, 2],
    [-0.001, 0],
  ])('%d is clamped and rounded to %d', (value, kept) => {
    expect(clampToScale(value, usual)).toBe(kept);
    expect(Object.is(clampToScale(value, usual), -0)).toBe(false);
  });

  it('are converted to a fraction of the range', () => {
    expect([-2, -1, 0, 2, 9].map((value) => toFraction(value, usual))).toEqual([
      0, 0.25, 0.5, 1, 1,
    ]);
  });
});

describe('keyboard steps of a slider', () => {
  it.each([
    [-2, 2, 0.1],
    [0, 10, 0.2],
    [0, 100, 2],
    [1, 5, 0.1],
    [0, 1, 0.02],
    [0, 0.1, 0.01],
  ])('on a scale from %d to %d, an arrow key adds %d', (min, max, step) => {
    expect(arrowStep({ min, max })).toBeCloseTo(step, 10);
  });

  it.each([
    ['ArrowUp', 0, 0.1],
    ['ArrowRight', 0, 0.1],
    ['ArrowDown', 0, -0.1],
    ['ArrowLeft', 0, -0.1],
    ['PageUp', 0, 0.5],
    ['PageDown', 0, -0.5],
    ['Home', 1, -2],
    ['End', 1, 2],
    ['ArrowUp', 1.95, 2],
    ['PageDown', -1.9, -2],
    ['ArrowUp', 0.33, 0.43],
    ['ArrowUp', null, 0.1],
    ['ArrowDown', null, -0.1],
    [' ', null, 0],
    [' ', 1.2, 1.2],
    ['Enter', 0, null],
    ['a', 0, null],
  ])('the key %j changes the value from %j to %j', (key, from, to) => {
    expect(getValueForKey(key, from, usual)).toBe(to);
  });

  it('the arrow key crosses the range in forty presses and stops at its end', () => {
    let value = -2;
    let presses = 0;
    for (; value < 2; presses += 1) value = getValueForKey('ArrowUp', value, usual) ?? NaN;
    expect(presses).toBe(40);
    expect(value).toBe(2);
  });
});
