import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Schema } from '../../../../src/qa/openapi/document.types';

type Definitions = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes from an example the fields that its schema does not describe, which the client does not read. */
export function withoutOtherFields(
  example: unknown,
  schema: Schema,
  definitions: Definitions,
): unknown {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  const isValid = (part: Schema, value: unknown) =>
    ajv.validate({ ...part, components: { schemas: definitions } }, value);

  /** The schemas that apply to a value: of a choice, those that accept it. */
  const getApplied = (part: Schema, value: unknown): readonly Schema[] => {
    const name = part.$ref?.split('/').at(-1);
    const named = name === undefined ? undefined : definitions[name];
    const branches = [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])];
    return [part, named, ...branches].flatMap((applied) => {
      if (typeof applied !== 'object') return [];
      if (applied === part) return [part];
      return isValid(applied, value) ? getApplied(applied, value) : [];
    });
  };

  const pick = (value: unknown, parts: readonly Schema[]): unknown => {
    const applied = parts.flatMap((part) => getApplied(part, value));
    if (Array.isArray(value)) {
      const items = applied.flatMap(({ items: item }) => (isObject(item) ? [item as Schema] : []));
      return value.map((item: unknown) => pick(item, items));
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, field]) => {
        const fields = applied.flatMap(({ properties, additionalProperties }) => {
          const described = properties?.[key] ?? additionalProperties;
          return isObject(described) ? [described] : [];
        });
        return fields.length === 0 ? [] : [[key, pick(field, fields)]];
      }),
    );
  };

  return pick(example, [schema]);
}
