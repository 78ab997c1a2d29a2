import * as v from 'valibot';
import {
  configurationSchema,
  type Configuration,
} from '../../lib/configuration/configuration.schema';

export const CONFIGURATION_ELEMENT_ID = 'app-config';

/** The configuration, or a list of problems by key, for the log (D1). */
export type ConfigurationResult =
  | { readonly isValid: true; readonly configuration: Configuration }
  | { readonly isValid: false; readonly problems: readonly string[] };

const invalid = (...problems: string[]): ConfigurationResult => ({ isValid: false, problems });

/** Parses the configuration block of the page; an empty or missing block means all defaults. */
export function readConfiguration(page: Document): ConfigurationResult {
  const block = page.getElementById(CONFIGURATION_ELEMENT_ID)?.textContent.trim() ?? '';
  let data: unknown;
  try {
    data = block === '' ? {} : JSON.parse(block);
  } catch {
    return invalid('the block is not JSON');
  }
  // The schema would accept an array as an object without keys.
  if (Array.isArray(data)) return invalid('the block is a list');
  const result = v.safeParse(configurationSchema, data);
  if (result.success) return { isValid: true, configuration: result.output };
  return invalid(
    ...result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the block'} ${issue.message}`),
  );
}
