import type { GenericSchema } from 'valibot';
import { baseApi } from '../../../../src/api/base-api';
import type { Endpoint } from '../../../../src/qa/sandbox/handlers/endpoint';
import type { Exchange } from '../client/exchange.types';
import { getErrors, type DescribedOperation } from '../operations/operation.types';
import { COMMON_ERRORS, HEADERS, KEY_ERRORS } from './components';
import type {
  OperationObject,
  Parameter,
  ResponseObject,
  Schema,
} from '../../../../src/qa/openapi/document.types';
import { shortenExample } from './examples';
import { createPathParameters, createQueryParameters } from './parameters';
import type { Refusals } from './record-refusals';
import { toSchema } from './to-schema';

type EndpointDefinition = {
  readonly responseSchema?: GenericSchema;
  readonly rawResponseSchema?: GenericSchema;
};

/** Reads the schema of an endpoint's response from its definition. */
function readResponseSchema(endpoint: string): GenericSchema {
  const found: { schema?: GenericSchema | undefined } = {};
  baseApi.enhanceEndpoints({
    endpoints: {
      [endpoint]: (definition: EndpointDefinition) => {
        found.schema = definition.rawResponseSchema ?? definition.responseSchema;
      },
    },
  });
  if (found.schema === undefined)
    throw new Error(`${endpoint} has no schema: the table of operations needs its response.`);
  return found.schema;
}

/** The schema of an operation's response; null if the client ignores the body. */
function getResponseSchema({
  id,
  response,
  requests,
  isBodyIgnored,
}: DescribedOperation): Schema | null {
  if (isBodyIgnored === true) return null;
  return toSchema(response ?? readResponseSchema(requests[0]?.endpoint ?? id));
}

function createResponseHeaders({ headers = {}, isSameForAll }: DescribedOperation) {
  const own = Object.entries(headers).map(
    ([name, header]) => [name, { ...header, schema: { type: 'string' } }] as const,
  );
  const caching = { 'Cache-Control': { $ref: '#/components/headers/CacheControl' } };
  const all = { ...Object.fromEntries(own), ...(isSameForAll === true && caching) };
  return Object.keys(all).length === 0 ? {} : { headers: all };
}

function createSuccess(
  operation: DescribedOperation,
  example: unknown,
): Record<string, ResponseObject> {
  const headers = createResponseHeaders(operation);
  const schema = getResponseSchema(operation);
  if (schema === null) return { '2XX': { description: 'Done. The body is ignored.', ...headers } };
  return {
    200: {
      description: 'Success.',
      ...headers,
      content: { 'application/json': { schema, example: shortenExample(example) } },
    },
  };
}

function createErrors(
  operation: DescribedOperation,
  refusals: Refusals,
): Record<string, ResponseObject> {
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    Object.entries(getErrors(operation)).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema, example: refusals[status] } } },
    ]),
  );
}

function createHeaderParameters(exchanges: readonly Exchange[]): { $ref: string }[] {
  return Object.entries(HEADERS)
    .filter(([name]) => exchanges.some(({ requestHeaders }) => requestHeaders.has(name)))
    .map(([, { component }]) => ({ $ref: `#/components/parameters/${component}` }));
}

const SECURITY = {
  account: [{ accessToken: [] }],
  intake: [{ accessToken: [] }],
  cookie: [{ sessionCookie: [] }],
} as const;

/** Builds an operation of the document from its requests and responses. */
export function buildOperation(
  operation: DescribedOperation,
  endpoint: Endpoint,
  exchanges: readonly Exchange[],
  refusals: Refusals,
): OperationObject {
  const last = exchanges.at(-1);
  if (last?.response == null) throw new Error(`${operation.id} was not sent.`);
  const { text } = last.response;
  const body: unknown = text === '' ? null : JSON.parse(text);
  const { id, tag, summary, description, isDeprecated, auth, server, path } = operation;
  const hasKey = last.requestHeaders.has('idempotency-key');
  const parameters: readonly Parameter[] = [
    ...createPathParameters(path, last),
    ...createQueryParameters(endpoint, exchanges),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(isDeprecated === true && { deprecated: true }),
    ...(server === 'identity' && { servers: [{ url: 'https://identity.clinic.example' }] }),
    security: auth === undefined ? [] : SECURITY[auth],
    parameters: [...parameters, ...createHeaderParameters(exchanges)],
    ...(endpoint.body !== undefined && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: toSchema(endpoint.body),
            example: shortenExample(last.requestBody),
          },
        },
      },
    }),
    responses: {
      ...createSuccess(operation, body),
      ...(hasKey && KEY_ERRORS),
      ...createErrors(operation, refusals),
      ...COMMON_ERRORS,
    },
  };
}
