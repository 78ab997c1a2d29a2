/** @jest-environment node */
import { toPossessive } from '../../../src/lib/text/participant-name';

describe("§1 a participant reads the patient's name in the possessive", () => {
  it.each([
    ['Sam', 'Sam’s'],
    [' Sam ', 'Sam’s'],
    ['James', 'James’'],
    ['CHRIS', 'CHRIS’'],
    ['Alex', 'Alex’s'],
    ['José', 'José’s'],
    ['', ''],
    ['  ', ''],
  ])('writes %j as %j', (name, expected) => {
    expect(toPossessive(name)).toBe(expected);
  });
});
