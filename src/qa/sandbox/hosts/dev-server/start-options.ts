import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseConfiguration } from '../../../../lib/configuration/read-configuration';

/** What `npm start` is asked for. */
export type StartOptions = {
  /** The origin of a real API, to which requests are forwarded; null for the sandbox. */
  readonly api: string | null;
  /** The configuration of a deployment, from its file; null for the sandbox's. */
  readonly configuration: Readonly<Record<string, unknown>> | null;
  /** What the app is going to log about that configuration. */
  readonly warnings: readonly string[];
};

/** The origins of the services: the dev server stands for them. */
const ORIGIN_KEYS = ['apiBaseUrl', 'identityBaseUrl'];

/** Reads `--api https://api.example` and `--config file.json`; throws if one of them cannot be used. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const { api, config } = parseArgs({
    args: [...args],
    options: { api: { type: 'string' }, config: { type: 'string' } },
  }).values;
  return {
    api: api === undefined ? null : toOrigin(api),
    ...(config === undefined ? { configuration: null, warnings: [] } : readFile(config)),
  };
}

function toOrigin(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(
      `--api must be the origin of an API such as https://api.example, not "${value}".`,
    );
  return new URL(value).origin;
}

function readFile(file: string): Pick<StartOptions, 'configuration' | 'warnings'> {
  const data = parseJson(file);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new Error(`${file} must contain a JSON object.`);
  const { problems, correctedKeys, emptyKeys, unknownKeys } = parseConfiguration(data);
  return {
    configuration: Object.fromEntries(
      Object.entries(data).filter(([key]) => !ORIGIN_KEYS.includes(key)),
    ),
    warnings: [
      ...problems,
      ...correctedKeys,
      ...emptyKeys.map((key) => `${key} is empty, and is not shown`),
      ...unknownKeys.map((key) => `${key} is not a known key`),
    ],
  };
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} cannot be read, or is not JSON.`);
  }
}
