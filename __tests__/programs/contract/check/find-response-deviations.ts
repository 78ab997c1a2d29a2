import type { Exchange } from '../client/exchange.types';
import type { OperationObject } from '../../../../src/qa/openapi/document.types';
import type { Deviation, DeviationFinder } from '../../../../src/qa/openapi/find-deviations';

type ReceivedResponse = NonNullable<Exchange['response']>;

/** Parses JSON; undefined if the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isHtml = (text: string) => text.trimStart().startsWith('<');

/** What a text is that should be JSON. */
function describeText(text: string): string {
  if (text === '') return 'nothing';
  return isHtml(text) ? 'an HTML page' : 'text that is not JSON';
}

/** The status that the document names: `200`, or `2XX` for any success. */
const getSuccessStatus = ({ responses }: OperationObject) => ('200' in responses ? '200' : '2XX');

/** A status with what the document says about it. */
function describeStatus(
  { responses }: OperationObject,
  { status, headers }: ReceivedResponse,
): string {
  const documented = responses[String(status)];
  if (documented !== undefined && 'description' in documented)
    return `${status}, which means: ${documented.description.replace(/\.$/, '')}`;
  const isRedirect = status >= 300 && status < 400 && headers.has('location');
  return isRedirect ? `${status}, a redirect` : String(status);
}

function findStatusDeviation(
  operation: OperationObject,
  response: ReceivedResponse,
): Deviation | null {
  const expected = getSuccessStatus(operation);
  const { status } = response;
  const isExpected = expected === '200' ? status === 200 : status >= 200 && status < 300;
  if (isExpected) return null;
  return { path: 'status', expected, received: describeStatus(operation, response) };
}

/** Finds headers that the document requires. */
function findMissingHeaders(
  { responses }: OperationObject,
  status: string,
  { headers }: ReceivedResponse,
): readonly Deviation[] {
  const documented = responses[status];
  if (documented === undefined || !('headers' in documented)) return [];
  return Object.entries(documented.headers ?? {})
    .filter(([name, header]) => 'required' in header && header.required && !headers.has(name))
    .map(([name]) => ({ path: name.toLowerCase(), expected: 'a header', received: 'nothing' }));
}

/** Finds what deviates from the document in a response to an operation. */
export function findResponseDeviations(
  operation: OperationObject,
  { response, failure }: Exchange,
  findDeviations: DeviationFinder,
): readonly Deviation[] {
  if (response === null)
    return [{ path: 'response', expected: 'a response', received: failure ?? 'nothing' }];
  const success = getSuccessStatus(operation);
  const wrongStatus = findStatusDeviation(operation, response);
  if (wrongStatus !== null) return [wrongStatus];
  const { text } = response;
  if (success === '2XX')
    return isHtml(text) ? [{ path: 'body', expected: 'no page', received: 'an HTML page' }] : [];
  const body = parseJson(text);
  if (body === undefined) return [{ path: 'body', expected: 'JSON', received: describeText(text) }];
  const deviations = findDeviations(operation.operationId, success, body).map((deviation) => ({
    ...deviation,
    path: deviation.path === '' ? 'body' : deviation.path,
  }));
  return [...deviations, ...findMissingHeaders(operation, success, response)];
}

/** Finds what keeps a browser from reading a response on a page of another origin. */
export function findCorsDeviations(
  { url, withCookie, response }: Exchange,
  appOrigin: string,
): readonly Deviation[] {
  if (response === null || url.origin === appOrigin) return [];
  const { headers } = response;
  const name = 'access-control-allow-origin';
  const allowed = headers.get(name);
  const isAllowed = allowed === appOrigin || (allowed === '*' && !withCookie);
  if (!isAllowed)
    return [
      {
        path: name,
        expected: 'the origin of the app',
        received: allowed === null ? 'nothing' : 'another origin',
      },
    ];
  const credentials = headers.get('access-control-allow-credentials');
  if (!withCookie || credentials === 'true') return [];
  const received = credentials === null ? 'nothing' : 'another value';
  return [{ path: 'access-control-allow-credentials', expected: 'true', received }];
}

/** Finds what deviates in the response to a request without its access token: it has to be a 401 with a message (D2, D3). */
export function findAuthorizationDeviations({
  status,
  text,
}: ReceivedResponse): readonly Deviation[] {
  const path = 'without an access token';
  if (status !== 401)
    return [{ path: `${path}: status`, expected: '401', received: String(status) }];
  const body = parseJson(text);
  const hasMessage =
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string';
  return hasMessage ? [] : [{ path: `${path}: message`, expected: 'string', received: 'nothing' }];
}
