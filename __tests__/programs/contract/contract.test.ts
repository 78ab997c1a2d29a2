/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { allowConsole } from '../../support/fail-on-console';
import { startTestServer } from '../../qa/sandbox/support/test-server';
import { checkApi } from './check-api';
import { OPERATIONS } from './operations/operations';
import { parsePeople, type People } from './people';
import sandboxPeople from './people.sandbox.json';
import { startBendingProxy, type Bend } from './support/bending-proxy';

const allPeople = parsePeople(sandboxPeople);

/** A text and a number that must not be printed. */
const CANARY = 'canary-of-ada';
const CANARY_NUMBER = 86_753_090;

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

type Settings = {
  readonly appOrigin?: string;
  readonly isWriting?: boolean;
  readonly only?: readonly string[];
  readonly people?: People;
};

async function check(
  url: string,
  { appOrigin = url, isWriting = false, only, people = allPeople }: Settings = {},
) {
  const lines: string[] = [];
  const isConforming = await checkApi(
    { apiBaseUrl: url, identityBaseUrl: url, appOrigin, people, isWriting, only: only ?? null },
    (line) => lines.push(line),
  );
  return { isConforming, lines, output: lines.join('\n') };
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
    const { isConforming, lines } = await check(server.url);
    expect(lines).toHaveLength(OPERATIONS.length + 1);
    expect(lines).toContain('ok      signIn  POST /auth/sign-in');
    const skipped = lines.filter((line) => !line.startsWith('ok ')).slice(0, -1);
    for (const line of skipped) expect(line).toMatch(/^skipped.*changes something: --write$/);
    expect(isConforming).toBe(true);
    const signingIn = /sign-in|sign-out|refresh-token|magic-code/;
    const writes = server.world.requests.filter(({ method }) => method !== 'GET');
    expect(writes.filter(({ path: pathname }) => !signingIn.test(pathname))).toEqual([]);
  });

  it('§7: says what an error means if the people file does not fit the server', async () => {
    const clinic = { clinicDisplayId: 'lakeside', patientId: CANARY };
    const { lines } = await check(server.url, { only: ['getKioskPatient'], people: { clinic } });
    expect(lines.filter((line) => !line.startsWith('skipped'))).toEqual([
      'wrong   getKioskPatient  GET /v1/public-api/kiosk/patients/{patientId}  status (expected 200, received 404, which means: There is no such patient)',
      '0 ok, 1 wrong, 6 skipped',
    ]);
  });

  it('§7: says twice that a server is down, and sends nothing more', async () => {
    await server.close();
    const { lines, isConforming } = await check(server.url);
    const wrong = lines.filter((line) => line.startsWith('wrong'));
    expect(wrong).toHaveLength(2);
    const rest = lines.slice(lines.indexOf(wrong[1] ?? '') + 1, -1);
    expect(rest).not.toEqual([]);
    for (const line of rest) expect(line).toMatch(/^skipped.*the server does not respond$/);
    expect(isConforming).toBe(false);
    server = await startTestServer();
  });

  it('§7: also sends what changes something with --write', async () => {
    const { isConforming, output } = await check(server.url, { isWriting: true });
    expect(output).not.toMatch(/^(skipped|wrong)/m);
    expect(isConforming).toBe(true);
    expect(server.world.submissions).toHaveLength(1);
  });
});

// SAFETY: the sandbox responds with such bodies.
const list = (json: unknown) => json as readonly Record<string, unknown>[];
const object = (json: unknown) => json as Record<string, unknown>;
const withFirst = (json: unknown, fields: object) =>
  JSON.stringify(list(json).map((item, index) => (index === 0 ? { ...item, ...fields } : item)));

/** What is wrong, the end of the path, how the response changes, and the line of the operation. */
const BENDS: readonly (readonly [name: string, end: string, bend: Bend, line: string])[] = [
  [
    'a missing field',
    '/user/ada',
    (json) => ({ body: JSON.stringify({ ...object(json), id: undefined }) }),
    'getPublicUser  GET /v1/public-api/user/{userId}  id (expected string | number, received nothing)',
  ],
  [
    'a field of another type in an item',
    '/safety-net',
    (json) => ({ body: withFirst(json, { displayText: { [CANARY]: CANARY } }) }),
    'getSafetyNet  GET /v1/public-api/user/{userId}/safety-net  [0].displayText (expected string, received object)',
  ],
  [
    'a number as text',
    '/worksheet-summary',
    (json) => ({ body: withFirst(json, { count: CANARY }) }),
    'getWorksheetSummary  GET /v1/client-api/users/{userId}/insights/worksheet-summary  [0].count (expected integer, received string)',
  ],
  [
    'text as a number in a nested field',
    '/assigned-assessments',
    (json) => ({ body: withFirst(json, { assessment: { id: CANARY, name: CANARY_NUMBER } }) }),
    'getAssignedAssessments  GET /v1/public-api/user/{userId}/assigned-assessments  [0].assessment.name (expected string, received number)',
  ],
  [
    'null',
    '/intake/status',
    () => ({ body: '{"hasCompletedIntake":null}' }),
    'getIntakeStatus  GET /v1/public-api/intake/status  hasCompletedIntake (expected boolean, received null)',
  ],
  [
    'a list instead of an object',
    '/optional-comms',
    (json) => ({ body: JSON.stringify([json, CANARY]) }),
    'getOptionalComms  GET /v1/client-api/users/{userId}/optional-comms  body (expected object, received array)',
  ],
  [
    'a page instead of JSON',
    '/clinics/lakeside',
    () => ({ headers: { 'content-type': 'text/html' }, body: `<!doctype html><p>${CANARY}` }),
    'getClinic  GET /v1/public-api/clinics/{displayId}  body (expected JSON, received an HTML page)',
  ],
  [
    'no body',
    '/kiosk/clinic/lakeside',
    () => ({ body: '' }),
    'getKioskClinic  GET /v1/public-api/kiosk/clinic/{displayId}  body (expected JSON, received nothing)',
  ],
  [
    'broken JSON',
    '/kiosk/patients/patient-ada',
    () => ({ body: `{"id":"${CANARY}` }),
    'getKioskPatient  GET /v1/public-api/kiosk/patients/{patientId}  body (expected JSON, received text that is not JSON)',
  ],
  [
    'an error',
    '/notification-preferences',
    () => ({ status: 500, body: `{"message":"${CANARY}"}` }),
    'getReminders  GET /v1/client-api/users/{userId}/notification-preferences  status (expected 200, received 500)',
  ],
  [
    'another status',
    '/intake/policies',
    () => ({ status: 201 }),
    'getPolicies  GET /v1/public-api/intake/policies  status (expected 200, received 201)',
  ],
  [
    'a redirect to a sign-in page',
    '/intake/questionnaire',
    () => ({ status: 302, headers: { location: `https://${CANARY}.example/` }, body: '' }),
    'getQuestionnaire  GET /v1/public-api/intake/questionnaire  status (expected 200, received 302, a redirect)',
  ],
  [
    'a broken connection',
    '/intake/clinic-info',
    () => ({ isCut: true }),
    'getClinicInfo  GET /v1/public-api/intake/clinic-info  response (expected a response, received UND_ERR_SOCKET)',
  ],
];

/** The same for the request without an access token. */
const REFUSAL_BENDS: typeof BENDS = [
  [
    'data without an access token',
    '/symptoms-graph',
    () => ({ status: 200, body: '[]' }),
    'getSymptomsGraph  GET /v1/client-api/users/{userId}/insights/symptoms-graph  without an access token: status (expected 401, received 200)',
  ],
  [
    'a 401 without a message',
    '/lifestyle-graph',
    () => ({ body: `["${CANARY}"]` }),
    'getLifestyleGraph  GET /v1/client-api/users/{userId}/insights/lifestyle-graph  without an access token: message (expected string, received nothing)',
  ],
];

const toBends = (rows: typeof BENDS) =>
  Object.fromEntries(rows.map(([, end, bend]) => [end, bend]));

describe('§8 the contract checker behind a proxy that bends responses', () => {
  let proxy: Awaited<ReturnType<typeof startBendingProxy>>;
  afterEach(() => proxy.close());

  it('§8: finds each deviation, names its field, and prints no value', async () => {
    allowConsole(/does not have the expected shape/);
    jest.spyOn(console, 'info').mockReturnValue();
    const [bends, refusalBends] = [toBends(BENDS), toBends(REFUSAL_BENDS)];
    proxy = await startBendingProxy({ target: server.url, bends, refusalBends });
    const { isConforming, lines, output } = await check(proxy.url);
    expect(isConforming).toBe(false);
    const wrong = [...BENDS, ...REFUSAL_BENDS].map(([, , , line]) => `wrong   ${line}`);
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
    const bends: Record<string, Bend> = {
      '/clinics/lakeside': () => ({
        headers: { 'access-control-allow-origin': `https://${CANARY}.example` },
      }),
      '/auth/session': () => ({ headers: { 'access-control-allow-credentials': 'false' } }),
    };
    proxy = await startBendingProxy({ target: server.url, bends, headers });
    const { lines } = await check(proxy.url, { appOrigin, only: ['getClinic', 'getKioskClinic'] });
    expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([
      'wrong   getCurrentSession  GET /auth/session  access-control-allow-credentials (expected true, received another value)',
      'wrong   getClinic  GET /v1/public-api/clinics/{displayId}  access-control-allow-origin (expected the origin of the app, received another origin)',
    ]);
  });

  it('§8: finds a sign-in without the cookie of the session, which a reload needs', async () => {
    const bends: Record<string, Bend> = { '/auth/sign-in': () => ({ hasNoCookie: true }) };
    proxy = await startBendingProxy({ target: server.url, bends });
    const { lines } = await check(proxy.url, { only: ['getClinic'] });
    expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([
      'wrong   signIn  POST /auth/sign-in  set-cookie (expected a header, received nothing)',
      'wrong   getCurrentSession  GET /auth/session  status (expected 200, received 401, which means: There is no session)',
    ]);
  });

  it('§8: skips what needs the profile if the profile cannot be read', async () => {
    allowConsole(/does not have the expected shape/);
    const bends = { '/user-profiles': () => ({ body: `{"profiles":["${CANARY}"]}` }) };
    proxy = await startBendingProxy({ target: server.url, bends });
    const { lines } = await check(proxy.url, { only: ['getReminders'] });
    expect(lines.slice(-4)).toEqual([
      'wrong   getProfile  GET /v1/client-api/account/user-profiles  profiles[0] (expected object, received string)',
      'skipped getReminders  GET /v1/client-api/users/{userId}/notification-preferences  the profile was not read',
      'ok      signOut  POST /auth/sign-out',
      '5 ok, 1 wrong, 1 skipped',
    ]);
  });

  it('§7: the command exits with 1 if something deviates, else with 0', async () => {
    const bends = { '/clinics/lakeside': () => ({ body: `{"name":["${CANARY}"]}` }) };
    proxy = await startBendingProxy({ target: server.url, bends });
    const [fromProxy, fromServer] = await Promise.all([
      runCommand(proxy.url, 'getClinic'),
      runCommand(server.url, 'getClinic'),
    ]);
    expect(fromProxy).toMatchObject({ code: 1, stderr: '' });
    expect(fromProxy.stdout).toContain('name (expected string, received array)');
    expect(fromProxy.stdout).not.toContain(CANARY);
    expect(fromServer).toMatchObject({ code: 0, stderr: '' });
  });
});
