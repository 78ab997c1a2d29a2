/** What to run. */
export type Options = {
  /** Scenarios, endpoints and faults; all if empty. */
  readonly only: readonly string[];
  /** How many of the cells; all if null. */
  readonly sample: number | null;
  readonly seed: string;
  /** How many pages are open at a time. */
  readonly pages: number;
};

const USAGE =
  'npm run test:faults -- [--only <scenario|endpoint|fault>,…] [--sample <n>] [--seed <text>] [--pages <n>]';
const DEFAULT_PAGES = 4;

function readNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(USAGE);
  return number;
}

/** Parses the command line; throws the usage on anything unknown. Without `--seed`, `defaultSeed` is used. */
export function readOptions(args: readonly string[], defaultSeed: string): Options {
  let options: Options = { only: [], sample: null, seed: defaultSeed, pages: DEFAULT_PAGES };
  for (let at = 0; at < args.length; at += 2) {
    const value = args[at + 1] ?? '';
    if (value === '') throw new Error(USAGE);
    switch (args[at]) {
      case '--only':
        options = { ...options, only: value.split(',') };
        break;
      case '--sample':
        options = { ...options, sample: readNumber(value) };
        break;
      case '--seed':
        options = { ...options, seed: value };
        break;
      case '--pages':
        options = { ...options, pages: readNumber(value) };
        break;
      default:
        throw new Error(USAGE);
    }
  }
  return options;
}
