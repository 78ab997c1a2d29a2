import type { HeadersByName, HostingRules } from '../rules/hosting-rules';

/** Headers for the paths that match a pattern. */
export type HeaderRule = {
  readonly path: string;
  readonly set: readonly (readonly [name: string, value: string])[];
  /** Names of headers set by earlier rules that this rule removes. */
  readonly detach: readonly string[];
};

/** Expresses the rules in the way of a `_headers` file: all rules that match a path apply, in order. */
export function toHeaderRules({ headers, areas }: HostingRules): HeaderRule[] {
  const exceptions = areas
    .map(({ path, contents, headers: own }) => ({
      path: contents === 'files' ? `${path}/*` : `${path}*`,
      set: getChanged(own, headers),
    }))
    .filter(({ set }) => set.length > 0)
    .map((rule) => ({ ...rule, detach: rule.set.map(([name]) => name) }));
  return [{ path: '/*', set: Object.entries(headers), detach: [] }, ...exceptions];
}

/** Returns the headers that differ from those of all other paths. */
export const getChanged = (headers: HeadersByName, common: HeadersByName) =>
  Object.entries(headers).filter(([name, value]) => common[name] !== value);

/** Formats rules as a `_headers` file of Cloudflare Pages. */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, set, detach }) =>
      [
        path,
        ...detach.map((name) => `  ! ${name}`),
        ...set.map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .map((rule) => `${rule}\n`)
    .join('\n');
