/** Numbers of questions in the measured assessments. */
export const SIZES = [10, 100, 1000] as const;
/** What can be measured: public link (load, press, heap), kiosk, intake, home page. */
export const SUITES = ['load', 'press', 'heap', 'kiosk', 'intake', 'home'] as const;

export type Suite = (typeof SUITES)[number];
export type Options = {
  readonly runs: number;
  readonly suites: readonly Suite[];
  readonly sizes: readonly number[];
  /** Number of kiosk visits in one page. */
  readonly visits: number;
};

const DEFAULT_RUNS = 5;
const DEFAULT_VISITS = 200;
/** Fewer visits have no first and last ones to compare. */
const MIN_VISITS = 100;
const USAGE = `npm run bench -- [--runs <n>] [--only <${[...SUITES, ...SIZES].join('|')},…>] [--visits <n>]`;

function selectOrAll<T extends string | number>(available: readonly T[], names: readonly string[]) {
  const found = available.filter((option) => names.includes(String(option)));
  return found.length === 0 ? available : found;
}

/**
 * Parses `--runs 9`, `--only press,10,1000` (suites and sizes; all of a kind if none is given) and `--visits 10000` (at a
 * kiosk); throws on anything else.
 */
export function readOptions(args: readonly string[]): Options {
  let runs = DEFAULT_RUNS;
  let names: string[] = [];
  let visits = DEFAULT_VISITS;
  const tokens = args.flatMap((arg) => arg.split('='));
  for (let at = 0; at < tokens.length; at += 2) {
    const value = tokens[at + 1] ?? '';
    if (tokens[at] === '--runs') runs = Number(value);
    else if (tokens[at] === '--visits') visits = Number(value);
    else if (tokens[at] === '--only') names = value.split(',');
    else throw new Error(USAGE);
  }
  const known: readonly string[] = [...SUITES, ...SIZES.map(String)];
  const isKnown = names.every((name) => known.includes(name));
  const isInRange = runs >= 1 && visits >= MIN_VISITS;
  if (!isKnown || !isInRange || ![runs, visits].every(Number.isInteger)) throw new Error(USAGE);
  return {
    runs,
    suites: selectOrAll(SUITES, names),
    sizes: selectOrAll(SIZES, names),
    visits,
  };
}
