import type { GenericSchema } from 'valibot';
import { baseApi } from '../../../../src/api/base-api';
import type { Endpoint } from '../../../../src/qa/sandbox/handlers/endpoint';
import type { Exchange } from '../client/exchange.types';
import { getErrors, type Operation } from '../operations/operation.types';
import { COMMON_ERRORS, HEADERS } from './components';
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
function getResponseSchema({ id, response, endpoints }: Operation): Schema | null {
  if (response === null) return null;
  return toSchema(response ?? readResponseSchema(endpoints[0] ?? id));
}

function createResponseHeaders({ headers = {} }: Operation, { isCacheable }: Exchange) {
  const own = Object.entries(headers).map(
    ([name, header]) => [name, { ...header, schema: { type: 'string' } }] as const,
  );
  const caching = { 'Cache-Control': { $ref: '#/components/headers/CacheControl' } };
  const all = { ...Object.fromEntries(own), ...(isCacheable && caching) };
  return Object.keys(all).length === 0 ? {} : { headers: all };
}

function createSuccess(
  operation: Operation,
  exchange: Exchange,
  example: unknown,
): Record<string, ResponseObject> {
  const headers = createResponseHeaders(operation, exchange);
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
  operation: Operation,
  path: string,
  refusals: Refusals,
): Record<string, ResponseObject> {
  const schema = { $ref: '#/components/schemas/Error' };
  return Object.fromEntries(
    Object.entries(getErrors(operation, path)).map(([status, description]) => [
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

/** Throws if a request is not authenticated as the table says. */
function checkSession({ id, session }: Operation, exchange: Exchange): void {
  const isAuthenticated = exchange.requestHeaders.has('authorization');
  const isExpected = session === 'account' || session === 'intake';
  if (session !== 'cookie' && isAuthenticated !== isExpected)
    throw new Error(`${id} is sent ${isAuthenticated ? 'with' : 'without'} an access token.`);
}

/** Builds an operation of the document from its requests and responses. */
export function buildOperation(
  operation: Operation,
  endpoint: Endpoint,
  exchanges: readonly Exchange[],
  refusals: Refusals,
): OperationObject {
  const last = exchanges.at(-1);
  if (last?.response == null) throw new Error(`${operation.id} was not sent.`);
  for (const exchange of exchanges) checkSession(operation, exchange);
  const { text } = last.response;
  const body: unknown = text === '' ? null : JSON.parse(text);
  const { id, tag, summary, description, session } = operation;
  const parameters: readonly Parameter[] = [
    ...createPathParameters(endpoint, last),
    ...createQueryParameters(endpoint, exchanges),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(last.withCookie && { servers: [{ url: 'https://identity.clinic.example' }] }),
    security: session === undefined ? [] : SECURITY[session],
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
      ...createSuccess(operation, last, body),
      ...createErrors(operation, endpoint.path, refusals),
      ...COMMON_ERRORS,
    },
  };
}
