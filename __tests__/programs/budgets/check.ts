import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { findForbiddenContent } from './forbidden-modules';

/*
 * The limits, in KB after brotli, are a tenth above what is reached: they find accidents. Whether the app is fast is for the
 * bench to say.
 */
const LIMITS = {
  /** `index.html` with the prefetch and the first view in it. */
  page: 37.5,
  /** A first view that is not part of the page. */
  view: 29.5,
  /** That of the progress page, which draws charts. */
  viewWithCharts: 44,
  /** The scripts of every page. */
  entry: 139,
  /** All scripts until the app has rendered the first question of a public link. */
  firstQuestion: 188,
  /** What a route needs on top of the entry. */
  route: 60,
};

/** Routes that need more than one dynamic import; an import is named by the end of its path. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  'assessments: first question': ['user-gate/user-gate', 'assessments/assessments-page'],
  'assessments: consent': ['user-gate/user-gate', './consent-screen'],
  'assessments: date of birth': ['user-gate/user-gate', './birthday-screen'],
  'intake: payment': ['intake/intake-page', './payment/payment-step'],
};
const FIRST_QUESTION = 'assessments: first question';

/** What webpack.config.js writes about the last production build. */
const statsSchema = v.object({
  outputPath: v.string(),
  entrypoints: v.record(v.string(), v.object({ assets: v.array(v.object({ name: v.string() })) })),
  chunks: v.array(
    v.object({
      files: v.array(v.string()),
      /** The dynamic imports that load the chunk. */
      origins: v.array(v.object({ request: v.string(), moduleName: v.string() })),
    }),
  ),
  modules: v.array(
    v.object({
      nameForCondition: v.nullish(v.string()),
      modules: v.optional(v.array(v.object({ nameForCondition: v.nullish(v.string()) })), []),
    }),
  ),
});
type Stats = v.InferOutput<typeof statsSchema>;

type Row = { readonly label: string; readonly files: readonly string[]; readonly limit: number };

const isScript = (file: string) => file.endsWith('.js');

function toRows({ entrypoints, chunks }: Stats): readonly Row[] {
  const getScripts = (entry: string) =>
    (entrypoints[entry]?.assets ?? []).map(({ name }) => name).filter(isScript);
  const entry = getScripts('main');
  const getRouteScripts = (imports: readonly string[]) => {
    const files = imports.flatMap((suffix) => {
      const loaded = chunks.filter(({ origins }) =>
        origins.some(({ request }) => request.endsWith(suffix)),
      );
      if (loaded.length === 0) throw new Error(`Nothing in the build imports …${suffix}.`);
      return loaded.flatMap((chunk) => chunk.files.filter(isScript));
    });
    return [...new Set(files)].filter((file) => !entry.includes(file));
  };
  const known = Object.values(ROUTES).flat();
  const requests = chunks
    .flatMap(({ origins }) => origins)
    .filter(({ moduleName }) => moduleName.startsWith('./src/app/'))
    .map(({ request }) => request)
    .filter((request) => !known.some((suffix) => request.endsWith(suffix)));
  const routes = {
    ...ROUTES,
    ...Object.fromEntries(
      [...new Set(requests)]
        .sort()
        .map((request) => [request.split('/').slice(-2).join('/'), [request]]),
    ),
  };
  return [
    { label: 'index.html', files: ['index.html'], limit: LIMITS.page },
    ...Object.keys(entrypoints)
      .filter((name) => name.includes('-view.'))
      .map((name) => ({
        label: name,
        files: getScripts(name),
        limit: name.startsWith('progress-view') ? LIMITS.viewWithCharts : LIMITS.view,
      })),
    { label: 'entry', files: entry, limit: LIMITS.entry },
    {
      label: `entry + ${FIRST_QUESTION}`,
      files: [...entry, ...getRouteScripts(ROUTES[FIRST_QUESTION] ?? [])],
      limit: LIMITS.firstQuestion,
    },
    ...Object.entries(routes).map(([name, imports]) => ({
      label: `  + ${name}`,
      files: getRouteScripts(imports),
      limit: LIMITS.route,
    })),
  ];
}

/** `npm run budgets`: prints the sizes of the last production build; false if a limit or the check of its content fails. */
function check(): boolean {
  const stats = v.parse(
    statsSchema,
    JSON.parse(readFileSync(path.resolve('node_modules/.cache/build-stats.json'), 'utf8')),
  );
  const rows = toRows(stats);
  const width = Math.max(...rows.map(({ label }) => label.length));
  const getSize = (file: string) =>
    brotliCompressSync(readFileSync(path.join(stats.outputPath, file))).length;
  let isWithinLimits = true;
  console.log(`${'KB after brotli'.padEnd(width)}  actual   limit`);
  for (const { label, files, limit } of rows) {
    const size = files.reduce((sum, file) => sum + getSize(file), 0) / 1024;
    const isOver = size > limit;
    if (isOver || size === 0) isWithinLimits = false;
    console.log(
      `${label.padEnd(width)} ${size.toFixed(1).padStart(7)} ${limit.toFixed(1).padStart(7)}${isOver ? '  OVER THE LIMIT' : ''}`,
    );
  }
  const modules = stats.modules
    .flatMap((module) => [module, ...module.modules])
    .flatMap(({ nameForCondition }) => nameForCondition ?? []);
  const forbidden = findForbiddenContent({ modules, outputPath: stats.outputPath });
  for (const problem of forbidden) console.error(`Must not be in the build: ${problem}`);
  return isWithinLimits && forbidden.length === 0;
}

if (!check()) process.exitCode = 1;
