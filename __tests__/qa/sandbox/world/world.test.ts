/** @jest-environment node */
import { createApiClient, createTestClient, NOON } from '../support/api-client';
import { gad7Answers, phq9Answers } from '../support/answers';
import { createSubmission } from '../../../support/create-submission';
import { createWorld } from '../../../../src/qa/sandbox/world/world';

const adaPath = '/v1/public-api/user/ada';

describe('the world', () => {
  it('is the same for the same clock', () => {
    const clock = { now: () => NOON };
    const [one, two] = [createWorld(clock), createWorld(clock)].map(
      ({ clock: _clock, faults: _faults, reset: _reset, getRequests: _getRequests, ...data }) =>
        data,
    );
    expect(one).toEqual(two);
    const [scores, sameScores] = [one, two].map((data) => data?.checkInScores.get('ada'));
    expect(scores).toHaveLength(1425);
    expect(sameScores).toEqual(scores);
  });

  it('shares nothing with another world', async () => {
    const one = createTestClient();
    const two = createTestClient();
    await one.post(`${adaPath}/unsubscribe`);
    expect(one.world.unsubscribed).toEqual(new Set(['ada']));
    expect(two.world.unsubscribed).toEqual(new Set());
  });

  it('restores its initial data on reset, and clears faults and the request log', async () => {
    const { world, get, post } = createTestClient();
    await post(
      `${adaPath}/submit-assessments`,
      createSubmission('ada', [{ id: 'phq-9', answers: phq9Answers }]),
    );
    await post('/v1/public-api/user/devi/accept-consent');
    world.faults.failNext({ kind: 'network' });
    world.reset();

    expect(world.submissions).toEqual([]);
    expect(world.requests).toEqual([]);
    expect((await get(`${adaPath}/assigned-assessments`)).body).toHaveLength(3);
    expect((await get('/v1/public-api/user/devi/consent-info')).body).toMatchObject({
      consentRequired: true,
    });
  });

  it('marks an upcoming assessment as overdue once it is due', async () => {
    const { get, setNow } = createTestClient();
    const overdue = async () =>
      // SAFETY: the wire format of D6.
      ((await get(`${adaPath}/assigned-assessments`)).body as { isOverdue: boolean }[]).map(
        ({ isOverdue }) => isOverdue,
      );
    expect(await overdue()).toEqual([true, true, false]);
    setNow('2026-11-26T12:00:00.000Z');
    expect(await overdue()).toEqual([true, true, true]);
  });
});

describe('§4 a submission', () => {
  it('removes the answered assessments from the list and stores the answers', async () => {
    const { world, get, post } = createTestClient();
    const response = await post(
      `${adaPath}/submit-assessments`,
      createSubmission('ada', [
        { id: 'phq-9', answers: phq9Answers },
        { id: 'gad-7', answers: gad7Answers },
      ]),
    );
    expect(response).toMatchObject({ status: 200, body: {} });
    expect((await get(`${adaPath}/assigned-assessments`)).body).toMatchObject([
      { assessment: { id: 'sleep-and-habits', totalQuestions: 9 } },
    ]);
    expect(world.submissions).toMatchObject([
      {
        userId: 'ada',
        receivedAt: '2026-11-21T12:00:00.000Z',
        source: 'sms',
        submissionType: 'default',
        assessments: [{ id: 'phq-9', answers: phq9Answers }, { id: 'gad-7' }],
      },
    ]);
  });

  it('D9 is accepted although the assessment is no longer assigned', async () => {
    const { world, post } = createTestClient();
    const body = createSubmission('ada', [{ id: 'phq-9', answers: phq9Answers }]);
    await post(`${adaPath}/submit-assessments`, body);
    expect(await post(`${adaPath}/submit-assessments`, body)).toMatchObject({ status: 200 });
    expect(world.submissions).toHaveLength(2);
  });

  it('D10 is stored once for all attempts with one Idempotency-Key, which belongs to one body', async () => {
    const { world } = createTestClient();
    const { post } = createApiClient(world, { 'idempotency-key': 'one' });
    const body = createSubmission('ada', [{ id: 'phq-9', answers: phq9Answers }]);
    const other = createSubmission('ada', [{ id: 'gad-7', answers: gad7Answers }]);
    expect(await post(`${adaPath}/submit-assessments`, body)).toMatchObject({ status: 200 });
    expect(await post(`${adaPath}/submit-assessments`, body)).toMatchObject({ status: 200 });
    expect(await post(`${adaPath}/submit-assessments`, other)).toMatchObject({ status: 409 });
    expect(world.submissions).toHaveLength(1);
  });

  it('D10 that was refused is not repeated by its key', async () => {
    const { world } = createTestClient();
    const { post } = createApiClient(world, { 'idempotency-key': 'one' });
    const invalid = createSubmission('ada', [{ id: 'phq-9', answers: [] }]);
    expect(await post(`${adaPath}/submit-assessments`, invalid)).toMatchObject({ status: 400 });
    const valid = createSubmission('ada', [{ id: 'phq-9', answers: phq9Answers }]);
    expect(await post(`${adaPath}/submit-assessments`, valid)).toMatchObject({ status: 200 });
  });

  it('by a clinician is accepted for any assessment, without consent', async () => {
    const { world, post } = createTestClient();
    const response = await post(
      '/v1/public-api/user/tess/submit-assessments',
      createSubmission('tess', [{ id: 'gad-7', answers: gad7Answers }], {
        source: 'clinician_app',
        submissionType: 'take_now',
      }),
    );
    expect(response.status).toBe(200);
    expect(world.submissions).toHaveLength(1);
  });

  it('is rejected until the required consent is accepted', async () => {
    const { world, post } = createTestClient();
    const path = '/v1/public-api/user/devi';
    const body = createSubmission('devi', [{ id: 'gad-7', answers: gad7Answers }]);
    expect((await post(`${path}/submit-assessments`, body)).status).toBe(403);
    await post(`${path}/accept-consent`);
    expect((await post(`${path}/submit-assessments`, body)).status).toBe(200);
    expect(world.submissions).toHaveLength(1);
  });
});

describe('§4 the public user gate', () => {
  it('requires consent until it is accepted', async () => {
    const { get, post } = createTestClient();
    const path = '/v1/public-api/user/devi';
    expect((await get(`${path}/consent-info`)).body).toEqual({
      consentRequired: true,
      consentCopy: expect.stringContaining('<p>') as string,
    });
    await post(`${path}/accept-consent`);
    expect((await get(`${path}/consent-info`)).body).toMatchObject({ consentRequired: false });
  });

  it('verifies only the right date of birth', async () => {
    const { get, post } = createTestClient();
    const path = '/v1/public-api/user/elias';
    const isVerified = async () =>
      (await get(`${path}/birthday-verification-status?telecomType=phone`)).body;
    const verify = async (dateOfBirth: string) =>
      (await post(`${path}/birthday-verification`, { dateOfBirth, telecomType: 'phone' })).body;

    expect(await isVerified()).toEqual({ isVerified: false });
    expect(await verify('1984-02-28')).toEqual({ success: false });
    expect(await isVerified()).toEqual({ isVerified: false });
    expect(await verify('1984-02-29')).toEqual({ success: true });
    expect(await isVerified()).toEqual({ isVerified: true });
  });
});
