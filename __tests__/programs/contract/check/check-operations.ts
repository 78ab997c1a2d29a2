import {
  findOperation,
  listOperations,
  type DocumentedOperation,
} from '../../../../src/qa/openapi/find-operation';
import type { OpenApiDocument } from '../../../../src/qa/openapi/document.types';
import { createDeviationFinder, type Deviation } from '../../../../src/qa/openapi/find-deviations';
import { createClient, type ClientOptions } from '../client/create-client';
import type { Exchange } from '../client/exchange.types';
import { OPERATIONS } from '../operations/operations';
import type { DescribedOperation } from '../operations/operation.types';
import { getInput, type People } from '../people';
import {
  findAuthorizationDeviations,
  findCorsDeviations,
  findResponseDeviations,
} from './find-response-deviations';

/** The result of an operation. */
export type Result = {
  readonly operation: DocumentedOperation;
  /** Why it was not sent; null if it was. */
  readonly skipped: string | null;
  readonly deviations: readonly Deviation[];
};

/** What to check, and how. */
export type CheckOptions = ClientOptions & {
  readonly document: OpenApiDocument;
  readonly people: People;
  /** Also sends operations that change something. */
  readonly isWriting: boolean;
  /** The ids of the operations to check, besides those that sign in; null for all. */
  readonly only: readonly string[] | null;
};

/** After as many operations without any response, the server is taken to be down, and the others are not sent. */
const MAX_UNANSWERED = 2;

/** Of an error, only a reason of the client may be printed, never a message of the server. */
function toDeviation(path: string, expected: string, error: unknown): Deviation {
  const reason =
    typeof error === 'object' && error !== null && 'reason' in error ? error.reason : null;
  return { path, expected, received: typeof reason === 'string' ? reason : 'an error' };
}

/** Repeats a query of a signed-in user without its token. */
async function checkAuthorization(
  client: ReturnType<typeof createClient>,
  { method, url, requestHeaders }: Exchange,
): Promise<readonly Deviation[]> {
  if (method !== 'GET' || !requestHeaders.has('authorization')) return [];
  const response = await client.sendWithoutToken(url);
  return response === null ? [] : findAuthorizationDeviations(response);
}

/** Sends the operations of a document as the client does, and yields the result of each. */
export async function* checkOperations(options: CheckOptions): AsyncGenerator<Result> {
  const { document, people, isWriting, only } = options;
  const findDeviations = createDeviationFinder(document);
  const documented = new Map(
    listOperations(document).map((one) => [one.operation.operationId, one]),
  );
  const client = createClient(options);
  let hasResponded = false;
  let unansweredCount = 0;

  function findReasonToSkip({ needs, auth, isPrerequisite, method }: DescribedOperation) {
    if (!hasResponded && unansweredCount >= MAX_UNANSWERED) return 'the server does not respond';
    if (!isWriting && method !== 'GET' && isPrerequisite !== true)
      return 'changes something: --write';
    if (getInput(people, needs) === undefined) return `the people file has no ${needs}`;
    if (auth !== undefined && !client.hasSession(auth)) return 'not signed in';
    const needsProfile = auth === 'account' && isPrerequisite !== true;
    return needsProfile && client.getUserId() === '' ? 'the profile was not read' : null;
  }

  async function check(operation: DescribedOperation, one: DocumentedOperation): Promise<Result> {
    const { error } = await client.send(operation, people);
    const exchange = client
      .takeExchanges()
      .findLast(
        ({ method, url }) =>
          findOperation(document, method, url.pathname)?.operation === one.operation,
      );
    if (exchange?.response === null) unansweredCount += 1;
    else if (exchange !== undefined) hasResponded = true;
    if (operation.isDeprecated === true && exchange?.response?.status === 404)
      return { operation: one, skipped: 'deprecated: the client does not send it', deviations: [] };
    const found =
      exchange === undefined
        ? [toDeviation('request', 'to be sent', error)]
        : [
            ...findResponseDeviations(one.operation, exchange, findDeviations),
            ...findCorsDeviations(exchange, options.appOrigin),
            ...(await checkAuthorization(client, exchange)),
          ];
    // What the schema cannot express.
    const isUnread = error !== undefined && found.length === 0;
    const unread = toDeviation('body', 'what the client can read', error);
    return { operation: one, skipped: null, deviations: isUnread ? [unread] : found };
  }

  try {
    const selected = OPERATIONS.filter(
      ({ id, isPrerequisite }) => only === null || isPrerequisite === true || only.includes(id),
    );
    for (const operation of selected) {
      const one = documented.get(operation.id);
      if (one === undefined) throw new Error(`The document has no operation ${operation.id}.`);
      const skipped = findReasonToSkip(operation);
      yield skipped === null
        ? await check(operation, one)
        : { operation: one, skipped, deviations: [] };
    }
  } finally {
    client.close();
  }
}
