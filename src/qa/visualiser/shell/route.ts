/** A place of the visualiser: `#/chart/user-gate?state=open`. */
export type Route = {
  /** Id of the mode; an unknown one is shown as the first. */
  readonly mode: string;
  /** Id of the machine; an unknown one is shown as the first. */
  readonly machine: string;
  /** What the mode itself keeps in the address. */
  readonly query: Readonly<Record<string, string>>;
};

/** Reads a place from the hash of an address; what is missing is empty. */
export function parseRoute(hash: string): Route {
  const [path = '', search = ''] = splitOnce(hash.replace(/^#/, ''), '?');
  const [mode = '', machine = ''] = path.split('/').filter(Boolean);
  return { mode, machine, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** The hash that leads to a place; empty values of the query are left out. */
export function formatRoute({ mode, machine, query }: Route): string {
  const entries = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(entries).toString();
  return `#/${mode}/${machine}${search === '' ? '' : `?${search}`}`;
}

function splitOnce(text: string, separator: string): readonly string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
