import type { BuildStats } from './build-stats';

/** A place of the app and what a browser downloads for it beside the entry, by the ends of the imports. */
export type Route = { readonly name: string; readonly imports: readonly string[] };

const gate = 'user-gate/user-gate';
const assessments = 'assessments/assessments-page';

/** The way that has to be short: from a public link to the first answer. */
const firstAnswer: Route = {
  name: 'assessments, to the first answer',
  imports: [gate, assessments],
};

/** Places that are more than one import away. */
const composedRoutes: readonly Route[] = [
  { name: 'assessments, to the consent', imports: [gate, './consent-screen'] },
  { name: 'assessments, to the date of birth', imports: [gate, './birthday-screen'] },
  { name: 'intake, to the card', imports: ['intake/intake-page', './payment/payment-step'] },
];

/** The scripts that are there from the start. */
export function getEntryScripts({ groups }: BuildStats): ReadonlySet<string> {
  return new Set(groups.filter(({ entry }) => entry !== null).flatMap(({ scripts }) => scripts));
}

/** The one script that every flow runs on, and that stays once it has arrived. */
export const isFlowRuntime = (script: string): boolean => /[\\/]flows\./.test(script);

/** The scripts that a place needs beyond the entry; throws for an import that the build does not know. */
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

/** Every place, the first answer first: those that are composed, and every screen that the app's floor imports by itself. */
export function getRoutes(stats: BuildStats): readonly [Route, ...Route[]] {
  const knownImports = new Set([firstAnswer, ...composedRoutes].flatMap(({ imports }) => imports));
  const requests = stats.groups
    .flatMap(({ imports }) => imports)
    .filter(({ from }) => /[\\/]src[\\/]app[\\/]/.test(from))
    .map(({ request }) => request)
    .filter((request) => ![...knownImports].some((suffix) => request.endsWith(suffix)));
  const singleImportRoutes = [...new Set(requests)].sort().map((request) => ({
    name: request.split('/').slice(-2).join('/'),
    imports: [request],
  }));
  return [firstAnswer, ...composedRoutes, ...singleImportRoutes];
}
