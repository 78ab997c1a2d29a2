import type { Schema } from '../../../../src/qa/openapi/document.types';
import { findParents, type FieldNote } from './field-notes';
import { withoutNull } from './simplify';

type Definitions = Readonly<Record<string, Schema>>;

/** Finds the objects that have a field; throws if there are none. */
export function findFields(schema: Schema, field: string, definitions: Definitions) {
  const found = findParents(schema, field, definitions);
  if (found.parents.length === 0) throw new Error(`The response has no field ${field}.`);
  return found;
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

/** The requests by which the client finds out what has arrived read fewer fields. */
const isOfStatuses = ({ endpoint }: FieldNote) => endpoint.endsWith('Statuses');

const describeNote = (note: FieldNote) =>
  `If missing or wrong${isOfStatuses(note) ? ' after a submit whose outcome is not known' : ''}: ${note.effect}.`;

/** Adds a description to a field, after the one that it has. */
function describeField(
  schema: Schema,
  field: string,
  description: string,
  definitions: Definitions,
): void {
  const { parents, key } = findFields(schema, field, definitions);
  for (const parent of parents) {
    const value = parent.properties?.[key];
    if (typeof value !== 'object') continue;
    const { description: earlier = '' } = value;
    // A schema that contains itself is described at each depth.
    if (earlier.includes(description)) continue;
    const described = { ...value, description: `${earlier} ${description}`.trim() };
    parent.properties = { ...parent.properties, [key]: described };
  }
}

/** Adds what fields hold. */
export function describeMeanings(
  schema: Schema,
  meanings: Readonly<Record<string, string>>,
  definitions: Definitions,
): void {
  for (const [field, meaning] of Object.entries(meanings))
    describeField(schema, field, meaning, definitions);
}

/** Adds what the client does if a field is missing or wrong. */
export function describeFields(
  schema: Schema,
  notes: readonly FieldNote[],
  definitions: Definitions,
): void {
  const own = notes.filter((note) => !isOfStatuses(note));
  const isSame = (one: FieldNote, { field, effect }: FieldNote) =>
    one.field === field && one.effect === effect;
  const others = notes.filter(
    (note) => isOfStatuses(note) && !own.some((one) => isSame(one, note)),
  );
  for (const note of [...own, ...others])
    describeField(schema, note.field, describeNote(note), definitions);
}
