import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OPERATIONS } from './operations/operations';
import { parsePeople, type People } from './people';

/** How to use the command. */
export const USAGE = `npm run contract -- <origin of the API> --people people.json [options]

  --people file       whom to sign in as, and which ids and codes to use
  --identity origin   the origin of the identity service; that of the API by default
  --app origin        the origin of the web client, to check what its pages may read (CORS); that of the API by default
  --only ids          the operations to check, separated by commas; signing in and out, and reading the profile, are always part of it
  --write             also send requests that change something`;

/** What the command is asked to do. */
export type Options = {
  readonly apiBaseUrl: string;
  readonly identityBaseUrl: string;
  readonly appOrigin: string;
  readonly people: People;
  readonly isWriting: boolean;
  /** The ids of the operations to check; null for all. */
  readonly only: readonly string[] | null;
};

/** The paths of the document begin right after the origin, so that a path would be ignored. */
function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new Error(`This is not an origin, such as https://api.example: ${text}`);
  return url.origin;
}

/** Reads the arguments of the command; throws an error that says what is wrong with them. */
export function parseOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      people: { type: 'string' },
      identity: { type: 'string' },
      app: { type: 'string' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const [api, ...others] = positionals;
  if (api === undefined || values.people === undefined)
    throw new Error(`The origin of the API and --people are needed.\n\n${USAGE}`);
  if (others.length > 0) throw new Error(`There is one API to check.\n\n${USAGE}`);
  const apiBaseUrl = toOrigin(api);
  return {
    apiBaseUrl,
    identityBaseUrl: toOrigin(values.identity ?? api),
    appOrigin: toOrigin(values.app ?? api),
    people: readPeople(values.people),
    isWriting: values.write,
    only: values.only === undefined ? null : parseIds(values.only),
  };
}

function parseIds(list: string): readonly string[] {
  const ids = list.split(',');
  const unknown = ids.filter((id) => !OPERATIONS.some((operation) => operation.id === id));
  if (unknown.length > 0) throw new Error(`There is no operation ${unknown.join(', ')}.`);
  return ids;
}

function readPeople(file: string): People {
  const people = parsePeople(readJson(file));
  // Every operation would be skipped, which looks like a check that found nothing.
  if (Object.keys(people).length === 0) throw new Error(`${file} has nobody to sign in as.`);
  return people;
}

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The error of the parser quotes the file, which holds a password.
    throw new Error(`${file} cannot be read as JSON.`);
  }
}
