import * as v from 'valibot';
import {
  configurationSchema,
  type Configuration,
} from '../../src/lib/configuration/configuration.schema';

/** What is wrong with a configuration, by key: never a value. */
export type ConfigurationCheck = {
  /** The configuration with its defaults; null if there is a problem. */
  readonly configuration: Configuration | null;
  /** What keeps the configuration from being deployed. */
  readonly problems: readonly string[];
  /** Keys and flags that this release ignores. */
  readonly unknownKeys: readonly string[];
  /** Keys whose value leads nowhere, because a deployment has not set them. */
  readonly placeholderKeys: readonly string[];
};

/** Keys of a payment provider that authorize whoever has them. */
const SECRET_KEY = /^\s*(?:sk|rk|whsec)_/i;

/** The keys whose defaults exist in the sandbox only. */
const WITH_PLACEHOLDER = [
  'supportSmsNumber',
  'supportEmail',
  'supportUrl',
  'preferencesSiteUrl',
  'appStoreUrl',
  'playStoreUrl',
] as const;

/** Checks the text of a configuration with the schema of the app. */
export function checkConfiguration(text: string): ConfigurationCheck {
  let data: unknown;
  try {
    data = text.trim() === '' ? {} : JSON.parse(text);
  } catch (error) {
    // The message quotes the text.
    return refuse([`is not JSON${describePosition(text, error)}`]);
  }
  if (!isRecord(data)) return refuse(['is not an object']);
  const secrets = findSecrets(data).map(
    (path) => `${path} has a secret key, which a page would show to everybody`,
  );
  const result = v.safeParse(configurationSchema, data);
  const unknownKeys = getUnknownKeys(data, configurationSchema.entries);
  if (!result.success || secrets.length > 0) {
    const problems = (result.issues ?? []).map(
      (issue) => `${v.getDotPath(issue) ?? 'the configuration'} ${issue.message}`,
    );
    return { ...refuse([...secrets, ...problems]), unknownKeys };
  }
  const configuration = result.output;
  const defaults = v.parse(configurationSchema, {});
  return {
    configuration,
    problems: [],
    unknownKeys: [
      ...unknownKeys,
      ...getUnknownKeys(data.flags, configuration.flags).map((flag) => `flags.${flag}`),
    ],
    placeholderKeys: WITH_PLACEHOLDER.filter((key) => configuration[key] === defaults[key]),
  };
}

const refuse = (problems: readonly string[]): ConfigurationCheck => ({
  configuration: null,
  problems,
  unknownKeys: [],
  placeholderKeys: [],
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getUnknownKeys = (data: unknown, known: object): readonly string[] =>
  isRecord(data) ? Object.keys(data).filter((key) => !Object.hasOwn(known, key)) : [];

/** Returns the paths of all texts that are secret keys, of unknown keys, too. */
function findSecrets(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return SECRET_KEY.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findSecrets(item, path === '' ? key : `${path}.${key}`),
  );
}

function describePosition(text: string, error: unknown): string {
  const [, position] = /at position (\d+)/.exec(String(error)) ?? [];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}

/** Returns the other origins that the app sends requests to, for the policies. */
export function getConnectedOrigins(configuration: Configuration): readonly string[] {
  const { apiBaseUrl, identityBaseUrl, reportUrl } = configuration;
  const urls = [apiBaseUrl, identityBaseUrl, reportUrl].filter((url) => /^https?:/.test(url));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
