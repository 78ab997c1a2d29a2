import * as v from 'valibot';
import { requiredNumber, requiredText } from '../../../src/lib/responses/required-fields';
import { requiredId } from '../../../src/lib/responses/ids';
import { optionalLabel, toLabel } from '../../../src/lib/responses/optional-label';
import {
  converted,
  required,
  parseTolerantly,
  optional,
  optionalFlag,
  optionalText,
  tolerantList,
  tolerantResponse,
} from '../../../src/lib/responses/tolerant-schema';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const parse = (schema: v.GenericSchema, value: unknown) => parseTolerantly('It', schema, value);
/** What was logged, without its beginning. */
const getLogged = () =>
  logged.mock.calls.map(([text]) => String(text).replace(/^.* the expected shape: /, ''));

describe('D10 an optional field of a response', () => {
  it.each<[string, v.GenericSchema, unknown, unknown]>([
    ['text', optionalText, 'Ada', 'Ada'],
    ['text that is missing', optionalText, undefined, undefined],
    ['a flag', optionalFlag, true, true],
    ['a flag that is missing', optionalFlag, undefined, false],
    ['a label', optionalLabel, '<b>Sleep</b> &amp; mood', 'Sleep & mood'],
    ['a label that is blank', optionalLabel, '<b> </b>', null],
    ['a label that is missing', optionalLabel, undefined, null],
  ])('is read: %s', (_, schema, value, expected) => {
    expect(parse(v.object({ field: schema }), { field: value })).toEqual({ field: expected });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each<[string, v.GenericSchema, unknown, unknown]>([
    ['text', optionalText, 5, null],
    ['a flag', optionalFlag, 'yes', false],
    ['a label', optionalLabel, ['Sleep'], null],
    ['a number with a range', optional(v.pipe(v.number(), v.integer()), 3), 'many', 3],
  ])('has a default when it is wrong, which is logged: %s', (_, schema, value, expected) => {
    const given = { field: value, other: 'kept' };
    expect(parse(v.object({ field: schema, other: v.string() }), given)).toEqual({
      field: expected,
      other: 'kept',
    });
    expect(getLogged()).toEqual([expect.stringMatching(/^field \(expected /)]);
  });
});

describe('a converted field of a response', () => {
  const items = v.array(v.object({ name: optionalText }));
  const schema = v.object({ items: converted(items, (list) => list.slice(0, 1)) });

  it('is converted, also when a part of it is wrong, which is logged', () => {
    const right = { items: [{ name: 'a' }, { name: 'b' }] };
    expect(parse(schema, right)).toEqual({ items: [{ name: 'a' }] });
    expect(logged).not.toHaveBeenCalled();
    expect(parse(schema, { items: [{ name: 7 }, { name: 'b' }] })).toEqual({
      items: [{ name: null }],
    });
    expect(getLogged()).toEqual(['items[0].name (expected string, received number)']);
  });

  it('is not converted when it is wrong as a whole', () => {
    expect(parse(schema, { items: 'a' })).toBeNull();
  });
});

describe('an required field of a response', () => {
  it.each<[string, v.GenericSchema, unknown]>([
    ['an id', requiredId, 'phq-9'],
    ['text', requiredText, 'a token'],
    ['a number', requiredNumber, 0],
  ])('is read: %s', (_, schema, value) => {
    expect(parse(v.object({ field: schema }), { field: value })).toEqual({ field: value });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each<[string, v.GenericSchema, unknown]>([
    ['an id that leaves its path', requiredId, '..'],
    ['an id that is empty', requiredId, ''],
    ['text that is empty', requiredText, ''],
    ['text that is missing', requiredText, undefined],
    ['a number that is too large', requiredNumber, Infinity],
    ['a number as text', requiredNumber, '5'],
    [
      'what fails a check',
      required(
        v.pipe(
          v.string(),
          v.check(() => false),
        ),
      ),
      'Ada',
    ],
  ])('makes the response unreadable when it is wrong: %s', (_, schema, value) => {
    expect(parse(v.object({ field: schema }), { field: value })).toBeNull();
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('a list of a response', () => {
  const list = tolerantList(v.object({ id: requiredId, title: optionalText }));

  it('is read', () => {
    const items = [{ id: 'a', title: 'A' }];
    expect(parse(list, items)).toEqual(items);
    expect(parse(list, [])).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('leaves out the items that cannot be read, and logs them', () => {
    expect(parse(list, [{ id: 'a' }, 'b', { id: '..' }])).toEqual([{ id: 'a', title: null }]);
    expect(getLogged()).toEqual([expect.stringMatching(/^\[1\] \(.*\); \[2\]\.id \(/)]);
  });

  it('keeps an item of which only an optional field is wrong', () => {
    expect(parse(list, [{ id: 'a', title: 5 }])).toEqual([{ id: 'a', title: null }]);
    expect(getLogged()).toEqual(['[0].title (expected string, received number)']);
  });

  it.each([[[1, 2]], ['a'], [null], [{ 0: { id: 'a' } }]])('%j is not one', (value) => {
    expect(parse(list, value)).toBeNull();
  });
});

describe('a whole response', () => {
  const response = tolerantResponse(
    'getThings',
    v.object({ id: requiredId, title: optionalText, tags: v.optional(tolerantList(v.string())) }),
  );

  it('is valid although an optional field is wrong, which is logged with its endpoint', () => {
    const { issues, output, typed } = v.safeParse(response, { id: 'a', title: 5 });
    expect(typed).toBe(true);
    expect(issues).toBeUndefined();
    expect(output).toEqual({ id: 'a', title: null });
    expect(logged.mock.calls).toEqual([
      [
        'The response of getThings does not have the expected shape: title (expected string, received number)',
      ],
    ]);
  });

  it('is not valid if an required field is wrong, which it leaves to the caller to log', () => {
    expect(v.is(response, { id: true })).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is valid and not logged if all is right', () => {
    expect(v.is(response, { id: 'a', title: 'A', tags: ['x'] })).toBe(true);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is validated in the same way through the interface that RTK Query uses', async () => {
    expect(await response['~standard'].validate({ id: 'a', title: 5 })).toMatchObject({
      value: { id: 'a', title: null },
    });
    expect(logged).toHaveBeenCalledTimes(1);
    expect(await response['~standard'].validate({ id: true })).toHaveProperty('issues');
  });
});

describe('D11 a label', () => {
  it.each([
    ['<i>Mood</i>', 'Mood'],
    [7, '7'],
    [0, '0'],
    ['', null],
    ['<br>', null],
    [null, null],
    [undefined, null],
  ])('of %j is %j', (value, label) => {
    expect(toLabel(value)).toBe(label);
  });
});
