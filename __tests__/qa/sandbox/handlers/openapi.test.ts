/** @jest-environment node */
import { ENDPOINTS } from '../../../../src/qa/sandbox/handlers/endpoints';
import type { Endpoint } from '../../../../src/qa/sandbox/handlers/endpoint';
import { createResponseValidator } from '../../../../src/qa/sandbox/hosts/validate-response';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { createSignedInTestClient } from '../support/api-client';

const validate = createResponseValidator();
const reads = ENDPOINTS.filter(({ method }) => method === 'GET');

/** Long assessments have the same questions as the others. */
const isShort = (id: string) => !id.startsWith('long-');

/** Values of the parameters of paths and queries. */
const createValues = (userId: string, world: World): Readonly<Record<string, string>> => ({
  userId,
  patientId: `patient-${userId}`,
  displayId: 'lakeside',
  interventionId: 'safety-plan',
  checkInId: 'lifestyle',
  Ids: [...world.instruments.keys()].filter(isShort).join(),
  checkInIds: [...world.checkInModules.keys()].join(),
  timeScale: '6_months',
  code: 'intake-nia',
});

function toPath({ path, query }: Endpoint, values: Readonly<Record<string, string>>): string {
  const pathname = path.replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '');
  const names = query !== undefined && 'entries' in query ? Object.keys(query.entries ?? {}) : [];
  const sent = names.flatMap((name) => (name in values ? [`${name}=${values[name]}`] : []));
  return sent.length === 0 ? pathname : `${pathname}?${sent.join('&')}`;
}

/** The statuses of all reads of a user; every response is validated. */
async function readAll(userId: string): Promise<ReadonlyMap<string, number>> {
  const { get, world } = createSignedInTestClient(userId, 'magic-link');
  const values = createValues(userId, world);
  const statuses = new Map<string, number>();
  for (const endpoint of reads) {
    const { status, body } = await get(toPath(endpoint, values));
    validate(endpoint, { status, body });
    statuses.set(endpoint.name, status);
  }
  return statuses;
}

describe('§7 the responses of the sandbox', () => {
  it.each([
    // The status of the intake is for new patients, who have no check-ins; the cookie is not sent here.
    ['ada', ['intake-status', 'session']],
    ['hal', ['check-in-assigned', 'intake-status', 'session']],
    ['nia', ['check-in-assigned', 'session']],
    ['sams-mother', ['intake-status', 'kiosk-patient', 'session']],
  ])('§7: fit docs/openapi.json for %s', async (userId, refused) => {
    const statuses = await readAll(userId);
    const others = [...statuses].filter(([, status]) => status !== 200);
    expect(others.map(([name]) => name).toSorted()).toEqual(refused);
  });

  it.each([
    [
      'a missing field',
      { id: 'ada', clinic: null },
      'type (expected patient | participant, received nothing)',
    ],
    ['a field of another type', { id: true, type: 'patient' }, 'received boolean'],
    ['a list', [], 'expected object, received array'],
  ])('§7: %s is noticed', (_, body, problem) => {
    const endpoint = reads.find(({ name }) => name === 'public-user');
    if (endpoint === undefined) throw new Error('There is no such endpoint.');
    expect(() => validate(endpoint, { status: 200, body })).toThrow(problem);
  });
});
