/** @jest-environment node */
import * as v from 'valibot';
import { logShapeProblems } from '../../../src/lib/responses/shape-problems';

/** Logs what is wrong with `value`; returns the logged text. */
function log(schema: v.GenericSchema, value: unknown): unknown {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  logShapeProblems('The response', v.safeParse(schema, value).issues ?? []);
  expect(warn).toHaveBeenCalledTimes(1);
  return warn.mock.lastCall?.[0];
}

const schema = v.object({ name: v.string(), items: v.array(v.object({ id: v.string() })) });

describe('what is logged about a response of another shape', () => {
  it.each([
    [{ name: 1, items: [] }, 'name (expected string, received number)'],
    [{ name: null, items: [] }, 'name (expected string, received null)'],
    [{ name: ['Ada'], items: [] }, 'name (expected string, received array)'],
    [{ name: { first: 'Ada' }, items: [] }, 'name (expected string, received object)'],
    [{ items: [] }, 'name (expected a value, received undefined)'],
    [
      { name: '', items: [{ id: '' }, { id: 7 }] },
      'items[1].id (expected string, received number)',
    ],
    [[1], /^The response does not have the expected shape: (name|the body)/],
    ['Ada', 'the body (expected Object, received string)'],
    [{ name: 1, items: true }, /: name \(.*\); items \(.*\)$/],
  ])('names the fields and types of %j, and no value', (value, problem) => {
    const text = log(schema, value);
    if (typeof problem === 'string')
      expect(text).toBe(`The response does not have the expected shape: ${problem}`);
    else expect(text).toMatch(problem);
  });

  it('names a check that failed, which expects no type', () => {
    expect(
      log(
        v.pipe(
          v.string(),
          v.check(() => false),
        ),
        'Ada',
      ),
    ).toBe(
      'The response does not have the expected shape: the body (expected check, received string)',
    );
  });

  it.each([
    [5, /items\[4\].id \(expected string, received number\)$/],
    [7, /items\[4\].id \(expected string, received number\); 2 more$/],
  ])('of %d wrong fields it names five', (count, end) => {
    const items = Array.from({ length: count }, () => ({ id: 1 }));
    const text = log(schema, { name: '', items });
    expect(text).toMatch(end);
    expect(text).not.toMatch(/items\[5\]/);
  });
});
