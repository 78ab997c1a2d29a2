/** One call the clinic received. */
export type LoggedRequest = {
  /** Counts up from 1 since the last reset. */
  readonly id: number;
  /** ISO 8601 */
  readonly at: string;
  /** Name of the endpoint, or null where nothing answers at that path. */
  readonly endpoint: string | null;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON, the text where it is no JSON, undefined without a body. */
  readonly body: unknown;
  /** null until answered, and for ever where the connection was dropped. */
  status: number | null;
  /** Kind of the fault that was played, if any. */
  fault: string | null;
};

/** A long-running host forgets the oldest calls beyond this many. */
const MAX_REQUESTS = 1000;

/** Adds a call to the log. */
export function logRequest(
  requests: LoggedRequest[],
  request: Omit<LoggedRequest, 'id'>,
): LoggedRequest {
  const logged = { id: (requests.at(-1)?.id ?? 0) + 1, ...request };
  requests.push(logged);
  if (requests.length > MAX_REQUESTS) requests.splice(0, requests.length - MAX_REQUESTS);
  return logged;
}
