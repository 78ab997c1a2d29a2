import * as v from 'valibot';
import { configurationSchema, PLACEHOLDERS, type Configuration } from './configuration.schema';
import { flagsSchema } from './link-configuration';
import { withoutPlaceholders, type PageLocation } from './placeholders';

export const CONFIGURATION_ELEMENT_ID = 'app-config';

// SAFETY: a constant has no other keys than its type.
const PLACEHOLDER_KEYS = Object.keys(PLACEHOLDERS) as (keyof typeof PLACEHOLDERS)[];

/** The configuration, and what the log says about its block (D1). */
export type ConfigurationResult = {
  /** The defaults for every key that is missing or wrong. */
  readonly configuration: Configuration;
  /** What is wrong, by key; without a problem the app is set up correctly. */
  readonly problems: readonly string[];
  /** Keys and flags that this release does not know. */
  readonly unknownKeys: readonly string[];
  /** Keys that a deployment has left at their placeholder: they are empty, and screens omit what is empty. */
  readonly hiddenKeys: readonly string[];
};

/** Parses the configuration block of the page; an empty or missing block means all defaults. */
export function readConfiguration(
  page: Document,
  location: PageLocation = window.location,
): ConfigurationResult {
  const result = parseBlock(page.getElementById(CONFIGURATION_ELEMENT_ID)?.textContent ?? '');
  const configuration = withoutPlaceholders(result.configuration, PLACEHOLDERS, location);
  const hiddenKeys = PLACEHOLDER_KEYS.filter(
    (key) => configuration[key] !== result.configuration[key],
  );
  return { ...result, configuration, hiddenKeys };
}

type BlockResult = Omit<ConfigurationResult, 'hiddenKeys'>;

function parseBlock(text: string): BlockResult {
  let data: unknown;
  try {
    data = text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return defaultsWith('the block is not JSON');
  }
  return parseConfiguration(data);
}

/** Parses a configuration; never throws. */
export function parseConfiguration(block: unknown): BlockResult {
  if (!isRecord(block)) return defaultsWith('the block is not an object');
  const unknownKeys = getUnknownKeys(block);
  const result = v.safeParse(configurationSchema, block);
  if (result.success) return { configuration: result.output, problems: [], unknownKeys };
  const paths = result.issues.map((issue) => v.getDotPath(issue) ?? 'the block');
  const wrongKeys = new Set(paths.map((path) => path.split('.').at(0)));
  const rest = Object.entries(block).filter(([key]) => !wrongKeys.has(key));
  return {
    configuration: v.parse(configurationSchema, Object.fromEntries(rest)),
    problems: result.issues.map(({ message }, index) => `${paths[index] ?? ''} ${message}`),
    unknownKeys,
  };
}

function getUnknownKeys(block: Record<string, unknown>): readonly string[] {
  const { entries } = configurationSchema;
  const { flags } = block;
  return [
    ...Object.keys(block).filter((key) => !Object.hasOwn(entries, key)),
    ...Object.keys(isRecord(flags) ? flags : {})
      .filter((flag) => !Object.hasOwn(flagsSchema.entries, flag))
      .map((flag) => `flags.${flag}`),
  ];
}

const defaultsWith = (problem: string): BlockResult => ({
  configuration: v.parse(configurationSchema, {}),
  problems: [problem],
  unknownKeys: [],
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
