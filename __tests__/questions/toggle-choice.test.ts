/** @jest-environment node */
import { toggleChoice } from '../../src/questions/assessment/toggle-choice';
import { choice } from './question.fixtures';

const choices = [
  choice('a'),
  choice('b'),
  choice('none', { isOverride: true }),
  choice('c'),
  choice('unsure', { isOverride: true }),
];
const ids = choices.map(({ id }) => id);
const overrides = new Set(['none', 'unsure']);

describe('§5 override options', () => {
  it.each([
    [undefined, 'a', ['a']],
    [[], 'b', ['b']],
    [['b'], 'a', ['a', 'b']],
    [['a', 'b'], 'b', ['a']],
    [['a'], 'a', []],
    [['a', 'b'], 'none', ['none']],
    [['none'], 'a', ['a']],
    [['none'], 'none', []],
    [['none'], 'unsure', ['unsure']],
    [['a', 'gone'], 'b', ['a', 'b']],
    [['a'], 'gone', ['a']],
  ])('with %j selected, a tap on %s selects %j', (value, id, chosen) => {
    // §5.answers.5
    expect(toggleChoice(choices, value, id)).toEqual(chosen);
  });

  it('never combine with another option, for any selection and any tap', () => {
    for (let bits = 0; bits < 2 ** ids.length; bits += 1) {
      const value = ids.filter((_, i) => bits & (1 << i));
      for (const id of ids) {
        const chosen = toggleChoice(choices, value, id);
        expect(chosen.includes(id)).toBe(!value.includes(id));
        const isTurnedOn = chosen.includes(id);
        if (isTurnedOn && overrides.has(id)) expect(chosen).toEqual([id]);
        if (isTurnedOn && !overrides.has(id))
          expect(chosen).toEqual(
            ids.filter((it) => it === id || (value.includes(it) && !overrides.has(it))),
          );
        if (!isTurnedOn) expect(chosen).toEqual(value.filter((it) => it !== id));
      }
    }
  });

  it('do not mutate the previous selection', () => {
    const value = Object.freeze(['a', 'b']);
    toggleChoice(choices, value, 'none');
    expect(value).toEqual(['a', 'b']);
  });
});
