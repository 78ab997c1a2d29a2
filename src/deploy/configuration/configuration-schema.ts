import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import {
  configurationSchema,
  crisisLine,
  flagsSchema,
  IDLE_SECONDS,
} from '../../lib/configuration/configuration.schema';
import { IDLE_MINUTES } from '../../lib/configuration/link-configuration';

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

type Range = { readonly min: number; readonly max: number };

/** The JSON schema of `clinic.json`, for editors. It knows no other keys, so that they show a misspelt one. */
export function createConfigurationSchema(): JsonSchema {
  const { properties = {}, ...schema } = convert(configurationSchema);
  const { $schema: _dialect, ...flags } = convert(flagsSchema);
  const { $schema: _sameDialect, ...line } = convert(crisisLine);
  const refine = (key: string, refinement: JsonSchema) => {
    const property = properties[key];
    return { [key]: { ...(typeof property === 'object' && property), ...refinement } };
  };
  const toRange = ({ min, max }: Range): JsonSchema => ({ minimum: min, maximum: max });
  return {
    ...schema,
    title: 'The configuration of a clinic',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      ...properties,
      flags: { ...flags, additionalProperties: false },
      ...refine('crisisLines', { items: { ...line, additionalProperties: false } }),
      ...refine('kioskIdleSeconds', toRange(IDLE_SECONDS)),
      ...refine('idleMinutes', { anyOf: [{ const: 0 }, toRange(IDLE_MINUTES)] }),
    },
  };
}
