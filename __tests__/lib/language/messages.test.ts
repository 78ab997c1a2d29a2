/** @jest-environment node */
import { plural, t } from '../../../src/lib/language/messages';

describe('messages without the build', () => {
  it('are their English text', () => {
    const [name, count] = ['Sam', 3];
    expect(t`Hi, ${name}: ${count} left`).toBe('Hi, Sam: 3 left');
    expect(t({ message: 'Open', context: 'verb', comment: 'A button.' })).toBe('Open');
  });

  it.each([
    [0, 'You have 0 of 0 letters'],
    [1, 'You have a letter'],
    [2, 'You have 2 of 2 letters'],
  ])('have the plural of English for %d', (count, text) => {
    const letters = plural(count, { one: 'a letter', other: '# of # letters' });
    expect(t`You have ${letters}`).toBe(text);
  });
});
