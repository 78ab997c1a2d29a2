/** @jest-environment node */
import * as v from 'valibot';
import { anyId, requiredId, optionalId } from '../../../src/lib/responses/ids';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('D9 an id of a response', () => {
  it.each([
    ['phq-9', 'phq-9'],
    ['7', '7'],
    [7, '7'],
    [0, '0'],
    [1.5, '1.5'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
  ])('is text, whether it is sent as text or as a number: %j', (wire, id) => {
    for (const schema of [requiredId, anyId, optionalId]) expect(v.parse(schema, wire)).toBe(id);
  });

  it.each([Number.MAX_SAFE_INTEGER + 2, Infinity, null, true, [7], { id: 7 }, undefined])(
    'is not read if it is no text and no exact number: %j',
    (wire) => {
      expect(v.is(requiredId, wire)).toBe(false);
      expect(v.safeParse(optionalId, wire).output ?? null).toBeNull();
    },
  );

  it.each(['', '.', '..', '\ud800'])('that goes into a path is not read if it is %j', (wire) => {
    expect(v.is(requiredId, wire)).toBe(false);
    expect(v.parse(anyId, wire)).toBe(wire);
  });
});
