import fc from 'fast-check';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { anyJson, withOddParts } from '../../properties/arbitraries';
import { allowConsole } from '../../support/fail-on-console';

const { world, stop } = startSandbox();
afterAll(stop);

/** The schemas of the first view, and the library with which they were created. */
function loadSchemas() {
  /* oxlint-disable typescript/no-require-imports -- the modules are loaded once with each library */
  const v = require('valibot') as typeof import('valibot');
  const gate =
    require('../../../src/api/user-gate.schema') as typeof import('../../../src/api/user-gate.schema');
  const user =
    require('../../../src/api/public-user.schema') as typeof import('../../../src/api/public-user.schema');
  const assessments =
    require('../../../src/api/assessments.schema') as typeof import('../../../src/api/assessments.schema');
  const { assessmentSchema } =
    require('../../../src/questions/assessment/assessment.schema') as typeof import('../../../src/questions/assessment/assessment.schema');
  const { readLinkConfiguration } =
    require('../../../src/lib/configuration/link-configuration') as typeof import('../../../src/lib/configuration/link-configuration');
  /* oxlint-enable typescript/no-require-imports */
  return {
    schemas: {
      user: user.publicUserResponse,
      consent: gate.consentInfoResponse,
      birthday: gate.birthdayStatusResponse,
      assigned: assessments.assignedAssessmentsResponse,
      definitions: assessments.definitionsResponse,
      assessment: assessmentSchema,
    },
    /** What is used of data: null if it is not valid. */
    read: (schema: unknown, data: unknown) => {
      // SAFETY: the library that created the schema parses it.
      const { typed, output } = v.safeParse(schema as typeof assessmentSchema, data);
      return typed ? output : null;
    },
    readConfiguration: (data: unknown) => {
      try {
        return readLinkConfiguration(JSON.stringify(data), new URL('https://app.example/'));
      } catch {
        return null;
      }
    },
  };
}

const original = loadSchemas();
let small: typeof original;
beforeAll(() => {
  jest.isolateModules(() => {
    jest.doMock('valibot', () =>
      jest.requireActual<object>('../../../src/app/first-view/small-valibot'),
    );
    small = loadSchemas();
  });
  jest.dontMock('valibot');
});
beforeEach(() => allowConsole(/does not have the expected shape/));

const fetchJson = async (path: string): Promise<unknown> =>
  (await fetch(`/v1/public-api/${path}`)).json();

describe('§8: the smaller library of the first view reads a response as valibot does', () => {
  it.each([
    ['user', 'user/sams-mother'],
    ['consent', 'user/devi/consent-info'],
    ['consent', 'user/ada/consent-info'],
    ['birthday', 'user/ada/birthday-verification-status?telecomType=phone'],
    ['assigned', 'user/ada/assigned-assessments'],
    ['definitions', 'assessments?Ids=gad-7,sleep-and-habits'],
  ] as const)('%s: %s, with odd parts', async (name, path) => {
    const body = await fetchJson(path);
    expect(small.read(small.schemas[name], body)).not.toBeNull();
    fc.assert(
      fc.property(fc.oneof(anyJson, withOddParts(body)), (data) => {
        expect(small.read(small.schemas[name], data)).toEqual(
          original.read(original.schemas[name], data),
        );
      }),
    );
  });

  it.each([...world.instruments.keys()].filter((id) => id !== 'long-1000'))(
    'the definition of %s, with odd parts',
    async (id) => {
      const [body] = (await fetchJson(`assessments?Ids=${id}`)) as [unknown];
      expect(small.read(small.schemas.assessment, body)).not.toBeNull();
      fc.assert(
        fc.property(withOddParts(body), (data) => {
          expect(small.read(small.schemas.assessment, data)).toEqual(
            original.read(original.schemas.assessment, data),
          );
        }),
        { numRuns: 50 },
      );
    },
  );

  it('D1: the configuration, with odd parts', () => {
    const block = {
      flags: { accept_invite_flow: false },
      appStoreUrl: 'https://apps.example/',
      playStoreUrl: '/play',
    };
    expect(small.readConfiguration(block)).not.toBeNull();
    fc.assert(
      fc.property(fc.oneof(anyJson, withOddParts(block)), (data) => {
        expect(small.readConfiguration(data)).toEqual(original.readConfiguration(data));
      }),
    );
  });
});
