/** @jest-environment node */
import * as v from 'valibot';
import {
  essentialId,
  side,
  sideText,
  tolerantList,
} from '../../../../src/lib/responses/tolerant-schema';
import { describeFields, describeMeanings, requireFields } from './fields';
import { toSchema } from './to-schema';

const TEXT = { type: 'string' };
const ID = { ...TEXT, minLength: 1, not: { enum: ['.', '..'] } };

describe('a schema of the document', () => {
  it('is strict where the client is lenient: the items of a list, the type of a side field', () => {
    const schema = tolerantList(
      v.object({ id: essentialId, name: sideText, isActive: side(v.boolean(), true) }),
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
    toSchema(v.nullish(v.object({ items: v.array(v.object({ name: sideText })) })));
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
    const note = { endpoint: 'getX', field: 'items[].name', kind: 'side', effect: 'not shown' };
    describeFields(schema, [note], {});
    const description = 'A name. Side field. If it is missing or wrong: not shown.';
    expect(schema).toEqual(withName({ type: ['string', 'null'], description }));
  });

  it('that the response does not have is an error', () => {
    expect(() => requireFields(createSchema(), ['items[].title'], {})).toThrow('items[].title');
  });
});
