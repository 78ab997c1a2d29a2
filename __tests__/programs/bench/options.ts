import { parseArgs } from 'node:util';

/** What can be measured: public link (load, press, heap), a kiosk's day, other pages, and the way from login to home. */
const SUITES = ['load', 'press', 'heap', 'kiosk', 'pages', 'sign-in'] as const;
/** Numbers of questions in the measured assessments. */
const SIZES = [10, 100, 1000] as const;

export type Options = {
  readonly runs: number;
  readonly suites: readonly (typeof SUITES)[number][];
  readonly sizes: readonly number[];
  /** Number of kiosk visits in one page; at least 100, for first and last ones to compare. */
  readonly visits: number;
};

function selectOrAll<T extends string | number>(available: readonly T[], names: readonly string[]) {
  const found = available.filter((option) => names.includes(String(option)));
  return found.length === 0 ? available : found;
}

/**
 * Parses `--runs 9`, `--only press,10,1000` (suites and sizes; all of a kind if none is given) and `--visits 10000` (at a
 * kiosk); throws on anything else.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      visits: { type: 'string', default: '200' },
    },
  });
  const names = values.only.split(',').filter(Boolean);
  const known = [...SUITES, ...SIZES].map(String);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`${unknown.join()} is none of ${known.join()}.`);
  return {
    runs: Number(values.runs),
    suites: selectOrAll(SUITES, names),
    sizes: selectOrAll(SIZES, names),
    visits: Number(values.visits),
  };
}
