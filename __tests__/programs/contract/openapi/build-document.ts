import packageInfo from '../../../../package.json';
import type { Operation } from '../../../../src/api/operation';
import { TAGS } from '../operations/operation.types';
import type { People } from '../people';
import { buildOperation } from './build-operation';
import { createComponents } from './components';
import { withoutOtherFields } from './without-other-fields';
import { matchesTemplate, toTemplate } from '../../../../src/qa/openapi/find-operation';
import type { Endpoint } from '../../../../src/qa/sandbox/handlers/endpoint';
import { ENDPOINTS } from '../../../../src/qa/sandbox/handlers/endpoints';
import type { OpenApiDocument, OperationObject } from '../../../../src/qa/openapi/document.types';
import { describeFields, describeMeanings, requireFields } from './fields';
import { readFieldNotes } from './field-notes';
import { addRules, narrowFields } from './narrow-fields';
import { nameSchemas } from './name-schemas';
import { recordExchanges, type RecordedOperation } from './record-exchanges';

const DESCRIPTION = [
  'The API that the client uses, as a server has to implement it.',
  'The schemas of responses name the fields that the client reads; it ignores all others. The client tolerates some wrong fields, as the descriptions say, but a server must not rely on that.',
  'Dates are ISO 8601, a date of birth is `yyyy-MM-dd`, a phone number E.164. Any status of 400 or more is an error with a `message` for the user. A query without a response or with a status of 500 or more is sent once more; a write never is, except after a 401.',
  'The examples are those of the sandbox, a simulated server in the repository of the client; their lists are shortened.',
].join('\n\n');

/** The sandbox's endpoint of an operation. */
function findEndpoint({ method, path }: Operation): Endpoint {
  const found = ENDPOINTS.find(
    (endpoint) => endpoint.method === method && toTemplate(endpoint.path) === path,
  );
  if (found === undefined) throw new Error(`The sandbox has no ${method} ${path}.`);
  return found;
}

function addOperation(
  { operation, exchanges, refusals }: RecordedOperation,
  notes: ReturnType<typeof readFieldNotes>,
  definitions: OpenApiDocument['components']['schemas'],
) {
  const { method, path } = operation;
  const own = exchanges.filter(
    (exchange) => exchange.method === method && matchesTemplate(path, exchange.url.pathname),
  );
  const built = buildOperation(operation, findEndpoint(operation), own, refusals);
  const schema = built.responses['200'];
  if (schema !== undefined && 'content' in schema && schema.content !== undefined) {
    const content = schema.content['application/json'];
    const body = content.schema;
    requireFields(body, operation.required ?? [], definitions);
    narrowFields(body, operation.types ?? {}, definitions);
    const ownNotes = notes.filter((note) =>
      operation.requests.some(({ endpoint }) => endpoint === note.endpoint),
    );
    describeMeanings(body, operation.fields ?? {}, definitions);
    describeFields(body, ownNotes, definitions);
    content.schema = nameSchemas(body, operation.names ?? {}, definitions);
    content.example = withoutOtherFields(content.example, content.schema, definitions);
  }
  const sent = built.requestBody?.content['application/json'];
  if (sent !== undefined) {
    addRules(sent.schema, operation.rules ?? {}, definitions);
    sent.schema = nameSchemas(sent.schema, operation.bodyNames ?? {}, definitions);
  }
  return { path, method: method.toLowerCase(), built };
}

/** Builds the document: sends every operation to a sandbox as the client does, and describes what was sent and received. */
export async function buildDocument(people: People): Promise<OpenApiDocument> {
  const components = createComponents();
  const notes = readFieldNotes();
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const recorded of await recordExchanges(people)) {
    const { path, method, built } = addOperation(recorded, notes, components.schemas);
    if (paths[path]?.[method] !== undefined) throw new Error(`${method} ${path} is there twice.`);
    paths[path] = { ...paths[path], [method]: built };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: packageInfo.description,
      version: packageInfo.version,
      description: DESCRIPTION,
      license: { name: 'Private software', identifier: 'LicenseRef-private' },
    },
    servers: [
      { url: 'https://api.clinic.example', description: '`apiBaseUrl` of the configuration' },
    ],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components,
  };
}
