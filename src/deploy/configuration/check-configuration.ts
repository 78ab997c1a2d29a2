import { PLACEHOLDERS, type Configuration } from '../../lib/configuration/configuration.schema';
import { INTAKE_POLICY } from '../rules/policy';
import { parseConfiguration } from '../../lib/configuration/read-configuration';
import { isRecord } from '../../lib/configuration/link-configuration';
import { toHref } from './crisis-lines';
import { findRepeatedKeys } from './find-repeated-keys';
import { findNearestKey } from './find-nearest-key';

/** What is wrong with a configuration, by key: never a value. */
export type ConfigurationCheck = {
  /** What the text contains. */
  readonly block: object;
  /** The configuration, with the default of each key that is missing or wrong. */
  readonly configuration: Configuration;
  /**
   * What keeps the configuration from being deployed: also values that the app replaces by a default, and keys that are misspelt,
   * because whoever wrote them wanted something else.
   */
  readonly problems: readonly string[];
  /** Keys and flags that this release ignores, and that resemble none of its own: they may be those of a newer release (D1). */
  readonly unknownKeys: readonly string[];
  /** Keys whose value leads nowhere, because a deployment has not set them. */
  readonly placeholderKeys: readonly string[];
  /** What works, but hardly as it was meant. */
  readonly warnings: readonly string[];
};

/** Keys of a payment provider that authorize whoever has them, also within a longer value, such as a link. */
const SECRET_KEY = /(?<![a-z0-9])(?:sk|rk|whsec)_/i;

// SAFETY: a constant has no other keys than its type.
const PLACEHOLDER_KEYS = Object.keys(PLACEHOLDERS) as (keyof typeof PLACEHOLDERS)[];

/** What the app sends requests to. */
const ADDRESS_KEYS = ['apiBaseUrl', 'identityBaseUrl', 'reportUrl'] as const;

/** Checks the text of a configuration with the schema of the app. */
export function checkConfiguration(text: string): ConfigurationCheck {
  const { data, problem } = parseJson(text);
  // For editors.
  if (isRecord(data)) delete data.$schema;
  const { configuration, unknownKeys, ...parsed } = parseConfiguration(data);
  const isAbout = (path: string) => (line: string) => line.startsWith(`${path} `);
  const secretPaths = findSecrets(data).filter((path) => !parsed.problems.some(isAbout(path)));
  const nearestKeys = new Map(unknownKeys.map((key) => [key, findNearestKey(key)]));
  const problems = [
    ...secretPaths.map((path) => `${path} has a secret key, which a page would show to everybody`),
    ...parsed.problems,
    ...parsed.correctedKeys.filter((line) => !secretPaths.some((path) => isAbout(path)(line))),
    ...[...nearestKeys].flatMap(([key, nearest]) =>
      nearest === null ? [] : [`${key} is unknown: is it ${nearest}?`],
    ),
  ];
  return {
    block: isRecord(data) ? data : {},
    configuration,
    problems:
      problem === null
        ? [...findRepeatedKeys(text), ...problems, ...findBlockedScripts(configuration)]
        : [problem],
    unknownKeys: unknownKeys.filter((key) => nearestKeys.get(key) === null),
    placeholderKeys: PLACEHOLDER_KEYS.filter((key) => configuration[key] === PLACEHOLDERS[key]),
    warnings: [
      ...configuration.crisisLines.flatMap((line, index) =>
        toHref(line) === null
          ? [`crisisLines.${index} is shown without a link: see its value`]
          : [],
      ),
      ...ADDRESS_KEYS.filter((key) => isUnencrypted(configuration[key])).map(
        (key) => `${key} is not https`,
      ),
    ],
  };
}

function parseJson(text: string): { readonly data: unknown; readonly problem: string | null } {
  try {
    // Editors on Windows may begin a file with a byte order mark.
    const json = text.replace(/^\uFEFF/, '');
    return { data: json.trim() === '' ? {} : JSON.parse(json), problem: null };
  } catch (error) {
    // The error's message may quote the text, and does not always say where the mistake is.
    const position = / position (\d+)/.exec(String(error))?.[1];
    if (position === undefined) return { data: {}, problem: 'this is not JSON' };
    const line = text.slice(0, Number(position)).split('\n').length;
    return { data: {}, problem: `this is not JSON: see line ${line}` };
  }
}

/** Returns the paths of all texts that are secret keys, of unknown keys, too. */
function findSecrets(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return SECRET_KEY.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    findSecrets(item, path === '' ? key : `${path}.${key}`),
  );
}

/** The card provider's script, if the policy of the pages that load it blocks it. */
function findBlockedScripts({ stripeJsUrl }: Configuration): readonly string[] {
  if (stripeJsUrl.startsWith('/')) return [];
  const origin = URL.canParse(stripeJsUrl) ? new URL(stripeJsUrl).origin : '';
  const isAllowed = INTAKE_POLICY['script-src']?.includes(origin) ?? false;
  return isAllowed ? [] : ['stripeJsUrl is not allowed by the policy of the intake'];
}

const isUnencrypted = (url: string) =>
  url.startsWith('http:') && !/^(?:localhost|127\.|\[::1\])/.test(new URL(url).hostname);

/** Returns the other origins that the app sends requests to, for the policies. */
export function getConnectedOrigins(configuration: Configuration): readonly string[] {
  const urls = ADDRESS_KEYS.map((key) => configuration[key]).filter((url) => URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
