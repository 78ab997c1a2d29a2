import type { Schema } from '../../../../src/qa/openapi/document.types';

type SimpleType = NonNullable<Schema['type']>;

/** The types of a schema that is nothing but types; null for any other. */
function getTypes(schema: Schema): readonly SimpleType[] | null {
  const { type, ...others } = schema;
  if (type === undefined || Object.keys(others).length > 0) return null;
  return [type].flat();
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keyword of one type, or of one of several. */
export function toTypeKeyword(types: readonly SimpleType[]): Pick<Schema, 'type'> {
  const unique = [...new Set(types)];
  if (unique.length <= 1) return unique[0] === undefined ? {} : { type: unique[0] };
  // SAFETY: the type of the keyword does not know lists, which JSON Schema allows.
  return { type: unique as unknown as SimpleType };
}

/** Joins the branches of a union that are nothing but types: a type or null is `["string", "null"]`. */
function simplifyUnion({ anyOf = [], ...schema }: Schema): Schema {
  const branches = anyOf
    .filter(isSchema)
    .map(simplify)
    .flatMap((branch) =>
      branch.anyOf !== undefined && Object.keys(branch).length === 1
        ? branch.anyOf.filter(isSchema)
        : [branch],
    );
  const types = branches.map(getTypes);
  if (types.every((type) => type !== null)) {
    return { ...schema, ...toTypeKeyword(types.flat()) };
  }
  return { ...schema, anyOf: branches };
}

/** The same type without null. */
export function withoutNull({ anyOf, type, ...schema }: Schema): Schema {
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  const branches = anyOf?.filter((one) => typeof one !== 'object' || one.type !== 'null') ?? [];
  const [onlyBranch] = branches;
  if (branches.length === 1 && typeof onlyBranch === 'object') return { ...onlyBranch, ...schema };
  return {
    ...toTypeKeyword(types),
    ...(branches.length > 0 && { anyOf: branches }),
    ...schema,
  };
}

/** The client reads the first item of some lists alone, and tolerates null in lists; a server sends items of one kind. */
function simplifyItems(prefixItems: Schema['prefixItems'], items: Schema['items']): Schema {
  const item = prefixItems?.[0] ?? items;
  if (item === undefined) return {};
  return { items: isSchema(item) ? withoutNull(simplify(item)) : item };
}

/** Writes a converted schema in a shorter way, without what only the client tolerates. */
export function simplify(schema: Schema): Schema {
  const { properties, required, items, prefixItems, ...others } = schema;
  const base = others.anyOf === undefined ? others : simplifyUnion(others);
  const own = Object.entries(properties ?? {});
  return {
    ...base,
    ...(own.length > 0 && {
      properties: Object.fromEntries(
        own.map(([key, value]) => [key, isSchema(value) ? simplify(value) : value]),
      ),
    }),
    ...(required !== undefined && required.length > 0 && { required }),
    ...simplifyItems(prefixItems, items),
  };
}
