import { encodePathSegment } from '../lib/url/encode-path-segment';

/** A row of the table of operations (`operations.ts`): how one request of the API is sent. */
export type Operation = {
  readonly method: 'DELETE' | 'GET' | 'PATCH' | 'POST';
  /** With its `{parameters}`, as in docs/openapi.json. */
  readonly path: string;
  /** Sent to the origin of the identity service, with its cookie (D1). */
  readonly server?: 'identity';
  /**
   * What authenticates the request: the access token of the signed-in user, for the profile that the request acts for; the access
   * token of the intake; or the cookie of the identity service. Without it, the request is public (§6).
   */
  readonly auth?: 'account' | 'intake' | 'cookie';
  /**
   * The `Idempotency-Key` of a write (D10): `flow` if the flow that submits provides it, `none` if the response has tokens, which a
   * server must not replay. Other writes get a key in `commands.ts`.
   */
  readonly idempotency?: 'flow' | 'none';
  /**
   * A path that writes to the same resource have in common, by default the method and the path: when one is sent, an uncertain
   * other one is given up (D10).
   */
  readonly resource?: string;
  /** Submits what a user has entered: it goes on if the page is closed or the session ends (D9). */
  readonly isSubmit?: true;
  /** The screen works without the response: a lasting 401 of this request alone does not end the session. */
  readonly isOptional?: true;
  /** The response is the same for everybody: the browser may keep it as long as the server says. */
  readonly isSameForAll?: true;
  /** The client reads nothing of the body of a successful response. */
  readonly isBodyIgnored?: true;
};

/** Defines an operation, with the exact types of its path and its other parts. */
export const defineOperation = <const Row extends Operation>(row: Row): Row => row;

/** The parameters of a path: `/user/{userId}` → `{ userId }`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Readonly<Record<Name, string>> & PathParams<Rest>
  : unknown;

/** The parameters of a query; a list is joined by commas, and null is left out. */
export type Query = Readonly<Record<string, string | readonly string[] | null>>;

const encodeValue = (value: string | readonly string[]) =>
  [value].flat().map(encodeURIComponent).join(',');

/** The path of an operation, with its query; every id is encoded, so that it cannot change the endpoint. */
export function toPath<const Path extends string>(
  { path }: { readonly path: Path },
  params: PathParams<Path>,
  query: Query = {},
): string {
  // SAFETY: the type of the parameters has a text for every name in the path.
  const values = params as Readonly<Record<string, string>>;
  const pathname = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodePathSegment(values[name] ?? ''),
  );
  const search = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeValue(value)}`],
  );
  return search.length === 0 ? pathname : `${pathname}?${search.join('&')}`;
}
