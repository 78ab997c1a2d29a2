import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import {
  configurationSchema,
  flagsSchema,
  IDLE_SECONDS,
} from '../../src/lib/configuration/configuration.schema';
import { IDLE_MINUTES } from '../../src/lib/configuration/link-configuration';

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
  const withRange = (key: string, minimum: number, maximum: number) => {
    const property = properties[key];
    return { [key]: { ...(typeof property === 'object' && property), minimum, maximum } };
  };
  return {
    ...schema,
    title: 'The configuration of a clinic',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      ...properties,
      flags: { ...flags, additionalProperties: false },
      ...withRange('kioskIdleSeconds', IDLE_SECONDS.min, IDLE_SECONDS.max),
      ...withRange('idleMinutes', 0, IDLE_MINUTES.max),
    },
  };
}
