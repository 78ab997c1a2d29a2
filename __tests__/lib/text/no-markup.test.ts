/** @jest-environment node */
import { toPlainText } from '../../../src/lib/text/plain-text';

jest.mock('../../../src/lib/text/convert-markup', () =>
  jest.requireActual<object>('../../../src/lib/text/no-markup'),
);

describe('a text in the first view, which cannot convert markup', () => {
  it.each(['How are you?', ' 3 > 2, 50 % ', 'Sí', ''])('is shown if it has none: %j', (text) => {
    expect(toPlainText(text)).toBe(text.trim());
  });

  it.each(['<b>Mood</b>', 'A &amp; B', 'One\nTwo', 'One  two', '5\u00a0mg', 'One\u0085Two'])(
    'is left to the app: %j',
    (text) => {
      expect(() => toPlainText(text)).toThrow();
    },
  );
});
