import * as v from 'valibot';
import { logShapeProblems } from './shape-problems';

/*
 * Schemas of responses that may have a wrong field. What a field is, required or optional, is in docs/responses.md. A wrong
 * field that is tolerated stays in the issues of the result, so that it is logged with its path.
 */

type Schema = v.GenericSchema;

/** Marks an item of a list that cannot be read. */
const UNREADABLE = Symbol('unreadable');

/** An optional field: when it is missing it is the fallback, and when it is wrong too, which is reported as an issue. */
export function optional<const S extends Schema, const F extends v.InferOutput<S>>(
  schema: S,
  fallback: F,
): v.SchemaWithFallback<S, F> {
  return withRun(v.fallback(schema, fallback as v.Fallback<S>), (dataset, config) =>
    tolerate(schema['~run'](dataset, config), fallback),
  ) as v.SchemaWithFallback<S, F>;
}

/** Text; null when it is missing or wrong. */
export const optionalText = optional(v.nullish(v.string()), null);

/** True or false; false when it is missing or wrong. */
export const optionalFlag = optional(v.nullish(v.boolean(), false), false);

/** A schema whose value is not used when a check fails: valibot goes on with the value, because its type is right. */
export function required<const S extends Schema>(schema: S): S {
  return withRun(schema, (dataset, config) => {
    const result = schema['~run'](dataset, config);
    return result.issues === undefined
      ? result
      : { typed: false, value: result.value, issues: result.issues };
  });
}

/** A list without the items that cannot be read; a list of which no item can be read is not valid. */
export function tolerantList<const S extends Schema>(item: S): v.ArraySchema<S, undefined> {
  const list = v.array(item);
  const marked = v.array(
    withRun(item, (dataset, config) => tolerate(item['~run'](dataset, config), UNREADABLE)),
  );
  return withRun(list, (dataset, config) => {
    const result = marked['~run'](dataset, config);
    if (!result.typed || !result.issues) return result;
    const items = result.value.filter((value) => value !== UNREADABLE);
    // Only items have issues, so the list had some.
    return { ...result, value: items, ...(items.length === 0 && { typed: false }) };
  });
}

/** The same schema with a converted value; a transformation in a pipe would not accept a value with a tolerated field. */
export function converted<const S extends Schema>(
  schema: S,
  convert: (value: v.InferOutput<S>) => v.InferOutput<S>,
): S {
  return withRun(schema, (dataset, config) => {
    const result = schema['~run'](dataset, config);
    return result.typed ? { ...result, value: convert(result.value) } : result;
  });
}

/** The schema of a whole response: tolerated fields are logged under the name of their endpoint. */
export function tolerantResponse<const S extends Schema>(endpoint: string, schema: S): S {
  return withRun(schema, (dataset, config) => {
    const result = schema['~run'](dataset, config);
    if (!result.typed || !result.issues) return result;
    logShapeProblems(`The response of ${endpoint}`, result.issues);
    return { typed: true, value: result.value };
  });
}

/** Parses data with optional fields: logs wrong fields, and returns null when an required one is wrong. */
export function parseTolerantly<const S extends Schema>(
  subject: string,
  schema: S,
  value: unknown,
): v.InferOutput<S> | null {
  const { issues, output, typed } = v.safeParse(schema, value);
  if (issues) logShapeProblems(subject, issues);
  return typed ? output : null;
}

type Dataset = v.OutputDataset<unknown, v.BaseIssue<unknown>>;

function tolerate(result: Dataset, fallback: unknown): Dataset {
  return result.typed ? result : { typed: true, value: fallback, issues: result.issues };
}

/** The same schema with another way to run it. */
function withRun<const S extends Schema>(
  schema: S,
  run: (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => Dataset,
): S {
  return {
    ...schema,
    '~run': run,
    '~standard': {
      ...schema['~standard'],
      validate: (value: unknown) => run({ value }, v.getGlobalConfig()),
    },
  };
}
