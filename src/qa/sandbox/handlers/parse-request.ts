import * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { badRequest } from './http-error';

const emptySchema = v.strictObject({});

/** The body as it is logged: parsed JSON, the text if it is not JSON, undefined if it is empty. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function validate(label: string, schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw badRequest(`${label}${path === null ? '' : `.${path}`}: ${issue.message}`);
}

function readRequestQuery(endpoint: Endpoint, url: URL): unknown {
  const keys = [...url.searchParams.keys()];
  const duplicate = keys.find((key, index) => keys.indexOf(key) !== index);
  if (duplicate !== undefined) throw badRequest(`query.${duplicate}: given twice`);
  return validate('query', endpoint.query ?? emptySchema, Object.fromEntries(url.searchParams));
}

function readRequestBody(endpoint: Endpoint, request: Request, body: unknown): unknown {
  if (endpoint.body === undefined) {
    if (body !== undefined) throw badRequest('body: this endpoint takes no body');
    return undefined;
  }
  if (body === undefined) throw badRequest('body: this endpoint needs a body');
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('application/json'))
    throw badRequest(`body: must be application/json, not ${contentType || 'untyped'}`);
  return validate('body', endpoint.body, body);
}

/** Validates a request against its endpoint's schemas; throws an `HttpError` 400 that names the first problem. */
export function parseRequest(endpoint: Endpoint, request: Request, body: unknown) {
  return {
    query: readRequestQuery(endpoint, new URL(request.url)),
    body: readRequestBody(endpoint, request, body),
  };
}
