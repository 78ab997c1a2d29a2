/** @jest-environment node */
import { createTestClient, createSignedInTestClient, errorResponse } from '../support/api-client';

describe('§7 kiosk identification', () => {
  const path = '/v1/public-api/kiosk/identify-patient-attributes';
  const baseQuery = { clinicDisplayId: 'lakeside', phoneNumber: null, email: null };
  const twins = { ...baseQuery, lastName: ' lindqvist', dateOfBirth: '2000-06-15' };

  it.each([
    [
      { ...baseQuery, medicalRecord: 'ls-1001' },
      { status: 'match_found', userId: 'ada' },
    ],
    [
      { ...baseQuery, lastName: 'Okafor', dateOfBirth: '1990-05-17' },
      { status: 'match_found', userId: 'kai' },
    ],
    [twins, { status: 'more_info_needed' }],
    [
      { ...twins, phoneNumber: '+12015550132' },
      { status: 'match_found', userId: 'mira' },
    ],
    [{ ...twins, email: 'lindqvist@example.com' }, { status: 'more_info_needed' }],
    [{ ...twins, phoneNumber: '+12015550199' }, { status: 'more_info_needed' }],
    [{ ...baseQuery, medicalRecord: 'HS-3003' }, { status: 'not_found' }],
    [
      { ...baseQuery, clinicDisplayId: 'hillside', medicalRecord: 'HS-3003' },
      { status: 'match_found', userId: 'hugo' },
    ],
  ])('responds to %j with %j', async (body, result) => {
    const { post } = createTestClient();
    expect(await post(path, body)).toMatchObject({ status: 200, body: result });
  });

  it('requires exactly one kind of identification, and null for contact details that were not asked for', async () => {
    const { post } = createTestClient();
    const { email: _email, ...withoutEmail } = twins;
    expect(await post(path, { ...twins, medicalRecord: '1' })).toMatchObject(
      errorResponse(400, 'either'),
    );
    expect(await post(path, { ...baseQuery, lastName: 'Okafor' })).toMatchObject(
      errorResponse(400, 'either'),
    );
    expect(await post(path, withoutEmail)).toMatchObject(errorResponse(400, 'email'));
    expect(await post(path, { ...twins, clinicDisplayId: 'nowhere' })).toMatchObject({
      status: 404,
    });
  });
});

describe('§7 onboarding', () => {
  const path = '/v1/public-api/onboarding';
  const byEmail = (email: string) => ({ type: 'email', email });
  const family = { type: 'phonenumber', phoneNumber: '+12015550130' };

  it.each([
    [byEmail('ivy@example.com'), 'ok'],
    [byEmail('jonas@example.com'), 'invite-already-accepted'],
    [byEmail('nobody@example.com'), 'no-active-invite-found'],
    [family, 'ambiguous-invite-found'],
    [{ ...family, lastName: 'Lindqvist', dateOfBirth: '1972-12-01' }, 'ok'],
    [{ ...family, lastName: 'Lindqvist', dateOfBirth: '2000-06-15' }, 'ambiguous-invite-found'],
  ])('looks up %j and returns the status %s', async (body, status) => {
    const { post } = createTestClient();
    expect((await post(`${path}/lookup`, body)).body).toEqual({ status });
  });

  it('creates an account from an invitation and its verification code, once', async () => {
    const { post, world } = createTestClient();
    await post(`${path}/lookup`, byEmail('ivy@example.com'));
    const code = world.outbox[0]?.code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect(
      await post(`${path}/verification-code`, { code: wrong, email: 'ivy@example.com' }),
    ).toMatchObject(errorResponse(422, 'not right'));
    expect(
      (await post(`${path}/verification-code`, { code, email: 'ivy@example.com' })).body,
    ).toEqual({ patientEmail: 'ivy@example.com', patientId: 'patient-ivy' });
    const account = { patientId: 'patient-ivy', email: 'ivy@example.com', password: 'Tea-time-4' };
    expect((await post(`${path}/account`, account)).body).toEqual({ status: 'ok' });
    expect((await post(`${path}/account`, account)).body).toEqual({ status: 'failed' });
    const signIn = { email: account.email, password: account.password, userType: 'patient' };
    expect((await post('/auth/sign-in', signIn)).status).toBe(200);
    expect((await post(`${path}/lookup`, byEmail('ivy@example.com'))).body).toEqual({
      status: 'invite-already-accepted',
    });
  });

  it.each([
    [`${path}/lookup`, { type: 'email', phoneNumber: '+12015550130' }, 'contact field'],
    [`${path}/lookup`, { type: 'phonenumber', phoneNumber: '(201) 555-0130' }, 'E.164'],
    [`${path}/verification-code`, { code: '12345', email: 'ivy@example.com' }, 'six digits'],
    [`${path}/verification-code`, { code: '123456' }, 'email or phoneNumber'],
    [
      `${path}/account`,
      { patientId: 'patient-ivy', email: 'ivy@example.com', password: 'tea-time-4' },
      'uppercase',
    ],
  ])('rejects a request to %s with the body %j', async (to, body, problem) => {
    const { post } = createTestClient();
    expect(await post(to, body)).toMatchObject(errorResponse(400, problem));
  });
});

describe('§7 password reset', () => {
  const path = '/v1/public-api/authentication/forgot-password';
  const ada = { userType: 'patient', email: 'ada@example.com' };

  it('changes the password with the sent code, once, and closes all sessions', async () => {
    const { post, get, world } = createSignedInTestClient('ada');
    await post(`${path}/request-code`, ada);
    const confirm = {
      ...ada,
      confirmationCode: world.outbox[0]?.code,
      newPassword: 'Rainy-Day-43',
    };
    expect((await post(`${path}/confirm`, confirm)).status).toBe(200);
    expect((await post(`${path}/confirm`, confirm)).status).toBe(422);
    expect((await get('/v1/client-api/account/user-profiles')).status).toBe(401);
    const signIn = { ...ada, password: 'Rainy-Day-43' };
    expect((await post('/auth/sign-in', signIn)).status).toBe(200);
  });

  it('returns 404 for an email without an account', async () => {
    const { post } = createTestClient();
    const cora = { ...ada, email: 'cora@example.com' };
    expect((await post(`${path}/request-code`, cora)).status).toBe(404);
  });
});

describe('§7 magic links', () => {
  const path = '/v1/public-api/authentication/magic-code/authenticate';

  it('exchanges a code for tokens until the code expires', async () => {
    const { post, setNow } = createTestClient();
    expect((await post(path, { magicCode: 'magic-ada' })).body).toEqual({
      accessToken: expect.any(String) as string,
      refreshToken: expect.any(String) as string,
    });
    expect((await post(path, { magicCode: 'magic-expired' })).status).toBe(401);
    expect((await post(path, { magicCode: 'magic-ada' })).status).toBe(200);
    setNow('2026-12-01T12:00:00.000Z');
    expect((await post(path, { magicCode: 'magic-ada' })).status).toBe(401);
  });

  it('exchanges a code once, if the world says so', async () => {
    const { get, post, world } = createTestClient();
    world.magicCodeUse = 'once';
    expect((await post(path, { magicCode: 'intake-nia' })).status).toBe(200);
    expect(await post(path, { magicCode: 'intake-nia' })).toMatchObject({
      status: 401,
      body: { message: 'This link has expired.' },
    });
    expect((await post(path, { magicCode: 'magic-ada' })).status).toBe(200);
    // A used link still has its clinic, and can be sent again.
    const intake = '/v1/public-api/intake';
    expect((await get(`${intake}/clinic-branding?code=intake-nia`)).status).toBe(200);
    await post(`${intake}/resend-magic-link`, { expiredCode: 'intake-nia' });
    expect((await post(path, { magicCode: world.outbox[0]?.code })).status).toBe(200);
  });
});

describe('§7 intake', () => {
  const path = '/v1/public-api/intake';
  const basicInfo = {
    firstName: 'Nia',
    lastName: 'Rivera',
    email: 'nia@example.com',
    dateOfBirth: '1990-05-17',
    phoneNumber: '+12015550123',
    pronoun: 'she/her/hers',
  };
  const consent = {
    consented: true,
    policyIds: ['policy-privacy', 'policy-terms', 'policy-elsewhere'],
  };
  const responses = [
    { linkId: 'reason', value: 'Sleep' },
    { linkId: 'topics', value: ['Sleep', 'Worry'] },
    { linkId: 'care-before', value: null },
    { linkId: 'someone.name', value: 'Ola' },
  ];

  it('accepts basic info, consent and answers in this order, and is then complete', async () => {
    const { get, post } = createSignedInTestClient('nia', 'magic-link');
    const status = async () => (await get(`${path}/status`)).body;
    expect(await post(`${path}/submit-questionnaire`, { responses })).toMatchObject({
      status: 409,
    });
    expect(await post(`${path}/sign-consent-policies`, consent)).toMatchObject({ status: 409 });
    expect((await post(`${path}/basic-info`, basicInfo)).status).toBe(200);
    expect((await post(`${path}/sign-consent-policies`, consent)).status).toBe(200);
    expect(await status()).toEqual({ hasCompletedIntake: false });
    expect((await post(`${path}/submit-questionnaire`, { responses })).status).toBe(200);
    expect(await status()).toEqual({ hasCompletedIntake: true });
  });

  it.each([
    ['basic-info', { ...basicInfo, dateOfBirth: '2013-11-22' }, 'at least 13'],
    ['basic-info', { ...basicInfo, dateOfBirth: '1906-11-20' }, 'at most 120'],
    ['basic-info', { ...basicInfo, preferredName: '' }, 'left out'],
    ['basic-info', { ...basicInfo, phoneNumber: '2015550123' }, 'E.164'],
    ['sign-consent-policies', { ...consent, consented: false }, 'consented'],
    ['submit-questionnaire', { responses: [{ linkId: 'someone', value: 'x' }] }, 'someone'],
    ['submit-questionnaire', { responses: [{ linkId: 'topics', value: 'Sleep' }] }, 'a list'],
    ['submit-questionnaire', { responses: [{ linkId: 'care-before', value: 'Maybe' }] }, 'Maybe'],
  ])('rejects a request to %s with the body %j', async (name, body, problem) => {
    const { post } = createSignedInTestClient('nia', 'magic-link');
    await post(`${path}/basic-info`, basicInfo);
    if (name === 'submit-questionnaire') await post(`${path}/sign-consent-policies`, consent);
    expect(await post(`${path}/${name}`, body)).toMatchObject(errorResponse(400, problem));
  });

  it('rejects users who are not new patients or did not sign in by their link', async () => {
    const password = createSignedInTestClient('nia', 'password');
    const existingPatient = createSignedInTestClient('ada', 'magic-link');
    const omar = createSignedInTestClient('omar', 'magic-link');
    expect((await password.get(`${path}/status`)).status).toBe(403);
    expect((await existingPatient.get(`${path}/status`)).status).toBe(403);
    expect((await omar.get(`${path}/status`)).body).toEqual({ hasCompletedIntake: true });
  });

  it('returns the clinic’s name before sign-in, and sends a new link', async () => {
    const { get, post, world } = createTestClient();
    expect((await get(`${path}/clinic-branding?code=intake-nia-expired`)).body).toMatchObject({
      name: 'Lakeside Behavioral Health',
    });
    expect((await get(`${path}/clinic-branding?code=nothing`)).status).toBe(404);
    expect((await get(`${path}/clinic-info`)).status).toBe(401);
    expect((await post(`${path}/resend-magic-link`, { expiredCode: 'nothing' })).status).toBe(404);
    await post(`${path}/resend-magic-link`, { expiredCode: 'intake-nia-expired' });
    const code = world.outbox[0]?.code;
    expect(
      (await post('/v1/public-api/authentication/magic-code/authenticate', { magicCode: code }))
        .status,
    ).toBe(200);
  });

  it('returns the policies, the questionnaire and a setup intent', async () => {
    const { get, post } = createSignedInTestClient('nia', 'magic-link');
    expect((await get(`${path}/policies`)).body).toHaveLength(3);
    expect((await get(`${path}/questionnaire`)).body).toMatchObject({ pages: { length: 2 } });
    expect((await post('/v1/public-api/billing/setup-intent')).body).toEqual({
      clientSecret: expect.stringMatching(/^seti_nia_1_secret_/) as string,
      id: 'seti_nia_1',
      stripeConnectAccountId: 'acct_lakeside',
    });
  });
});
