/** @jest-environment node */
import { shortenText } from '../../../src/lib/text/shorten-text';

describe('§8 shortened texts', () => {
  it('keeps a text up to the given length', () => {
    expect(shortenText('Closed.', 7)).toBe('Closed.');
  });

  it('ends a longer text with an ellipsis, without a space before it', () => {
    expect(shortenText('We are closed today.', 8)).toBe('We are…');
    expect(shortenText('x'.repeat(9000), 500)).toHaveLength(500);
  });

  it('does not split a character', () => {
    expect(shortenText('ab😀cd', 4)).toBe('ab…');
    expect(shortenText('a😀bcdef', 6)).toBe('a😀bc…');
  });
});
