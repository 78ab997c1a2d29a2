/** @jest-environment node */
import { parseSlider } from '../../src/questions/parse-slider';

describe('§9 the value of a slider', () => {
  it.each([
    ['1', 1],
    [' 1 ', 1],
    ['7', 2],
    ['-7', -2],
    ['', null],
    [' ', null],
    ['low', null],
    ['Infinity', null],
    [undefined, null],
  ])('is parsed from %j as %j', (text, value) => {
    expect(parseSlider({ min: -2, max: 2 }, text)).toBe(value);
  });
});
