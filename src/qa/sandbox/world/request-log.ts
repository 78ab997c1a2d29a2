/** A received request. */
export type LoggedRequest = {
  /** Counts up from 1 since the last reset. */
  readonly id: number;
  /** ISO 8601 */
  readonly at: string;
  /** Name of the endpoint; null for an unknown path. */
  readonly endpoint: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Parsed JSON, the text if it is not JSON, undefined without a body. */
  readonly body: unknown;
  /** null until the response is sent, and forever if the connection is dropped. */
  status: number | null;
  /** Kind of the applied fault, or null. */
  fault: string | null;
  /** It got the response to an earlier attempt with its `Idempotency-Key`, and changed nothing (D10). */
  isReplay: boolean;
};

/** The log drops its oldest requests beyond this number. */
const MAX_REQUESTS = 1000;

/** Adds a request to the log. */
export function logRequest(
  requests: LoggedRequest[],
  request: Omit<LoggedRequest, 'id'>,
): LoggedRequest {
  const logged = { id: (requests.at(-1)?.id ?? 0) + 1, ...request };
  requests.push(logged);
  if (requests.length > MAX_REQUESTS) requests.splice(0, requests.length - MAX_REQUESTS);
  return logged;
}
