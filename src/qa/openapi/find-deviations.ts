import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from './document.types';

/** What is wrong with a field: never its value, which may be personal data. */
export type Deviation = {
  /** Its path, such as `[0].assessment.id`; '' for the body. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
};

/** Finds what deviates from the schema of a response. */
export type DeviationFinder = (operationId: string, status: string, body: unknown) => Deviation[];

const DOCUMENT_ID = 'openapi.json';

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Creates a finder for the responses of a document; each schema is compiled when it is first needed. */
export function createDeviationFinder(document: OpenApiDocument): DeviationFinder {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  addFormats(ajv);
  ajv.addSchema(document, DOCUMENT_ID);
  const pointers = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) =>
          [operationId, ['', 'paths', escapePointer(path), method].join('/')] as const,
      ),
    ),
  );
  const validators = new Map<string, ValidateFunction>();

  return (operationId, status, body) => {
    const pointer = pointers.get(operationId);
    if (pointer === undefined) throw new Error(`There is no operation ${operationId}.`);
    const ref = `${DOCUMENT_ID}#${pointer}/responses/${status}/content/application~1json/schema`;
    const validate = validators.get(ref) ?? ajv.compile({ $ref: encodeURI(ref) });
    validators.set(ref, validate);
    validate(body);
    return toDeviations(validate.errors ?? [], body);
  };
}

/** A missing field is an error of its parent; it is reported under its own path. */
function getPointer({ instancePath, keyword, params }: ErrorObject): string {
  if (keyword !== 'required') return instancePath;
  const { missingProperty } = params as { missingProperty: string };
  return `${instancePath}/${escapePointer(missingProperty)}`;
}

const getKeys = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function formatPath(pointer: string, body: unknown): string {
  let parent = body;
  let path = '';
  for (const key of getKeys(pointer)) {
    path += Array.isArray(parent) ? `[${key}]` : `.${key}`;
    parent = getChild(parent, key);
  }
  return path.replace(/^\./, '');
}

function getChild(parent: unknown, key: string): unknown {
  // SAFETY: anything else has no such key.
  return typeof parent === 'object' && parent !== null
    ? (parent as Record<string, unknown>)[key]
    : undefined;
}

function describeType(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** What an error expects, in words of the schema. */
function describeExpected({ keyword, params, schema, parentSchema }: ErrorObject): string | null {
  switch (keyword) {
    case 'type':
      return [(params as { type: string | readonly string[] }).type].flat().join(' | ');
    case 'required':
      return describeSchema(
        (parentSchema as { properties?: Record<string, unknown> }).properties?.[
          (params as { missingProperty: string }).missingProperty
        ],
      );
    case 'const':
    case 'enum':
      return [schema].flat().map(String).join(' | ');
    case 'minLength':
      return 'text that is not empty';
    case 'minItems':
      return 'a list with an item';
    case 'format':
      return String(schema);
    // They repeat what is wrong in a branch.
    case 'anyOf':
    case 'not':
      return null;
    default:
      return `${keyword} ${JSON.stringify(schema)}`;
  }
}

/** The type of a schema in words. */
function describeSchema(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return 'a value';
  if ('const' in schema) return String(schema.const);
  if ('enum' in schema && Array.isArray(schema.enum)) return schema.enum.join(' | ');
  if ('anyOf' in schema && Array.isArray(schema.anyOf))
    return schema.anyOf.map(describeSchema).join(' | ');
  return 'type' in schema ? [schema.type].flat().join(' | ') : 'a value';
}

/** One deviation for each field: the branches of a union expect one of several types. */
function toDeviations(errors: readonly ErrorObject[], body: unknown): Deviation[] {
  const byPointer = new Map<string, Set<string>>();
  for (const error of errors) {
    const expected = describeExpected(error);
    if (expected === null) continue;
    const pointer = getPointer(error);
    byPointer.set(pointer, (byPointer.get(pointer) ?? new Set()).add(expected));
  }
  return [...byPointer].map(([pointer, expected]) => ({
    path: formatPath(pointer, body),
    expected: [...expected].join(' | '),
    received: describeType(getKeys(pointer).reduce(getChild, body)),
  }));
}
