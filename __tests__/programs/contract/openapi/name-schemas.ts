import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../../../../src/qa/openapi/document.types';
import { getSteps } from './field-notes';

type Definitions = Record<string, Schema>;

/** Replaces the part of a schema at a path; throws if there is none. */
function replaceAt(
  schema: unknown,
  [step, ...rest]: readonly string[],
  replace: (part: Schema) => Schema,
): Schema {
  if (typeof schema !== 'object' || schema === null) throw new Error('A name has no schema.');
  // SAFETY: the parts of a schema are schemas.
  const whole = schema as Schema;
  if (step === undefined) return replace(whole);
  if (step === '[]') return { ...whole, items: replaceAt(whole.items, rest, replace) };
  const part = replaceAt(whole.properties?.[step], rest, replace);
  return { ...whole, properties: { ...whole.properties, [step]: part } };
}

/** Moves parts of a schema to the schemas of the document, by their path; the same name has to mean the same schema. */
export function nameSchemas(
  schema: Schema,
  names: Readonly<Record<string, string>>,
  definitions: Definitions,
): Schema {
  // A part before the whole that has it.
  const byDepth = Object.entries(names).toSorted(([one], [other]) => other.length - one.length);
  return byDepth.reduce(
    (whole, [path, name]) =>
      replaceAt(whole, getSteps(path), (part) => {
        const known = definitions[name];
        if (known !== undefined && !isDeepStrictEqual(known, part))
          throw new Error(`There are two schemas ${name}.`);
        definitions[name] = part;
        return { $ref: `#/components/schemas/${name}` };
      }),
    schema,
  );
}
