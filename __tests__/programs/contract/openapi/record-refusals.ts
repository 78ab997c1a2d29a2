import type { Exchange } from '../client/exchange.types';

/** Sends a request to the sandbox. */
export type Send = (request: Request) => Promise<Response>;

/** Error bodies by status. */
export type Refusals = Readonly<Record<string, unknown>>;

/** Fields of bodies and queries whose value has to be known to the server. */
const SECRET_FIELD = /^password$|code$|token$|displayId$/i;

const toUnknown = (key: string, value: unknown): unknown => {
  if (typeof value !== 'string' || !SECRET_FIELD.test(key)) return value;
  return /^\d{6}$/.test(value) ? '000000' : 'unknown';
};

type Parts = { readonly url: URL; readonly headers: Headers; readonly body: unknown };

const withoutToken = ({ url, body }: Parts): Parts => ({
  url,
  body,
  headers: new Headers({ 'content-type': 'application/json' }),
});

/** Replaces the last id of the path, or the first. */
function withUnknownId({ url, ...parts }: Parts, pattern: string, which: 'first' | 'last'): Parts {
  const ids = pattern.split('/').map((segment) => segment.startsWith('{'));
  const replaced = which === 'first' ? ids.indexOf(true) : ids.lastIndexOf(true);
  const segments = url.pathname
    .split('/')
    .map((segment, index) => (index === replaced ? 'unknown' : segment));
  return { ...parts, url: new URL(`${segments.join('/')}${url.search}`, url) };
}

function withUnknownSecrets({ url, headers, body }: Parts): Parts {
  const changed = new URL(url);
  for (const [key, value] of url.searchParams)
    changed.searchParams.set(key, String(toUnknown(key, value)));
  if (typeof body !== 'object' || body === null) return { url: changed, headers, body };
  const fields = Object.entries(body).map(([key, value]) => [key, toUnknown(key, value)] as const);
  return { url: changed, headers, body: Object.fromEntries(fields) };
}

/** A request to which the server has to respond with this status. */
function provoke(status: string, parts: Parts, pattern: string): Parts {
  if (status === '401' && parts.headers.has('authorization')) return withoutToken(parts);
  if (status === '404' && pattern.includes('{')) return withUnknownId(parts, pattern, 'last');
  if (status === '403') return withUnknownId(parts, pattern, 'first');
  // Sent a second time, it conflicts with the first.
  return status === '409' ? parts : withUnknownSecrets(parts);
}

/** Provokes the errors that an operation can end with; throws if the sandbox responds in another way. */
export async function recordRefusals(
  { method, url, requestHeaders, requestBody }: Exchange,
  pattern: string,
  statuses: readonly string[],
  send: Send,
): Promise<Refusals> {
  const refusals = new Map<string, unknown>();
  for (const status of statuses) {
    // Each is another command.
    const ownHeaders = new Headers(requestHeaders);
    ownHeaders.delete('idempotency-key');
    const parts = provoke(status, { url, headers: ownHeaders, body: requestBody }, pattern);
    const body = parts.body === undefined ? null : JSON.stringify(parts.body);
    const response = await send(new Request(parts.url, { method, headers: parts.headers, body }));
    if (String(response.status) !== status)
      throw new Error(
        `The sandbox responds to ${method} ${pattern} with ${response.status}, not ${status}.`,
      );
    refusals.set(status, await response.json());
  }
  return Object.fromEntries(refusals);
}
