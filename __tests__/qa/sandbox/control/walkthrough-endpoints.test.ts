/** @jest-environment node */
import { setupServer } from 'msw/node';
import { createControlHandlers } from '../../../../src/qa/sandbox/control/create-control-handlers';
import { createWorld } from '../../../../src/qa/sandbox/world/world';

const world = createWorld();
const server = setupServer(...createControlHandlers(world));
beforeAll(() => server.listen());
afterAll(() => server.close());

const sendRequest = (path: string, body: object) =>
  fetch(`http://clinic.example/sandbox-api/walks/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('walkthroughs by the control API', () => {
  it('reset the world and apply the initial state', async () => {
    world.people.delete('ada');
    const scenario = 'link by text message';
    const response = await sendRequest('begin', { machineId: 'assessment-gate', scenario });
    expect(await response.json()).toMatchObject({
      userId: 'ada',
      path: '/user/ada/assessments?context=sms',
    });
    expect(world.people.has('ada')).toBe(true);
    expect(world.instruments.get('phq-9')?.questions).toHaveLength(1);
  });

  it('prepare an outcome', async () => {
    const requestBody = { kind: 'outcome', userId: 'ada', message: 'Not now.' };
    const machineId = 'assessment-gate';
    await sendRequest('arrange', { ...requestBody, machineId, name: 'nothing assigned' });
    expect(world.assignments.get('ada')).toEqual([]);
    await sendRequest('arrange', {
      ...requestBody,
      machineId,
      name: 'assigned list cannot be read',
    });
    expect(world.faults.pending).toMatchObject([
      { path: 'assigned-assessments', message: 'Not now.' },
    ]);
  });

  it('reject an unknown flow', async () => {
    expect((await sendRequest('begin', { machineId: 'nothing', scenario: 'x' })).status).toBe(400);
  });
});
