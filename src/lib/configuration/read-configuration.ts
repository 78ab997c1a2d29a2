import * as v from 'valibot';
import {
  configurationSchema,
  crisisLine,
  flagsSchema,
  IDLE_SECONDS,
  PLACEHOLDERS,
  type Configuration,
} from './configuration.schema';
import { CRITICAL_FORMS, IDLE_MINUTES, isRecord } from './link-configuration';
import { withoutPlaceholders, type PageLocation } from './placeholders';

export const CONFIGURATION_ELEMENT_ID = 'app-config';

// SAFETY: a constant has no other keys than its type.
const PLACEHOLDER_KEYS = Object.keys(PLACEHOLDERS) as (keyof typeof PLACEHOLDERS)[];

/** The configuration, and what the log says about its block (D1). */
type ConfigurationResult = {
  /** The defaults for every key that is missing or wrong. */
  readonly configuration: Configuration;
  /** Configuration errors, by key; without one the app is set up correctly. */
  readonly problems: readonly string[];
  /** What is wrong with other keys: they are treated as not given, or brought into their range. */
  readonly correctedKeys: readonly string[];
  /** Keys that are empty where there is a default: screens omit what is empty. */
  readonly emptyKeys: readonly string[];
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
  const findings = (v.safeParse(configurationSchema, block).issues ?? []).map((issue) => {
    const path = v.getDotPath(issue) ?? '';
    // In JSON, only what is missing is undefined.
    const problem = issue.input === undefined ? 'is missing' : issue.message;
    return { key: path.split('.')[0] ?? '', text: `${path} ${problem}` };
  });
  const isWrong = (key: string) => findings.some((finding) => finding.key === key);
  const rest = Object.entries(block).filter(([key]) => !isWrong(key));
  const configuration = v.parse(configurationSchema, Object.fromEntries(rest));
  const isCritical = (key: string) => Object.hasOwn(CRITICAL_FORMS, key);
  return {
    configuration,
    problems: findings.filter(({ key }) => isCritical(key)).map(({ text }) => text),
    correctedKeys: [
      ...findings.filter(({ key }) => !isCritical(key)).map(({ text }) => text),
      ...getRangeProblems(block, configuration),
    ],
    emptyKeys: rest
      .filter(([key, value]) => value === '' && Reflect.get(DEFAULTS, key) !== '')
      .map(([key]) => key),
    unknownKeys: getUnknownKeys(block),
  };
}

const DEFAULTS: Configuration = v.parse(configurationSchema, {});

/** The keys that are brought into a range. */
const RANGES = {
  kioskIdleSeconds: `between ${IDLE_SECONDS.min} and ${IDLE_SECONDS.max}`,
  idleMinutes: `0, or between ${IDLE_MINUTES.min} and ${IDLE_MINUTES.max}`,
} as const;

function getRangeProblems(
  block: Record<string, unknown>,
  configuration: Configuration,
): readonly string[] {
  // SAFETY: a constant has no other keys than its type.
  const keys = Object.keys(RANGES) as (keyof typeof RANGES)[];
  return keys
    .filter((key) => typeof block[key] === 'number' && block[key] !== configuration[key])
    .map((key) => `${key} must be ${RANGES[key]}`);
}

function getUnknownKeys(block: Record<string, unknown>): readonly string[] {
  const { flags, crisisLines } = block;
  const lines: readonly unknown[] = Array.isArray(crisisLines) ? crisisLines : [];
  return [
    ...getOtherKeys(block, configurationSchema),
    ...getOtherKeys(flags, flagsSchema).map((flag) => `flags.${flag}`),
    ...lines.flatMap((line, index) =>
      getOtherKeys(line, crisisLine).map((key) => `crisisLines.${index}.${key}`),
    ),
  ];
}

/** The keys of an object that its schema does not have. */
const getOtherKeys = (value: unknown, { entries }: { readonly entries: object }) =>
  isRecord(value) ? Object.keys(value).filter((key) => !Object.hasOwn(entries, key)) : [];

const defaultsWith = (problem: string): BlockResult => ({
  configuration: DEFAULTS,
  problems: [problem],
  correctedKeys: [],
  emptyKeys: [],
  unknownKeys: [],
});
