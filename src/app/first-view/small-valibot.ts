/*
 * What the schemas of the first view use of valibot: the build puts this module in its place. It finds out whether data is
 * valid, and not why it is not, which takes a third of the code (decision 0013). What a schema returns is the same.
 */

type Dataset = {
  readonly value: unknown;
  readonly typed?: boolean;
  /** Present if anything is wrong, even where a schema tolerates it. */
  readonly issues?: readonly unknown[] | undefined;
};
type Run = (dataset: Dataset) => Dataset;
type Schema = {
  readonly '~run': Run;
  /** Of a part of a pipe: does not run after anything that is wrong. */
  readonly isLast?: boolean;
  readonly isOptional?: boolean;
  readonly default?: unknown;
  readonly fallback?: unknown;
};
type Check = (value: unknown) => boolean;
type Entries = Readonly<Record<string, Schema>>;

const toWrong = (value: unknown): Dataset => ({ value, typed: false, issues: [] });

const createSchema = (isValid: Check): Schema => ({
  '~run': ({ value }) => (isValid(value) ? { value, typed: true } : toWrong(value)),
});

const schemaOfType = (type: string) => () => createSchema((value) => typeof value === type);

export const string = schemaOfType('string');
export const boolean = schemaOfType('boolean');
export const number = () => createSchema((value) => typeof value === 'number' && !isNaN(value));
export const unknown = () => createSchema(() => true);
export const picklist = (options: readonly unknown[]) =>
  createSchema((value) => options.includes(value));
export const literal = (option: unknown) => picklist([option]);

const createOptional =
  (isAbsent: Check) =>
  (schema: Schema, standard?: unknown): Schema => ({
    isOptional: true,
    default: standard,
    '~run': ({ value }) => {
      const known = isAbsent(value) && standard !== undefined ? standard : value;
      return isAbsent(known) ? { value: known, typed: true } : schema['~run']({ value: known });
    },
  });

export const optional = createOptional((value) => value === undefined);
export const nullish = createOptional((value) => value == null);

/** The result for what has several parts. */
const join = (value: unknown, parts: readonly Dataset[]): Dataset => ({
  value,
  typed: parts.every(({ typed }) => typed),
  issues: parts.find(({ issues }) => issues)?.issues,
});

const joinList = (parts: readonly Dataset[]) =>
  join(
    parts.map(({ value }) => value),
    parts,
  );

const createList = (toPart: (value: unknown, index: number) => Dataset): Schema => ({
  '~run': ({ value }) => (Array.isArray(value) ? joinList(value.map(toPart)) : toWrong(value)),
});

export const array = (item: Schema) => createList((value) => item['~run']({ value }));

export const looseTuple = (items: readonly Schema[]): Schema => ({
  '~run': ({ value }) => {
    if (!Array.isArray(value)) return toWrong(value);
    const list: readonly unknown[] = value;
    return joinList([
      ...items.map((item, index) => item['~run']({ value: list[index] })),
      ...list.slice(items.length).map((other) => ({ value: other, typed: true })),
    ]);
  },
});

/** What an entry is without a value; null if it is left out. */
function readAbsent(schema: Schema): Dataset | null {
  if (schema.default !== undefined) return schema['~run']({ value: schema.default });
  if (schema.fallback !== undefined) return { value: schema.fallback, typed: true };
  return schema.isOptional === true ? null : toWrong(undefined);
}

const createObject =
  (isLoose: boolean) =>
  (entries: Entries): Schema => ({
    '~run': ({ value: input }) => {
      if (typeof input !== 'object' || input === null) return toWrong(input);
      const output: Record<string, unknown> = isLoose ? { ...input } : {};
      const parts = Object.entries(entries).map(([key, schema]) => {
        const part =
          key in input
            ? schema['~run']({ value: Reflect.get(input, key) as unknown })
            : readAbsent(schema);
        if (part !== null) output[key] = part.value;
        return part;
      });
      return join(
        output,
        parts.filter((part) => part !== null),
      );
    },
  });

export const object = createObject(false);
export const looseObject = createObject(true);

/** Of schemas that tolerate nothing. */
export const union = (options: readonly Schema[]) =>
  createSchema((value) => options.some((option) => is(option, value)));

export const lazy = (getSchema: (value: unknown) => Schema): Schema => ({
  '~run': (dataset) => getSchema(dataset.value)['~run'](dataset),
});

export const fallback = (schema: Schema, value: unknown): Schema => ({
  ...schema,
  fallback: value,
});

export const check = (isValid: Check): Schema => ({
  '~run': (dataset) =>
    dataset.typed !== true || isValid(dataset.value) ? dataset : { ...dataset, issues: [] },
});

export const regex = (pattern: RegExp) => check((value) => pattern.test(String(value)));

export const transform = (operation: (value: unknown) => unknown): Schema => ({
  isLast: true,
  '~run': (dataset) => ({ ...dataset, value: operation(dataset.value) }),
});

export const pipe = (first: Schema, ...steps: readonly Schema[]): Schema => ({
  ...first,
  '~run': (dataset) =>
    steps.reduce(
      (result, step) =>
        result.issues && step.isLast === true ? toWrong(result.value) : step['~run'](result),
      first['~run'](dataset),
    ),
});

export const is = (schema: Schema, value: unknown): boolean => !schema['~run']({ value }).issues;

export function safeParse(schema: Schema, input: unknown) {
  const { value, typed, issues } = schema['~run']({ value: input });
  return { typed, output: value, issues };
}

export function parse(schema: Schema, input: unknown): unknown {
  const { output, issues } = safeParse(schema, input);
  if (issues) throw new TypeError('The data is not valid.');
  return output;
}

export const getGlobalConfig = () => ({});
