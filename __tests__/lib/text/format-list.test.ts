/** @jest-environment node */
import { formatList } from '../../../src/lib/text/format-list';

describe('a list in a sentence', () => {
  it.each([
    [[], ''],
    [['Mood'], 'Mood'],
    [['Mood', 'Sleep'], 'Mood and Sleep'],
    [['Mood', 'Sleep', 'Stress'], 'Mood, Sleep, and Stress'],
  ])('joins %j', (names, text) => {
    expect(formatList(names)).toBe(text);
  });
});
