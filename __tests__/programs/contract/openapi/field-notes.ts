import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from '../../../../src/qa/openapi/document.types';

const DOCUMENT = path.join(__dirname, '../../../../docs/responses.md');

/** What the client does if a field is missing or wrong: a row of docs/responses.md. */
export type FieldNote = {
  readonly endpoint: string;
  readonly field: string;
  readonly kind: string;
  readonly effect: string;
};

const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** Reads the tables of docs/responses.md. */
export function readFieldNotes(): readonly FieldNote[] {
  return readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .flatMap((line): FieldNote[] => {
      const [, endpoints, fields, kind = '', effect = ''] =
        /^\| (`[^|]+`) +\| (`[^|]+`) +\| (required|item|optional) +\| (.+?) +\|$/.exec(line) ?? [];
      return quoted(endpoints).flatMap((endpoint) =>
        quoted(fields).map((field) => ({ endpoint, field, kind, effect })),
      );
    });
}

/** Splits `[].assessment.id` into `[]`, `assessment` and `id`. */
export const getSteps = (field: string) => field.split(/\.|(?=\[\])/).filter((step) => step !== '');

type Definitions = Readonly<Record<string, Schema>>;

const isSchema = (schema: unknown): schema is Schema =>
  typeof schema === 'object' && schema !== null;

/** The schemas that a schema consists of: the branches of a union, or the target of a reference. */
function expand(schema: Schema, definitions: Definitions): readonly Schema[] {
  const { $ref, anyOf } = schema;
  if ($ref !== undefined) {
    const target = definitions[$ref.split('/').at(-1) ?? ''];
    return target === undefined ? [] : expand(target, definitions);
  }
  return anyOf === undefined
    ? [schema]
    : anyOf.filter(isSchema).flatMap((branch) => expand(branch, definitions));
}

function step(schema: Schema, key: string): readonly Schema[] {
  if (key !== '[]') return [schema.properties?.[key]].filter(isSchema);
  return [schema.items, ...(schema.prefixItems ?? [])].filter(isSchema);
}

/** Finds the parts of a schema by the steps of their path; without any, the whole. */
export const findSchemas = (
  schema: Schema,
  steps: readonly string[],
  definitions: Definitions,
): readonly Schema[] =>
  steps.reduce<readonly Schema[]>(
    (schemas, one) =>
      schemas.flatMap((parent) => step(parent, one)).flatMap((part) => expand(part, definitions)),
    expand(schema, definitions),
  );

/** Finds the objects that have a field, within a schema. */
export function findParents(
  schema: Schema,
  field: string,
  definitions: Definitions,
): { readonly parents: readonly Schema[]; readonly key: string } {
  const steps = getSteps(field);
  const key = steps.pop() ?? '';
  return {
    parents: findSchemas(schema, steps, definitions).filter(
      ({ properties }) => properties !== undefined && key in properties,
    ),
    key,
  };
}
