import type { Schema } from '../../../../src/qa/openapi/document.types';
import { findParents, type FieldNote } from './field-notes';

type Definitions = Readonly<Record<string, Schema>>;

function findFields(schema: Schema, field: string, definitions: Definitions) {
  const found = findParents(schema, field, definitions);
  if (found.parents.length === 0) throw new Error(`The response has no field ${field}.`);
  return found;
}

/** The same type without null. */
function withoutNull(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (anyOf === undefined) return schema;
  const branches = anyOf.filter((one) => !(typeof one === 'object' && one.type === 'null'));
  const [first] = branches;
  return branches.length === 1 && typeof first === 'object'
    ? { ...first, ...rest }
    : { ...rest, anyOf: branches };
}

/** Makes fields required that the client can do without. */
export function requireFields(
  schema: Schema,
  fields: readonly string[],
  definitions: Definitions,
): void {
  for (const field of fields) {
    const { parents, key } = findFields(schema, field, definitions);
    for (const parent of parents) {
      const value = parent.properties?.[key];
      if (typeof value !== 'object') continue;
      parent.properties = { ...parent.properties, [key]: withoutNull(value) };
      parent.required = [...new Set([...(parent.required ?? []), key])];
    }
  }
}

const KINDS: Readonly<Record<string, string>> = {
  essential: 'If it is missing or wrong, the response is not used',
  item: 'If it is missing or wrong, the item is not used',
  side: 'If it is missing or wrong, the rest is used',
};

/** Adds what the client does if a field is missing or wrong. */
export function describeFields(
  schema: Schema,
  notes: readonly FieldNote[],
  definitions: Definitions,
): void {
  for (const { field, kind, effect } of notes) {
    const { parents, key } = findFields(schema, field, definitions);
    for (const parent of parents) {
      const value = parent.properties?.[key];
      if (typeof value !== 'object') continue;
      const description = `${KINDS[kind] ?? kind}: ${effect}.`;
      parent.properties = { ...parent.properties, [key]: { ...value, description } };
    }
  }
}
