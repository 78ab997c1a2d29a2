import { readBuildStats, type BuildStats } from './build-stats';
import { getEntryScripts, isFlowRuntime, getRouteScripts, getRoutes } from './routes';
import { KB, transferSize } from './sizes';
import { findForbiddenContent } from './forbidden-modules';

/** Everything that is there from the start, gzip. */
const ENTRY_GZ = 140 * KB;
/** What a screen may add to the entry and to what flows run on, gzip. */
const SCREEN_GZ = 45 * KB;
/** All scripts until the first answer can be pressed, brotli. */
const FIRST_ANSWER_BR = 150 * KB;

type Row = { readonly label: string; readonly bytes: number; readonly limit: number };

function measure(stats: BuildStats): readonly Row[] {
  const { outputPath } = stats;
  const entry = getEntryScripts(stats);
  const [firstAnswer, ...others] = getRoutes(stats);
  const withoutFlowRuntime = (scripts: ReadonlySet<string>) =>
    new Set([...scripts].filter((script) => !isFlowRuntime(script)));
  return [
    {
      label: `entry and ${firstAnswer.name}, brotli`,
      bytes: transferSize(outputPath, [...entry, ...getRouteScripts(stats, firstAnswer)], 'br'),
      limit: FIRST_ANSWER_BR,
    },
    { label: 'entry, gzip', bytes: transferSize(outputPath, [...entry], 'gz'), limit: ENTRY_GZ },
    ...[firstAnswer, ...others].map((route) => ({
      label: `  + ${route.name}`,
      bytes: transferSize(outputPath, [...withoutFlowRuntime(getRouteScripts(stats, route))], 'gz'),
      limit: SCREEN_GZ,
    })),
  ];
}

function print(rows: readonly Row[]): void {
  const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(7);
  const width = Math.max(...rows.map(({ label }) => label.length));
  console.log(`${'KB'.padEnd(width)}    is  of at most`);
  for (const { label, bytes, limit } of rows)
    console.log(
      `${label.padEnd(width)} ${kb(bytes)} ${kb(limit)}${bytes > limit ? '  TOO MUCH' : ''}`,
    );
}

/** `npm run budgets`: what each screen of the last production build costs, and that nothing strange is in it. */
function check(): boolean {
  const stats = readBuildStats();
  const rows = measure(stats);
  print(rows);
  const forbidden = findForbiddenContent(stats);
  for (const problem of forbidden) console.error(`Does not belong into the build: ${problem}`);
  return rows.every(({ bytes, limit }) => bytes <= limit) && forbidden.length === 0;
}

if (!check()) process.exitCode = 1;
