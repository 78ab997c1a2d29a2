import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baseApi } from '../../src/api/base-api';
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
import { createSamples, UNREAD_ENDPOINTS, type Sample } from './support/samples';

type Kind = 'essential' | 'item' | 'side';
type Row = { readonly endpoint: string; readonly field: string; readonly kind: Kind };

const DOCUMENT = path.join(__dirname, '../../docs/responses.md');

/** The rows of the tables: | `endpoint` | `field` | kind | what happens |. */
const rows = readFileSync(DOCUMENT, 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, endpoints, fields, kind] =
      /^\| (`[^|]+`) +\| (`[^|]+`) +\| (essential|item|side) +\|/.exec(line) ?? [];
    const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
    return quoted(endpoints).flatMap((endpoint) =>
      // SAFETY: the expression matches these kinds only.
      quoted(fields).map((field) => ({ endpoint, field, kind: kind as Kind })),
    );
  });

let samples: Readonly<Record<string, Sample>>;
beforeAll(async () => {
  samples = await createSamples();
});

/** The field of a path, as the tables name it; groups of the intake may be nested without end. */
const toField = (target: JsonPath) =>
  formatPath(target).replace(/(items\[\]\.){2,}/, 'items[].items[].');

/** An essential field that a clinic may leave out: a consent without a text of its own. */
const MAY_BE_MISSING = 'consentCopy';

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

it('§8: every endpoint has a sample, or is one whose response is not read', async () => {
  const folder = path.join(__dirname, '../../src/api');
  const files = readdirSync(folder).filter((file) => file.endsWith('.api.ts'));
  await Promise.all(
    files.map(async (file) => {
      await import(path.join(folder, file));
    }),
  );
  expect(Object.keys(baseApi.endpoints).sort()).toEqual(
    [...Object.keys(samples), ...UNREAD_ENDPOINTS].sort(),
  );
});

it('§8: docs/responses.md has every endpoint whose response is read', () => {
  expect([...endpoints].sort()).toEqual(Object.keys(samples).sort());
});

describe.each(endpoints)('§8 a wrong field in a response of %s', (endpoint) => {
  const fieldRows = rows.filter((row) => row.endpoint === endpoint);

  const getSample = () => {
    const sample = samples[endpoint];
    if (sample === undefined) throw new Error(`There is no sample of ${endpoint}.`);
    return { sample, body: shorten(sample.body) };
  };

  it('§8: no value of the response is logged, and every field that is logged is in the document', async () => {
    const { sample, body } = getSample();
    const read = createSampleReader();
    expect((await read(sample, body)).logged).toEqual([]);
    const documented = new Set(fieldRows.map(({ field }) => field));
    const unknown = new Set<string>();
    for (const target of withoutRepeats(getPaths(body))) {
      for (const [, wrong] of createWrongValues(getAt(body, target))) {
        const logged = (await read(sample, replaceAt(body, target, wrong))).logged.join();
        expect(logged).not.toContain(CANARY);
        expect(logged).not.toContain(String(CANARY_NUMBER));
        const field = toField(target);
        if (logged !== '' && field !== '' && !field.endsWith('[]') && !documented.has(field))
          unknown.add(field);
      }
    }
    expect([...unknown]).toEqual([]);
  });

  it.each(fieldRows.map(({ field, kind }) => [kind, field] as const))(
    '§8: %s field %s',
    async (kind, field) => {
      const { sample, body } = getSample();
      const read = createSampleReader();
      const target = getPaths(body).find((candidate) => toField(candidate) === field);
      if (target === undefined) throw new Error(`The sample has no ${field}.`);
      const itemCount = countItems((await read(sample, body)).data);
      let loggedCount = 0;
      for (const [type, wrong] of createWrongValues(getAt(body, target))) {
        const { data, logged } = await read(sample, replaceAt(body, target, wrong));
        // What is not logged is not wrong, such as null where a field may be missing.
        const isWrong = logged.length > 0;
        if (isWrong) loggedCount += 1;
        const outcome = { type, isUsed: data !== null, isLeftOut: countItems(data) < itemCount };
        if (kind !== 'essential') expect(outcome).toMatchObject({ type, isUsed: true });
        else if (isWrong || (type === 'missing' && field !== MAY_BE_MISSING))
          expect(outcome).toMatchObject({ type, isUsed: false });
        if (kind === 'item' && isWrong) expect(outcome).toMatchObject({ type, isLeftOut: true });
      }
      expect(loggedCount).toBeGreaterThan(0);
    },
  );
});
