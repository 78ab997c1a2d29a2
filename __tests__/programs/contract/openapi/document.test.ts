/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { baseApi } from '../../../../src/api/base-api';
import * as operations from '../../../../src/api/operations';
import { ENDPOINTS } from '../../../../src/qa/sandbox/handlers/endpoints';
import { OPERATIONS } from '../operations/operations';
import { parsePeople } from '../people';
import people from '../people.sandbox.json';
import { buildDocument } from './build-document';
import type { OpenApiDocument } from '../../../../src/qa/openapi/document.types';
import { createDeviationFinder } from '../../../../src/qa/openapi/find-deviations';
import { listOperations, toTemplate } from '../../../../src/qa/openapi/find-operation';

const ROOT = path.join(__dirname, '../../../..');
const FILE = path.join(ROOT, 'docs/openapi.json');

/** Runs a command of a package; returns what it prints. Throws if it fails. */
const runTool = (command: string, options: readonly string[]) =>
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules', command), ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** What another team may write with the generated types. */
const CLIENT = `
import type { components, operations } from './api';
type Body = operations['signIn']['requestBody']['content']['application/json'];
export const body: Body = { email: 'ada@clinic.example', password: 'x', userType: 'patient' };
// @ts-expect-error -- a body without a password
export const wrong: Body = { email: 'ada@clinic.example', userType: 'patient' };
type Profile = components['schemas']['Profile'];
export const getName = ({ firstName }: Profile): string | null | undefined => firstName;
`;

// SAFETY: the first test compares it with a document of this type.
const stored = JSON.parse(readFileSync(FILE, 'utf8')) as OpenApiDocument;

describe('§7 docs/openapi.json', () => {
  it('§7: is what `npm run openapi` writes', async () => {
    // Fields without a value are not in the file.
    const built: unknown = JSON.parse(JSON.stringify(await buildDocument(parsePeople(people))));
    expect(stored).toEqual(built);
  });

  it('§7: is valid OpenAPI 3.1, of which `redocly lint` has no warning', () => {
    const result = runTool('@redocly/cli/bin/cli.js', ['lint', FILE, '--format=json']);
    expect(JSON.parse(result)).toMatchObject({ problems: [] });
  });

  it('§7: gives a client in TypeScript, which compiles and takes no wrong body', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    runTool('openapi-typescript/bin/cli.js', [FILE, '--output', path.join(folder, 'api.ts')]);
    write('client.ts', CLIENT);
    const compilerOptions = { strict: true, noEmit: true, target: 'es2022', types: [] };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['client.ts'] }));
    expect(runTool('typescript/bin/tsc', ['-p', folder])).toBe('');
    rmSync(folder, { recursive: true });
  });

  it('§7: has every operation of the table', () => {
    const ids = listOperations(stored).map(({ operation }) => operation.operationId);
    expect(ids.toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it('§7: has every endpoint of the client; the legal pages are files of the build', async () => {
    const folder = path.join(ROOT, 'src/api');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.api.ts')))
      await import(path.join(folder, file));
    const sent = OPERATIONS.flatMap(({ requests }) => requests.map(({ endpoint }) => endpoint));
    const others = Object.keys(baseApi.endpoints).filter((name) => !sent.includes(name));
    expect(others).toEqual(['getLegalPage']);
  });

  it('§7: has every endpoint of the sandbox', () => {
    const documented = listOperations(stored).map(
      ({ method, path: template }) => `${method} ${template}`,
    );
    expect(documented.toSorted()).toEqual(
      ENDPOINTS.map(({ method, path: pattern }) => `${method} ${toTemplate(pattern)}`).toSorted(),
    );
  });

  it('§7: has an example of every response with a body, which fits its schema', () => {
    const findDeviations = createDeviationFinder(stored);
    const examples = listOperations(stored).flatMap(({ operation: { operationId, responses } }) => {
      const success = responses['200'];
      return success !== undefined && 'content' in success
        ? [{ operationId, example: success.content?.['application/json'].example }]
        : [];
    });
    expect(examples.length).toBeGreaterThan(30);
    for (const { operationId, example } of examples)
      expect({ operationId, problems: findDeviations(operationId, '200', example) }).toEqual({
        operationId,
        problems: [],
      });
  });

  it('§7: has an example of every request body and parameter, which fits its schema', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    const sent = listOperations(stored).flatMap(({ operation: { requestBody, parameters } }) => [
      ...Object.values(requestBody?.content ?? {}),
      ...parameters.flatMap((parameter) => ('$ref' in parameter ? [] : [parameter])),
    ]);
    expect(sent.length).toBeGreaterThan(60);
    for (const { schema, example } of sent) {
      ajv.validate({ ...schema, components: stored.components }, example);
      expect({ example, errors: ajv.errors }).toEqual({ example, errors: null });
    }
  });

  it('§8: has an example with a message of every error, and the errors that any operation can have', () => {
    for (const { operation } of listOperations(stored)) {
      const { operationId, responses } = operation;
      expect([operationId, Object.keys(responses)]).toEqual([
        operationId,
        expect.arrayContaining(['426', '429', '503', 'default']),
      ]);
      for (const [status, response] of Object.entries(responses))
        if (status.startsWith('4') && 'content' in response)
          expect(response.content?.['application/json'].example).toHaveProperty('message');
    }
  });

  it('§7: has no schema without a type', () => {
    const findUntyped = (value: unknown, path: string): readonly string[] => {
      if (typeof value !== 'object' || value === null) return [];
      if (Object.keys(value).length === 0 && !Array.isArray(value)) return [path];
      return Object.entries(value).flatMap(([key, child]) =>
        key === 'example' ? [] : findUntyped(child, `${path}/${key}`),
      );
    };
    expect(findUntyped(stored, '')).toEqual([]);
  });
});
