import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '../../../src/qa/openapi/document.types';
import { checkOperations, type Result } from './check/check-operations';
import type { ClientOptions } from './client/create-client';
import type { Options } from './options';
import { formatResult, formatSummary } from './report/format-result';

const DOCUMENT = path.join(__dirname, '../../../docs/openapi.json');

/** Checks an API and prints a line for each operation; resolves to true if nothing deviates. */
export async function checkApi(
  options: Options & Pick<ClientOptions, 'send'>,
  print: (line: string) => void,
): Promise<boolean> {
  // SAFETY: a test compares the file with a document of this type.
  const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as OpenApiDocument;
  const results: Result[] = [];
  for await (const result of checkOperations({ ...options, document })) {
    results.push(result);
    print(formatResult(result));
  }
  print(formatSummary(results));
  return results.every(({ deviations }) => deviations.length === 0);
}
