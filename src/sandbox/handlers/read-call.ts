import * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { brokenContract } from './refusal';

const nothing = v.strictObject({});

/** The body as the log keeps it: parsed JSON, else the text, else undefined. */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function check(what: string, schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw brokenContract(`${what}${path === null ? '' : `.${path}`}: ${issue.message}`);
}

function readQuery(endpoint: Endpoint, url: URL): unknown {
  const keys = [...url.searchParams.keys()];
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw brokenContract(`query.${twice}: given twice`);
  return check('query', endpoint.query ?? nothing, Object.fromEntries(url.searchParams));
}

function checkBody(endpoint: Endpoint, request: Request, body: unknown): unknown {
  if (endpoint.body === undefined) {
    if (body !== undefined) throw brokenContract('body: this call has no body');
    return undefined;
  }
  if (body === undefined) throw brokenContract('body: this call needs a body');
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('application/json'))
    throw brokenContract(`body: must be application/json, not ${contentType || 'untyped'}`);
  return check('body', endpoint.body, body);
}

/** Checks a call against its endpoint's contract; throws a `Refusal` 400 that names the first thing wrong. */
export function readCall(endpoint: Endpoint, request: Request, body: unknown) {
  return {
    query: readQuery(endpoint, new URL(request.url)),
    body: checkBody(endpoint, request, body),
  };
}
