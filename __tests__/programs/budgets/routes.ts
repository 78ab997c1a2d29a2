import type { BuildStats } from './build-stats';

/** A route, and the dynamic imports that it needs on top of the entry; each is the end of an import path. */
export type Route = { readonly name: string; readonly imports: readonly string[] };

const gate = 'user-gate/user-gate';
const assessments = 'assessments/assessments-page';

/** The critical path: from opening a public link to its first question. */
const firstQuestion: Route = {
  name: 'assessments: first question',
  imports: [gate, assessments],
};

/** Routes that need more than one dynamic import. */
const composedRoutes: readonly Route[] = [
  { name: 'assessments: consent', imports: [gate, './consent-screen'] },
  { name: 'assessments: date of birth', imports: [gate, './birthday-screen'] },
  { name: 'intake: payment', imports: ['intake/intake-page', './payment/payment-step'] },
];

/** The entries that the build puts into `index.html`. */
const INLINED = ['prefetch', 'first-view'];

/** The first view in another language than English ('first-view.es'), and that of the home page ('home-view.en'). */
const isLoadedView = (entry: string | null) => /^(?:first-view|home-view)\./.test(entry ?? '');

/** The scripts that every page loads at the start, without the inlined ones. */
export function getEntryScripts({ groups }: BuildStats): ReadonlySet<string> {
  const entries = groups.filter(
    ({ entry }) => entry !== null && !INLINED.includes(entry) && !isLoadedView(entry),
  );
  return new Set(entries.flatMap(({ scripts }) => scripts));
}

/** The inlined scripts, as files of their own. */
export function getInlinedScripts({ groups }: BuildStats): readonly string[] {
  const inlined = groups.filter(({ entry }) => entry !== null && INLINED.includes(entry));
  if (inlined.length !== INLINED.length) throw new Error('The build has no first view.');
  return inlined.flatMap(({ scripts }) => scripts);
}

/** The scripts of the first view that are not part of the page. */
export const getLoadedViews = ({ groups }: BuildStats): readonly string[] =>
  groups.filter(({ entry }) => isLoadedView(entry)).flatMap(({ scripts }) => scripts);

/** The chunk with XState: all flows share it, so it is downloaded once and not counted per route. */
export const isFlowRuntime = (script: string): boolean => /[\\/]flows\./.test(script);

/** The scripts that a route needs on top of the entry; throws if an import is not in the build. */
export function getRouteScripts(stats: BuildStats, { imports }: Route): ReadonlySet<string> {
  const entry = getEntryScripts(stats);
  const needed = imports.flatMap((suffix) => {
    const groups = stats.groups.filter((group) =>
      group.imports.some(({ request }) => request.endsWith(suffix)),
    );
    if (groups.length === 0) throw new Error(`Nothing in the build imports …${suffix}.`);
    return groups.flatMap(({ scripts }) => scripts);
  });
  return new Set(needed.filter((script) => !entry.has(script)));
}

/** All routes, the first question first: the composed ones, and one for each other dynamic import in `src/app`. */
export function getRoutes(stats: BuildStats): readonly [Route, ...Route[]] {
  const knownImports = new Set(
    [firstQuestion, ...composedRoutes].flatMap(({ imports }) => imports),
  );
  const requests = stats.groups
    .flatMap(({ imports }) => imports)
    .filter(({ from }) => /[\\/]src[\\/]app[\\/]/.test(from))
    .map(({ request }) => request)
    .filter((request) => ![...knownImports].some((suffix) => request.endsWith(suffix)));
  if (requests.length === 0) throw new Error('The build has no dynamic import from src/app.');
  const singleImportRoutes = [...new Set(requests)].sort().map((request) => ({
    name: request.split('/').slice(-2).join('/'),
    imports: [request],
  }));
  return [firstQuestion, ...composedRoutes, ...singleImportRoutes];
}
