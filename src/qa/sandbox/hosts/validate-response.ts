import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '../../openapi/document.types';
import { createDeviationFinder } from '../../openapi/find-deviations';
import { listOperations, toTemplate } from '../../openapi/find-operation';
import type { Endpoint, EndpointResponse } from '../handlers/endpoint';

const FILE = path.join(__dirname, '../../../../docs/openapi.json');

/** Throws an error if a response deviates from docs/openapi.json. */
export type ResponseValidator = (endpoint: Endpoint, response: EndpointResponse) => void;

/** Creates a validator of the sandbox's responses; reads the document once. */
export function createResponseValidator(): ResponseValidator {
  // SAFETY: a test compares the file with a document of this type.
  const document = JSON.parse(readFileSync(FILE, 'utf8')) as OpenApiDocument;
  const findDeviations = createDeviationFinder(document);
  const operations = new Map(
    listOperations(document).map(({ method, path: template, operation }) => [
      `${method} ${template}`,
      operation,
    ]),
  );
  return ({ method, path: pattern, name }, { status, body }) => {
    const operation = operations.get(`${method} ${toTemplate(pattern)}`);
    if (operation === undefined) throw new Error(`docs/openapi.json has no operation ${name}.`);
    if (status !== 200 || !('200' in operation.responses)) return;
    const [first] = findDeviations(operation.operationId, '200', body);
    if (first === undefined) return;
    const { path: field, expected, received } = first;
    throw new Error(
      `The sandbox's response of ${name} deviates from docs/openapi.json: ${field} (expected ${expected}, received ${received}).`,
    );
  };
}
