/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { getResponse } from 'msw';
import { createHandlers } from '../../../src/qa/sandbox/handlers/create-handlers';
import { createWorld } from '../../../src/qa/sandbox/world/world';
import { allowConsole } from '../../support/fail-on-console';
import { startTestServer } from '../../qa/sandbox/support/test-server';
import { checkApi } from './check-api';
import { OPERATIONS } from './operations/operations';
import { parsePeople, type People } from './people';
import sandboxPeople from './people.sandbox.json';

const allPeople = parsePeople(sandboxPeople);

/** A text and a number that must not be printed. */
const CANARY = 'canary-of-ada';
const CANARY_NUMBER = 86_753_090;

type Settings = {
  readonly appOrigin?: string;
  readonly isWriting?: boolean;
  readonly only?: readonly string[];
  readonly people?: People;
  /** Changes the responses to a path, by its end; those without an access token only if they are so named. */
  readonly patches?: Readonly<Record<string, Patch>>;
  /** Headers of every response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends a request; to the sandbox by default. */
  readonly send?: (request: Request) => Promise<Response>;
};

/** Another response in the place of the sandbox's, whose body is `json`. */
type Patch = (json: unknown, headers: Headers) => Response;

const API = 'https://api.clinic.example';

/** Checks a sandbox in this process, with its responses patched. */
async function check({
  appOrigin = API,
  isWriting = false,
  only,
  people = allPeople,
  patches = {},
  headers = {},
  send,
}: Settings = {}) {
  const world = createWorld();
  const handlers = createHandlers(world);
  const sendToSandbox = async (request: Request) => {
    const found = (await getResponse(handlers, request)) ?? Response.error();
    const text = await found.text();
    const ownHeaders = new Headers(found.headers);
    for (const [name, value] of Object.entries(headers)) ownHeaders.set(name, value);
    const end = `${new URL(request.url).pathname}${found.status === 401 ? ' 401' : ''}`;
    const patch = Object.entries(patches).find(([key]) => end.endsWith(key))?.[1];
    if (patch !== undefined) return patch(text === '' ? null : JSON.parse(text), ownHeaders);
    return new Response(text === '' ? null : text, { status: found.status, headers: ownHeaders });
  };
  const lines: string[] = [];
  const isConforming = await checkApi(
    {
      ...{ apiBaseUrl: API, identityBaseUrl: API, appOrigin, people, isWriting },
      ...{ only: only ?? null, send: send ?? sendToSandbox },
    },
    (line) => lines.push(line),
  );
  return { world, isConforming, lines, output: lines.join('\n') };
}

/** Runs the command in a process of its own. */
function runCommand(url: string, only: string) {
  const args = ['--import', 'tsx', path.join(__dirname, 'run.ts'), url, '--only', only];
  const file = path.join(__dirname, 'people.sandbox.json');
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [...args, '--people', file], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}

describe('§7 the contract checker', () => {
  it('§7: finds nothing wrong with the sandbox, and changes nothing', async () => {
    const { world, isConforming, lines } = await check();
    expect(lines).toHaveLength(OPERATIONS.length + 1);
    expect(lines).toContain('ok      signIn  POST /auth/sign-in');
    const skipped = lines.filter((line) => !line.startsWith('ok ')).slice(0, -1);
    for (const line of skipped) expect(line).toMatch(/^skipped.*changes something: --write$/);
    expect(isConforming).toBe(true);
    const signingIn = /sign-in|sign-out|refresh-token|magic-code/;
    const writes = world.requests.filter(({ method }) => method !== 'GET');
    expect(writes.filter(({ path: pathname }) => !signingIn.test(pathname))).toEqual([]);
  });

  it('§7: says what an error means if the people file does not fit the server', async () => {
    const clinic = { clinicDisplayId: 'lakeside', patientId: CANARY };
    const { lines } = await check({ only: ['getKioskPatient'], people: { clinic } });
    expect(lines.filter((line) => !line.startsWith('skipped'))).toEqual([
      'wrong   getKioskPatient  GET /v1/public-api/kiosk/patients/{patientId}  status (expected 200, received 404, which means: There is no such patient)',
      '0 ok, 1 wrong, 6 skipped',
    ]);
  });

  it('§7: skips a deprecated operation that the server does not have', async () => {
    const patches = {
      '/v1/client-api/users/ada/check-ins/assigned': () => Response.json({}, { status: 404 }),
    };
    const { output, isConforming } = await check({ only: ['getAssignedCheckInsV1'], patches });
    expect(output).toMatch(
      /^skipped getAssignedCheckInsV1 .* deprecated: the client does not send it$/m,
    );
    expect(isConforming).toBe(true);
  });

  it('§7: says twice that a server is down, and sends nothing more', async () => {
    const send = () => Promise.reject(new TypeError('fetch failed'));
    const { lines, isConforming } = await check({ send });
    const wrong = lines.filter((line) => line.startsWith('wrong'));
    expect(wrong).toHaveLength(2);
    const rest = lines.slice(lines.indexOf(wrong[1] ?? '') + 1, -1);
    expect(rest).not.toEqual([]);
    for (const line of rest) expect(line).toMatch(/^skipped.*the server does not respond$/);
    expect(isConforming).toBe(false);
  });

  it('§7: also sends what changes something with --write', async () => {
    const { world, isConforming, output } = await check({ isWriting: true });
    expect(output).not.toMatch(/^(skipped|wrong)/m);
    expect(isConforming).toBe(true);
    expect(world.submissions).toHaveLength(1);
  });
});

// SAFETY: the sandbox responds with such bodies.
const list = (json: unknown) => json as readonly Record<string, unknown>[];
const object = (json: unknown) => json as Record<string, unknown>;
const withFirst = (json: unknown, fields: object) =>
  Response.json(list(json).map((item, index) => (index === 0 ? { ...item, ...fields } : item)));

/** What is wrong, the end of the path, how the response is patched, and the line of the operation. */
const PATCHES: readonly (readonly [name: string, end: string, patch: Patch, line: string])[] = [
  [
    'a missing field',
    '/user/ada',
    (json) => Response.json({ ...object(json), id: undefined }),
    'getPublicUser  GET /v1/public-api/user/{userId}  id (expected string | number, received nothing)',
  ],
  [
    'a field of another type in an item',
    '/safety-net',
    (json) => withFirst(json, { displayText: { [CANARY]: CANARY } }),
    'getSafetyNet  GET /v1/public-api/user/{userId}/safety-net  [0].displayText (expected string, received object)',
  ],
  [
    'a number as text',
    '/worksheet-summary',
    (json) => withFirst(json, { count: CANARY }),
    'getWorksheetSummary  GET /v1/client-api/users/{userId}/insights/worksheet-summary  [0].count (expected integer, received string)',
  ],
  [
    'text as a number in a nested field',
    '/assigned-assessments',
    (json) => withFirst(json, { assessment: { id: CANARY, name: CANARY_NUMBER } }),
    'getAssignedAssessments  GET /v1/public-api/user/{userId}/assigned-assessments  [0].assessment.name (expected string, received number)',
  ],
  [
    'null',
    '/intake/status',
    () => Response.json({ hasCompletedIntake: null }),
    'getIntakeStatus  GET /v1/public-api/intake/status  hasCompletedIntake (expected boolean, received null)',
  ],
  [
    'a list instead of an object',
    '/optional-comms',
    (json) => Response.json([json, CANARY]),
    'getOptionalComms  GET /v1/client-api/users/{userId}/optional-comms  body (expected object, received array)',
  ],
  [
    'a page instead of JSON',
    '/clinics/lakeside',
    () => new Response(`<!doctype html><p>${CANARY}`),
    'getClinic  GET /v1/public-api/clinics/{displayId}  body (expected JSON, received an HTML page)',
  ],
  [
    'no body',
    '/kiosk/clinic/lakeside',
    () => new Response(null),
    'getKioskClinic  GET /v1/public-api/kiosk/clinic/{displayId}  body (expected JSON, received nothing)',
  ],
  [
    'broken JSON',
    '/kiosk/patients/patient-ada',
    () => new Response(`{"id":"${CANARY}`),
    'getKioskPatient  GET /v1/public-api/kiosk/patients/{patientId}  body (expected JSON, received text that is not JSON)',
  ],
  [
    'an error',
    '/notification-preferences',
    () => Response.json({ message: CANARY }, { status: 500 }),
    'getReminders  GET /v1/client-api/users/{userId}/notification-preferences  status (expected 200, received 500)',
  ],
  [
    'another status',
    '/intake/policies',
    (json) => Response.json(json, { status: 201 }),
    'getPolicies  GET /v1/public-api/intake/policies  status (expected 200, received 201)',
  ],
  [
    'a redirect to a sign-in page',
    '/intake/questionnaire',
    () => Response.redirect(`https://${CANARY}.example/`),
    'getQuestionnaire  GET /v1/public-api/intake/questionnaire  status (expected 200, received 302, a redirect)',
  ],
  [
    'a broken connection',
    '/intake/clinic-info',
    () => {
      throw new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
    },
    'getClinicInfo  GET /v1/public-api/intake/clinic-info  response (expected a response, received ECONNRESET)',
  ],
  [
    'data without an access token',
    '/symptoms-graph 401',
    () => Response.json([]),
    'getSymptomsGraph  GET /v1/client-api/users/{userId}/insights/symptoms-graph  without an access token: status (expected 401, received 200)',
  ],
  [
    'a 401 without a message',
    '/lifestyle-graph 401',
    () => Response.json([CANARY], { status: 401 }),
    'getLifestyleGraph  GET /v1/client-api/users/{userId}/insights/lifestyle-graph  without an access token: message (expected string, received nothing)',
  ],
];

describe('§8 the contract checker of a server that deviates', () => {
  it('§8: finds each deviation, names its field, and prints no value', async () => {
    allowConsole(/does not have the expected shape/);
    jest.spyOn(console, 'info').mockReturnValue();
    const patches = Object.fromEntries(PATCHES.map(([, end, patch]) => [end, patch]));
    const { isConforming, lines, output } = await check({ patches });
    expect(isConforming).toBe(false);
    const wrong = PATCHES.map(([, , , line]) => `wrong   ${line}`);
    expect(lines.filter((line) => line.startsWith('wrong')).toSorted()).toEqual(wrong.toSorted());
    for (const value of [CANARY, String(CANARY_NUMBER), 'ada@example.com', 'Sunny-Day-42'])
      expect(output).not.toContain(value);
  });

  it('§8: finds a response that a page of another origin must not read', async () => {
    const appOrigin = 'https://app.clinic.example';
    const headers = {
      'access-control-allow-origin': appOrigin,
      'access-control-allow-credentials': 'true',
    };
    const patchHeader =
      (name: string, value: string): Patch =>
      (json, own) => {
        own.set(name, value);
        return Response.json(json, { headers: own });
      };
    const patches = {
      '/clinics/lakeside': patchHeader('access-control-allow-origin', `https://${CANARY}.example`),
      '/auth/session': patchHeader('access-control-allow-credentials', 'false'),
    };
    const only = ['getClinic', 'getKioskClinic'];
    const { lines } = await check({ appOrigin, headers, patches, only });
    expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([
      'wrong   getCurrentSession  GET /auth/session  access-control-allow-credentials (expected true, received another value)',
      'wrong   getClinic  GET /v1/public-api/clinics/{displayId}  access-control-allow-origin (expected the origin of the app, received another origin)',
    ]);
  });

  it('§8: finds a sign-in without the cookie of the session, which a reload needs', async () => {
    const patches = { '/auth/sign-in': (json: unknown) => Response.json(json) };
    const { lines } = await check({ patches, only: ['getClinic'] });
    expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([
      'wrong   signIn  POST /auth/sign-in  set-cookie (expected a header, received nothing)',
      'wrong   getCurrentSession  GET /auth/session  status (expected 200, received 401, which means: There is no session)',
    ]);
  });

  it('§8: skips what needs the profile if the profile cannot be read', async () => {
    allowConsole(/does not have the expected shape/);
    const patches = { '/user-profiles': () => Response.json({ profiles: [CANARY] }) };
    const { lines } = await check({ patches, only: ['getReminders'] });
    expect(lines.slice(-4)).toEqual([
      'wrong   getProfile  GET /v1/client-api/account/user-profiles  profiles[0] (expected object, received string)',
      'skipped getReminders  GET /v1/client-api/users/{userId}/notification-preferences  the profile was not read',
      'ok      signOut  POST /auth/sign-out',
      '5 ok, 1 wrong, 1 skipped',
    ]);
  });
});

describe('§7 the command', () => {
  it('§7: exits with 1 if something deviates, else with 0', async () => {
    const server = await startTestServer();
    try {
      expect(await runCommand(server.url, 'getClinic')).toMatchObject({ code: 0, stderr: '' });
      const fault = { path: 'clinic', kind: 'status', status: 404 } as const;
      server.world.faults.failNext(fault);
      const { code, stdout, stderr } = await runCommand(server.url, 'getClinic');
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      expect(stdout).toContain('status (expected 200, received 404');
    } finally {
      await server.close();
    }
  });
});
