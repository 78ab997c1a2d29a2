import * as v from 'valibot';
import { configurationSchema, type Configuration } from './configuration.schema';

export const CONFIGURATION_ELEMENT_ID = 'app-config';

/** The configuration, and what the log says about its block (D1). */
export type ConfigurationResult = {
  /** The defaults for every key that is missing or wrong. */
  readonly configuration: Configuration;
  /** What is wrong, by key; without a problem the app is set up correctly. */
  readonly problems: readonly string[];
  /** Keys and flags that this release does not know. */
  readonly unknownKeys: readonly string[];
};

/** Parses the configuration block of the page; an empty or missing block means all defaults. */
export function readConfiguration(page: Document): ConfigurationResult {
  const block = page.getElementById(CONFIGURATION_ELEMENT_ID)?.textContent.trim() ?? '';
  let data: unknown;
  try {
    data = block === '' ? {} : JSON.parse(block);
  } catch {
    return defaultsWith('the block is not JSON');
  }
  return isRecord(data) ? parseBlock(data) : defaultsWith('the block is not an object');
}

function parseBlock(block: Record<string, unknown>): ConfigurationResult {
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
  const knownFlags = entries.flags.wrapped.entries;
  return [
    ...Object.keys(block).filter((key) => !Object.hasOwn(entries, key)),
    ...Object.keys(isRecord(flags) ? flags : {})
      .filter((flag) => !Object.hasOwn(knownFlags, flag))
      .map((flag) => `flags.${flag}`),
  ];
}

const defaultsWith = (problem: string): ConfigurationResult => ({
  configuration: v.parse(configurationSchema, {}),
  problems: [problem],
  unknownKeys: [],
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
