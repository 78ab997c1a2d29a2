import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { SAFE_ID } from '../../../../src/lib/url/encode-path-segment';
import { questionnaireItem } from '../operations/strict-schemas';
import { simplify } from './simplify';
import type { Schema } from '../../../../src/qa/openapi/document.types';

/** Schemas that contain themselves, by their name in the document. */
const RECURSIVE_SCHEMAS = { QuestionnaireItem: questionnaireItem } as const;

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // Checks in code have no form in a schema; the descriptions of the operations mention them.
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (!('requirement' in valibotAction) || !(valibotAction.requirement instanceof RegExp))
      return null;
    const { pattern: _pattern, ...schema } = jsonSchema;
    const { requirement } = valibotAction;
    if (requirement === SAFE_ID) return { ...schema, minLength: 1, not: { enum: ['.', '..'] } };
    // Other languages have no lookahead.
    return requirement.source.includes('(?') ? { ...schema, minLength: 1 } : null;
  },
  // A default is what the client does without the field, not what a server may leave out.
  overrideSchema: ({ jsonSchema: { default: fallback, ...schema } }) =>
    fallback === undefined ? null : schema,
};

/**
 * Converts a schema of the client to what a server has to send. A field with a fallback keeps the type that is expected of
 * it, and a list that tolerates unreadable items the type of its items: the lenient parts have no form in a schema.
 */
export function toSchema(schema: GenericSchema): Schema {
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...converted
  } = toJsonSchema(schema, { ...CONFIG, definitions: RECURSIVE_SCHEMAS });
  return simplify(converted);
}

/** The schemas that others refer to. */
export const toDefinitions = (): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(RECURSIVE_SCHEMAS, CONFIG)).map(([name, schema]) => [
      name,
      simplify(schema),
    ]),
  );
