import { createClinic, NOON } from '../support/api-client';
import { gad7Answers, phq9Answers, submission } from '../support/answers';
import { createWorld } from '../../../../src/qa/sandbox/world/world';

const adaPath = '/v1/public-api/user/ada';

describe('the world', () => {
  it('is the same for the same seed and clock', () => {
    const clock = { now: () => NOON };
    const { clock: _one, faults: _f, reset: _r, ...one } = createWorld('default', clock);
    const { clock: _two, faults: _g, reset: _s, ...two } = createWorld('default', clock);
    expect(one).toEqual(two);
  });

  it('shares nothing with another world', async () => {
    const one = createClinic();
    const two = createClinic();
    await one.post(`${adaPath}/unsubscribe`);
    expect(one.world.unsubscribed).toEqual(new Set(['ada']));
    expect(two.world.unsubscribed).toEqual(new Set());
  });

  it('goes back to the beginning on reset, faults and calls included', async () => {
    const { world, get, post } = createClinic();
    await post(
      `${adaPath}/submit-assessments`,
      submission('ada', [{ id: 'phq-9', answers: phq9Answers }]),
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

  it('knows nobody when it opens empty', async () => {
    const { get } = createClinic('empty');
    expect((await get(adaPath)).status).toBe(404);
  });

  it('turns an upcoming assessment overdue as time goes by', async () => {
    const { get, setNow } = createClinic();
    const overdue = async () =>
      // SAFETY: the endpoint answers with a list of these (D6).
      ((await get(`${adaPath}/assigned-assessments`)).body as { isOverdue: boolean }[]).map(
        ({ isOverdue }) => isOverdue,
      );
    expect(await overdue()).toEqual([true, true, false]);
    setNow('2026-11-26T12:00:00.000Z');
    expect(await overdue()).toEqual([true, true, true]);
  });
});

describe('§4 a submit', () => {
  it('takes what was answered off the list and keeps the answers', async () => {
    const { world, get, post } = createClinic();
    const reply = await post(
      `${adaPath}/submit-assessments`,
      submission('ada', [
        { id: 'phq-9', answers: phq9Answers },
        { id: 'gad-7', answers: gad7Answers },
      ]),
    );
    expect(reply).toMatchObject({ status: 200, body: {} });
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

  it('is refused a second time and written once', async () => {
    const { world, post } = createClinic();
    const body = submission('ada', [{ id: 'phq-9', answers: phq9Answers }]);
    await post(`${adaPath}/submit-assessments`, body);
    expect(await post(`${adaPath}/submit-assessments`, body)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('phq-9') as string },
    });
    expect(world.submissions).toHaveLength(1);
  });

  it('by a clinician takes any assessment, without consent', async () => {
    const { world, post } = createClinic();
    const reply = await post(
      '/v1/public-api/user/tess/submit-assessments',
      submission('tess', [{ id: 'gad-7', answers: gad7Answers }], {
        source: 'clinician_app',
        submissionType: 'take_now',
      }),
    );
    expect(reply.status).toBe(200);
    expect(world.submissions).toHaveLength(1);
  });

  it('waits for the consent that is asked for', async () => {
    const { world, post } = createClinic();
    const path = '/v1/public-api/user/devi';
    const body = submission('devi', [{ id: 'gad-7', answers: gad7Answers }]);
    expect((await post(`${path}/submit-assessments`, body)).status).toBe(403);
    await post(`${path}/accept-consent`);
    expect((await post(`${path}/submit-assessments`, body)).status).toBe(200);
    expect(world.submissions).toHaveLength(1);
  });
});

describe('§4 the public user gate', () => {
  it('asks for consent until it is given', async () => {
    const { get, post } = createClinic();
    const path = '/v1/public-api/user/devi';
    expect((await get(`${path}/consent-info`)).body).toEqual({
      consentRequired: true,
      consentCopy: expect.stringContaining('<p>') as string,
    });
    await post(`${path}/accept-consent`);
    expect((await get(`${path}/consent-info`)).body).toMatchObject({ consentRequired: false });
  });

  it('believes the right date of birth alone', async () => {
    const { get, post } = createClinic();
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
