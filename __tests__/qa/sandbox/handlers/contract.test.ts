/** @jest-environment node */
import openApi from '../../../../docs/openapi.json';
import { createTestClient } from '../support/api-client';
import { phq9Answers } from '../support/answers';
import { createSubmission } from '../../../support/create-submission';

const user = '/v1/public-api/user';
const ada = createSubmission('ada', [{ id: 'phq-9', answers: phq9Answers }]);

describe('§7 a request that breaks the contract gets 400 with the problem', () => {
  it.each([
    ['an unknown key', { ...ada, surprise: 1 }, 'surprise'],
    ['a missing key', { ...ada, isNewPatient: undefined }, 'isNewPatient'],
    ['an unknown source', { ...ada, source: 'fax' }, 'source'],
    ['another user', { ...ada, assigneeUserId: 'ben' }, 'assigneeUserId: must be ada'],
    ['take_now without a clinician', { ...ada, submissionType: 'take_now' }, 'submissionType'],
    ['a clinician without take_now', { ...ada, source: 'clinician_app' }, 'submissionType'],
    ['no assessment', { ...ada, assessments: [] }, 'must contain an assessment'],
    [
      'an unknown assessment',
      createSubmission('ada', [{ id: 'phq-2', answers: [] }]),
      'no assessment phq-2',
    ],
    [
      'a missing answer',
      createSubmission('ada', [{ id: 'phq-9', answers: [] }]),
      'phq-9-1 needs an answer',
    ],
    [
      'an unknown key in an answer',
      createSubmission('ada', [{ id: 'phq-9', answers: [{ key: 'phq-9-1', answerId: 1 }] }]),
      'assessments.0.answers.0.answerId',
    ],
    [
      'an assessment twice',
      { ...ada, assessments: [...ada.assessments, ...ada.assessments] },
      'duplicate',
    ],
  ])('rejects a submission with %s', async (_name, body, problem) => {
    const { world, post } = createTestClient();
    expect(await post(`${user}/ada/submit-assessments`, body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(problem) as string },
    });
    expect(world.submissions).toEqual([]);
  });

  it.each([
    ['an unexpected body', `${user}/ada/accept-consent`, {}, 'no body'],
    ['no body', `${user}/elias/birthday-verification`, undefined, 'needs a body'],
    [
      'a date in the US format',
      `${user}/elias/birthday-verification`,
      { dateOfBirth: '02/29/1984' },
      'yyyy-MM-dd',
    ],
    [
      'a date that does not exist',
      `${user}/elias/birthday-verification`,
      { dateOfBirth: '1985-02-29' },
      'existing date',
    ],
    [
      'an unknown telecom type',
      `${user}/elias/birthday-verification`,
      { dateOfBirth: '1984-02-29', telecomType: 'sms' },
      'telecomType',
    ],
  ])('rejects a POST with %s', async (_name, path, body, problem) => {
    const { post } = createTestClient();
    expect(await post(path, body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(problem) as string },
    });
  });

  it.each([
    [`${user}/ada?telecomType=phone`, 'telecomType'],
    [`${user}/ada/birthday-verification-status?telecomType=sms`, 'telecomType'],
    ['/v1/public-api/assessments', 'Ids'],
    ['/v1/public-api/assessments?Ids=', 'Ids'],
    ['/v1/public-api/assessments?ids=phq-9', 'Ids'],
    ['/v1/public-api/assessments?Ids=phq-9&Ids=gad-7', 'twice'],
  ])('rejects the query of %s', async (path, problem) => {
    const { get } = createTestClient();
    expect(await get(path)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(problem) as string },
    });
  });

  it('rejects a body that is not JSON or has another content type', async () => {
    const { send } = createTestClient();
    const path = `${user}/elias/birthday-verification`;
    const json = { 'content-type': 'application/json' };
    const broken = await send('POST', path, { body: '{', headers: json });
    const untyped = await send('POST', path, { body: '{"dateOfBirth":"1984-02-29"}' });
    expect(broken.status).toBe(400);
    expect(untyped.body).toEqual({
      message: 'body: must be application/json, not text/plain;charset=UTF-8',
    });
  });
});

describe('unknown resources and paths', () => {
  it.each([
    ['GET', `${user}/nobody`],
    ['GET', `${user}/nobody/assigned-assessments`],
    ['GET', `${user}/nobody/safety-net`],
    ['POST', `${user}/nobody/unsubscribe`],
    ['GET', '/v1/public-api/kiosk/clinic/nowhere'],
    ['GET', '/v1/public-api/clinics/nowhere'],
    ['GET', '/v1/public-api/kiosk/patients/nobody'],
    ['GET', '/v1/public-api/nothing'],
    ['DELETE', `${user}/ada`],
    ['GET', '/v2/anything/at/all'],
    ['POST', '/auth/nothing'],
    ['GET', `/undefined${user}/ada`],
  ])('%s %s gets 404 with a message', async (method, path) => {
    const { send } = createTestClient();
    expect(await send(method, path)).toMatchObject({
      status: 404,
      body: { message: expect.any(String) as string },
    });
  });
});

describe('§7 public endpoints', () => {
  it('returns a public user without private data', async () => {
    const { get } = createTestClient();
    expect((await get(`${user}/sams-mother`)).body).toEqual({
      id: 'sams-mother',
      type: 'participant',
      clinic: {
        logoUrl: expect.stringMatching(/^data:image\/svg/) as string,
        name: 'Lakeside Behavioral Health',
      },
      clinicId: 'clinic-lakeside',
      patientId: 'patient-sam',
      relatedPatientId: 'patient-sam',
      relatedPatientFirstName: 'Sam',
      info: { shouldPromptAccountCreation: false, hasOnboarded: true, firstName: 'Rosa' },
    });
  });

  it('returns the user id of a patient id', async () => {
    const { get } = createTestClient();
    expect((await get('/v1/public-api/kiosk/patients/patient-sam')).body).toEqual({
      id: 'patient-sam',
      userId: 'sam',
    });
  });

  it('returns a clinic, even if its display id must be encoded', async () => {
    const { get } = createTestClient();
    expect((await get('/v1/public-api/clinics/north%20bay%2F2')).body).toEqual({
      displayId: 'north bay/2',
      name: 'North Bay Counseling',
      logoUrl: null,
    });
    expect((await get('/v1/public-api/kiosk/clinic/hillside')).body).toEqual({
      displayId: 'hillside',
      organizationName: 'Hillside Family Clinic',
      identifyFlow: 'mrn',
    });
  });

  it('unsubscribes a user and subscribes them again', async () => {
    const { world, post } = createTestClient();
    await post(`${user}/ada/unsubscribe`);
    expect(world.unsubscribed.has('ada')).toBe(true);
    await post(`${user}/ada/subscribe`);
    expect(world.unsubscribed.has('ada')).toBe(false);
  });
});

describe('D10 an Idempotency-Key', () => {
  const open = () => {
    const { world, send } = createTestClient();
    const submit = (isNewPatient: boolean) =>
      send('POST', `${user}/ada/submit-assessments`, {
        body: JSON.stringify({ ...ada, isNewPatient }),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key' },
      });
    return { world, submit };
  };

  it('D10: with the same body is carried out once, and every attempt gets the same result', async () => {
    const { world, submit } = open();
    const first = await submit(false);
    const second = await submit(false);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(world.submissions).toHaveLength(1);
    expect(world.requests.map(({ isReplay }) => isReplay)).toEqual([false, true]);
  });

  it('D10: with another body gets the 409 of docs/openapi.json', async () => {
    const { world, submit } = open();
    await submit(false);
    const { status, body } = await submit(true);
    const { content } = openApi.components.responses.IdempotencyKeyReused;
    expect([status, body]).toEqual([409, content['application/json'].example]);
    expect(world.submissions).toHaveLength(1);
  });
});
