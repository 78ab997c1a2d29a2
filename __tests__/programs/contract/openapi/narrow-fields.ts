import type { Schema } from '../../../../src/qa/openapi/document.types';
import type { FieldTypes } from '../operations/field-types';
import { findFields } from './fields';
import { findSchemas, getSteps } from './field-notes';
import { toTypeKeyword } from './simplify';

type Definitions = Readonly<Record<string, Schema>>;

/** An unknown value may be null. */
function allowsNull({ type, anyOf, ...rest }: Schema): boolean {
  if (anyOf !== undefined)
    return anyOf.some((branch) => typeof branch === 'object' && allowsNull(branch));
  if (type === undefined) return rest.const === undefined && rest.enum === undefined;
  return [type].flat().includes('null');
}

const withNull = ({ type, enum: values, ...schema }: Schema): Schema => ({
  ...schema,
  ...toTypeKeyword([type ?? [], 'null' as const].flat()),
  ...(values !== undefined && { enum: [...values, null] }),
});

/** Replaces the types of fields by those that a server should send; what may be null still may. */
export function narrowFields(schema: Schema, types: FieldTypes, definitions: Definitions): void {
  for (const [field, type] of Object.entries(types)) {
    const { parents, key } = findFields(schema, field, definitions);
    for (const parent of parents) {
      const value = parent.properties?.[key];
      if (typeof value !== 'object') continue;
      const { description } = value;
      parent.properties = {
        ...parent.properties,
        [key]: {
          ...(allowsNull(value) && type.type !== undefined ? withNull(type) : type),
          ...(description !== undefined && { description }),
        },
      };
    }
  }
}

/** Adds rules to parts of a body, by path: such as which of its fields exclude each other. */
export function addRules(
  schema: Schema,
  rules: Readonly<Record<string, Schema>>,
  definitions: Definitions,
): void {
  for (const [path, rule] of Object.entries(rules)) {
    const found = findSchemas(schema, getSteps(path), definitions);
    if (found.length === 0) throw new Error(`The body has no ${path}.`);
    for (const part of found) Object.assign(part, rule);
  }
}
