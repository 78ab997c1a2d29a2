/** A route of the visualiser: `#/chart/user-gate?state=open`. */
export type Route = {
  /** Id of the mode; an unknown id falls back to the first mode. */
  readonly mode: string;
  /** Id of the machine; an unknown id falls back to the first machine. */
  readonly machine: string;
  /** Parameters of the mode. */
  readonly query: Readonly<Record<string, string>>;
};

/** Parses the hash of a URL; missing parts are empty. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = splitOnce(hash.replace(/^#/, ''), '?');
  const [mode = '', machine = ''] = path.split('/').filter(Boolean);
  return { mode, machine, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** The hash of a route; empty query values are omitted. */
export function formatRoute({ mode, machine, query }: Route): string {
  const entries = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(entries).toString();
  return `#/${mode}/${machine}${search === '' ? '' : `?${search}`}`;
}

function splitOnce(text: string, separator: string): readonly string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
