/** @jest-environment node */
import * as v from 'valibot';
import { requiredId } from '../../../../src/lib/responses/ids';
import {
  optional,
  optionalText,
  tolerantList,
} from '../../../../src/lib/responses/tolerant-schema';
import type { Schema } from '../../../../src/qa/openapi/document.types';
import { describeFields, describeMeanings, requireFields } from './fields';
import { addRules, narrowFields } from './narrow-fields';
import { toSchema } from './to-schema';

const TEXT = { type: 'string' };
const ID = {
  anyOf: [{ ...TEXT, minLength: 1, not: { enum: ['.', '..'] } }, { type: 'number' }],
};

describe('a schema of the document', () => {
  it('is strict where the client is lenient: the items of a list, the type of an optional field', () => {
    const schema = tolerantList(
      v.object({ id: requiredId, name: optionalText, isActive: optional(v.boolean(), true) }),
    );
    expect(toSchema(schema)).toEqual({
      type: 'array',
      items: {
        type: 'object',
        properties: { id: ID, name: { type: ['string', 'null'] }, isActive: { type: 'boolean' } },
        required: ['id', 'isActive'],
      },
    });
  });

  it('has no default: what the client does without a field is no offer to leave it out', () => {
    expect(toSchema(v.object({ name: v.nullish(v.string(), '') }))).toEqual({
      type: 'object',
      properties: { name: { type: ['string', 'null'] } },
    });
  });

  it('joins nested unions of types, and keeps those of objects', () => {
    const id = v.union([v.string(), v.number()]);
    expect(toSchema(v.nullable(id))).toEqual({ type: ['string', 'number', 'null'] });
    expect(toSchema(v.nullish(v.object({ id })))).toEqual({
      anyOf: [
        { type: 'object', properties: { id: { type: ['string', 'number'] } }, required: ['id'] },
        { type: 'null' },
      ],
    });
  });
});

describe('a field of the document', () => {
  const createSchema = () =>
    toSchema(v.nullish(v.object({ items: v.array(v.object({ name: optionalText })) })));
  const withName = (name: object, required: object = {}) => ({
    anyOf: [
      {
        type: 'object',
        properties: {
          items: {
            type: 'array',
            items: { type: 'object', properties: { name }, ...required },
          },
        },
        required: ['items'],
      },
      { type: 'null' },
    ],
  });

  it('that a server has to send is required, and not null', () => {
    const schema = createSchema();
    requireFields(schema, ['items[].name'], {});
    expect(schema).toEqual(withName(TEXT, { required: ['name'] }));
  });

  it('says what it holds, and what the client does without it', () => {
    const schema = createSchema();
    describeMeanings(schema, { 'items[].name': 'A name.' }, {});
    const note = { endpoint: 'getX', field: 'items[].name', kind: 'optional', effect: 'not shown' };
    describeFields(schema, [note], {});
    const description = 'A name. If it is missing or wrong, the client uses the rest: not shown.';
    expect(schema).toEqual(withName({ type: ['string', 'null'], description }));
  });

  it('has the type that a server should send, and may still be null', () => {
    const schema = toSchema(v.object({ id: v.union([v.string(), v.number()]), day: optionalText }));
    const id: Schema = { type: 'string', minLength: 1 };
    const day: Schema = { type: 'string', format: 'date' };
    narrowFields(schema, { id, day }, {});
    expect(schema.properties).toEqual({ id, day: { ...day, type: ['string', 'null'] } });
    const kind: Schema = { type: 'string', enum: ['a', 'b'] };
    narrowFields(schema, { day: kind }, {});
    expect(schema.properties?.day).toEqual({ type: ['string', 'null'], enum: ['a', 'b', null] });
  });

  it('that excludes another one is a rule of the body, at any depth', () => {
    const rule = { oneOf: [{ required: ['name'] }, { required: ['id'] }] };
    const schema = toSchema(v.object({ items: v.array(v.object({ name: optionalText })) }));
    addRules(schema, { 'items[]': rule }, {});
    expect(schema.properties?.items).toMatchObject({ items: rule });
    expect(() => addRules(schema, { 'others[]': rule }, {})).toThrow('others[]');
  });

  it('of the first item of a list is that of every item, and no item is null', () => {
    const item = v.object({ name: v.string() });
    const list = { type: 'array', items: { ...toSchema(item) } };
    expect(toSchema(v.tupleWithRest([item], v.unknown()))).toMatchObject(list);
    expect(toSchema(v.array(v.nullish(item)))).toEqual(list);
  });

  it('that the response does not have is an error', () => {
    expect(() => requireFields(createSchema(), ['items[].title'], {})).toThrow('items[].title');
  });
});
