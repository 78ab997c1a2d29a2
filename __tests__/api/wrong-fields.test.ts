import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  countItems,
  formatPath,
  getAt,
  getPaths,
  getTypeName,
  replaceAt,
  shorten,
  withoutRepeats,
  type JsonPath,
} from './support/json-paths';
import { createSampleReader } from './support/read-sample';
import { SAMPLES } from './support/samples';

/** The one retry of a query does not wait: 'retry-delay.test.ts' shows how long it does. */
jest.mock('../../src/api/retry-delay', () => ({ getRetryDelay: () => 0 }));

type Kind = 'required' | 'item' | 'optional';
type Row = { readonly endpoint: string; readonly field: string; readonly kind: Kind };

const DOCUMENT = path.join(__dirname, '../../docs/responses.md');

/** The rows of the tables: | `endpoint` | `field` | kind | what happens |. */
const rows = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, endpoints, fields, kind] =
      /^\| (`[^|]+`) +\| (`[^|]+`) +\| (required|item|optional) +\|/.exec(line) ?? [];
    const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    return quoted(endpoints).flatMap((endpoint) =>
      // SAFETY: the expression matches these kinds only.
      quoted(fields).map((field) => ({ endpoint, field, kind: kind as Kind })),
    );
  });

/** The field of a path, as the tables name it; groups of the intake may be nested without end. */
const toField = (target: JsonPath) =>
  formatPath(target).replace(/(items\[\]\.){2,}/, 'items[].items[].');

/** A text of the patient, and a number: neither may be logged. */
const CANARY = 'canary-of-ada';
const CANARY_NUMBER = 86_753_090;

/** Values of every other type than `value` has, by the names of the types; undefined leaves the field out. */
function createWrongValues(value: unknown): readonly (readonly [string, unknown])[] {
  const values = {
    missing: undefined,
    null: null,
    boolean: true,
    number: CANARY_NUMBER,
    string: CANARY,
    array: [CANARY],
    object: { [CANARY]: CANARY },
  };
  return Object.entries(values).filter(([type]) => type !== getTypeName(value));
}

const endpoints = [...new Set(rows.map(({ endpoint }) => endpoint))];

it('§8: docs/responses.md has every endpoint whose response is read', () => {
  expect([...endpoints].sort()).toEqual(Object.keys(SAMPLES).sort());
});

/** What the app makes of a response with one wrong value. */
type Outcome = {
  readonly field: string;
  /** Whether it is in the first place of the field that the response has. */
  readonly isFirstPlace: boolean;
  /** The type of the wrong value. */
  readonly type: string;
  readonly isUsed: boolean;
  readonly itemCount: number;
  readonly logged: string;
};

/** Reads the sample of an endpoint as it is, with every wrong value in the first place of each field, and with one in the second. */
async function readOutcomes(endpoint: string) {
  const sample = SAMPLES[endpoint];
  if (sample === undefined) throw new Error(`There is no sample of ${endpoint}.`);
  const body = shorten(sample.body);
  const read = createSampleReader();
  const readBody = async (nextBody: unknown) => {
    const { data, logged } = await read(sample, nextBody);
    return { isUsed: data !== null, itemCount: countItems(data), logged: logged.join() };
  };
  const intact = await readBody(body);
  const outcomes: Outcome[] = [];
  for (const target of withoutRepeats(getPaths(body))) {
    const field = toField(target);
    const isFirstPlace = !outcomes.some((outcome) => outcome.field === field);
    const wrongValues = createWrongValues(getAt(body, target));
    for (const [type, wrong] of isFirstPlace ? wrongValues : wrongValues.slice(-1)) {
      const result = await readBody(replaceAt(body, target, wrong));
      outcomes.push({ field, isFirstPlace, type, ...result });
    }
  }
  return { intact, outcomes };
}

describe.each(endpoints)('§8 a wrong field in a response of %s', (endpoint) => {
  const fieldRows = rows.filter((row) => row.endpoint === endpoint);
  let reading: ReturnType<typeof readOutcomes> | null = null;
  const getOutcomes = () => (reading ??= readOutcomes(endpoint));

  it('§8: what is logged names the endpoint of the response, fields in the document, and no value', async () => {
    const { intact, outcomes } = await getOutcomes();
    expect(intact.logged).toBe('');
    const logged = outcomes.map((outcome) => outcome.logged).join();
    expect(logged).not.toMatch(new RegExp(`The response of (?!${endpoint} )`));
    expect(logged).not.toContain(CANARY);
    expect(logged).not.toContain(String(CANARY_NUMBER));
    const documented = new Set(fieldRows.map(({ field }) => field));
    const unknown = outcomes.filter(
      (outcome) =>
        outcome.logged !== '' &&
        outcome.field !== '' &&
        !outcome.field.endsWith('[]') &&
        !documented.has(outcome.field),
    );
    expect(unknown).toEqual([]);
  });

  it.each(fieldRows.map(({ field, kind }) => [kind, field] as const))(
    '§8: %s field %s',
    async (kind, field) => {
      const { intact, outcomes } = await getOutcomes();
      const ofField = outcomes.filter((outcome) => outcome.field === field && outcome.isFirstPlace);
      // What is not logged is not wrong, such as null where a field may be missing.
      expect(ofField.filter(({ logged }) => logged !== '')).not.toEqual([]);
      for (const { type, isUsed, itemCount, logged } of ofField) {
        const isWrong = logged !== '';
        const outcome = { type, isUsed, isLeftOut: itemCount < intact.itemCount };
        if (kind !== 'required') expect(outcome).toMatchObject({ type, isUsed: true });
        else if (isWrong) expect(outcome).toMatchObject({ type, isUsed: false });
        if (kind === 'item' && isWrong) expect(outcome).toMatchObject({ type, isLeftOut: true });
      }
    },
  );
});
