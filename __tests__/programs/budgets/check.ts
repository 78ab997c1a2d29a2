import path from 'node:path';
import { readBuildStats, type BuildStats } from './build-stats';
import {
  getEntryScripts,
  getInlinedScripts,
  getLoadedViews,
  getRouteScripts,
  getRoutes,
  isFlowRuntime,
} from './routes';
import { inlinedSize, KB, transferSize } from './sizes';
import { findForbiddenContent } from './forbidden-modules';

/*
 * The limits are a tenth above what is reached: they find accidents. Whether the app is fast is for the bench to say.
 */

/** Limit of all entry scripts, gzip. */
const ENTRY_GZ = 144 * KB;
/** Limit of what a route adds to the entry and the flow runtime, gzip. */
const ROUTE_GZ = 50 * KB;
/** Limit of all scripts until the first question of a public link is interactive, brotli. */
const FIRST_QUESTION_BR = 161 * KB;

/** Limit of the inlined scripts, the prefetch and the first view, brotli; and of one that is not inlined. */
const FIRST_VIEW_BR = 25.5 * KB;
/** Limit of `index.html` with everything that is inlined, brotli. */
const PAGE_BR = 31 * KB;

type Row = { readonly label: string; readonly bytes: number; readonly limit: number };

function measure(stats: BuildStats): readonly Row[] {
  const { outputPath } = stats;
  const entry = getEntryScripts(stats);
  const [firstQuestion, ...others] = getRoutes(stats);
  if (!stats.groups.some(({ scripts }) => scripts.some(isFlowRuntime)))
    throw new Error('The build has no "flows" chunk.');
  const withoutFlowRuntime = (scripts: ReadonlySet<string>) =>
    new Set([...scripts].filter((script) => !isFlowRuntime(script)));
  return [
    {
      label: 'prefetch and first view (brotli)',
      bytes: inlinedSize(outputPath, getInlinedScripts(stats)),
      limit: FIRST_VIEW_BR,
    },
    {
      label: 'index.html with the first view (brotli)',
      bytes: transferSize(outputPath, ['index.html'], 'br'),
      limit: PAGE_BR,
    },
    ...getLoadedViews(stats).map((script) => ({
      label: `${path.basename(script).replace(/\.\w+\.js$/, '')} (brotli)`,
      bytes: transferSize(outputPath, [script], 'br'),
      limit: FIRST_VIEW_BR,
    })),
    {
      label: `entry + ${firstQuestion.name} (brotli)`,
      bytes: transferSize(outputPath, [...entry, ...getRouteScripts(stats, firstQuestion)], 'br'),
      limit: FIRST_QUESTION_BR,
    },
    { label: 'entry (gzip)', bytes: transferSize(outputPath, [...entry], 'gz'), limit: ENTRY_GZ },
    ...[firstQuestion, ...others].map((route) => ({
      label: `  + ${route.name}`,
      bytes: transferSize(outputPath, [...withoutFlowRuntime(getRouteScripts(stats, route))], 'gz'),
      limit: ROUTE_GZ,
    })),
  ];
}

function print(rows: readonly Row[]): void {
  const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(7);
  const width = Math.max(...rows.map(({ label }) => label.length));
  console.log(`${'What each route costs, in KB'.padEnd(width)}  actual   limit`);
  for (const { label, bytes, limit } of rows)
    console.log(
      `${label.padEnd(width)} ${kb(bytes)} ${kb(limit)}${bytes > limit ? '  OVER THE LIMIT' : ''}`,
    );
}

/** `npm run budgets`: prints the size of each route of the last production build; false if a limit or the content check fails. */
function check(): boolean {
  const stats = readBuildStats();
  const rows = measure(stats);
  print(rows);
  const forbidden = findForbiddenContent(stats);
  for (const problem of forbidden) console.error(`Must not be in the build: ${problem}`);
  return rows.every(({ bytes, limit }) => bytes <= limit) && forbidden.length === 0;
}

if (!check()) process.exitCode = 1;
