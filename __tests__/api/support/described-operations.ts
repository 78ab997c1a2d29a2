import openApi from '../../../docs/openapi.json';
import type { OpenApiDocument } from '../../../src/qa/openapi/document.types';
import { findOperation } from '../../../src/qa/openapi/find-operation';
import type { ClientRequest } from '../../programs/contract/operations/client-request';
import type { DescribedOperation } from '../../programs/contract/operations/operation.types';
import { OPERATIONS } from '../../programs/contract/operations/operations';
import { getInput, parsePeople } from '../../programs/contract/people';
import people from '../../programs/contract/people.sandbox.json';

// SAFETY: a test compares the file with a document of this type.
const document = openApi as unknown as OpenApiDocument;
const sandboxPeople = parsePeople(people);

/** What the sandbox responds to an operation, by the example in docs/openapi.json; undefined where the body is ignored. */
export function getExample(method: string, path: string): unknown {
  const success = findOperation(document, method, path)?.operation.responses['200'];
  return success !== undefined && 'content' in success
    ? success.content?.['application/json'].example
    : undefined;
}

/** A request of an RTK Query endpoint for an operation, with what the people file of the sandbox says. */
export type EndpointRequest = {
  readonly endpoint: string;
  readonly operation: DescribedOperation;
  readonly send: (
    context: Parameters<ClientRequest<object>['send']>[1],
  ) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>;
};

/** The requests of all endpoints. */
export const ENDPOINT_REQUESTS: readonly EndpointRequest[] = OPERATIONS.flatMap((operation) => {
  const input = { userId: 'ada', ...getInput(sandboxPeople, operation.needs) };
  return operation.requests.flatMap(({ endpoint, send }) =>
    endpoint === null
      ? []
      : [
          {
            endpoint,
            operation,
            send: (context) => send(input, context),
          } satisfies EndpointRequest,
        ],
  );
});
