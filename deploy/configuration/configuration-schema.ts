import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import {
  configurationSchema,
  flagsSchema,
  IDLE_SECONDS,
} from '../../src/lib/configuration/configuration.schema';

/** Checks in code have no form in a schema: their messages describe the values. */
const convert = (schema: Parameters<typeof toJsonSchema>[0]): JsonSchema =>
  toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'message' in valibotAction && valibotAction.type === 'check'
        ? { ...jsonSchema, description: String(valibotAction.message) }
        : null,
  });

/** The JSON schema of `clinic.json`, for editors. It knows no other keys, so that they show a misspelt one. */
export function createConfigurationSchema(): JsonSchema {
  const { properties = {}, ...schema } = convert(configurationSchema);
  const { $schema: _dialect, ...flags } = convert(flagsSchema);
  const { kioskIdleSeconds } = properties;
  const idleSeconds = { minimum: IDLE_SECONDS.min, maximum: IDLE_SECONDS.max };
  return {
    ...schema,
    title: 'The configuration of a clinic',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      ...properties,
      flags: { ...flags, additionalProperties: false },
      kioskIdleSeconds:
        typeof kioskIdleSeconds === 'object'
          ? { ...kioskIdleSeconds, ...idleSeconds }
          : idleSeconds,
    },
  };
}
