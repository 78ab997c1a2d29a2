import { createClinic, createSignedInClinic, errorResponse } from '../support/api-client';

const own = '/v1/client-api/users/ada';
const jsonHeaders = { 'content-type': 'application/json' };

describe('§6 authenticated calls', () => {
  it('need a bearer token that is good for fifteen minutes', async () => {
    const { get, setNow, publicly } = createSignedInClinic('ada');
    expect((await get(`${own}/optional-comms`)).status).toBe(200);
    expect(await publicly.get(`${own}/optional-comms`)).toMatchObject(errorResponse(401, 'log in'));
    setNow('2026-11-21T12:15:01.000Z');
    expect(await get(`${own}/optional-comms`)).toMatchObject(errorResponse(401, 'log in'));
  });

  it('name the active profile, and reach nobody else', async () => {
    const { send, get, tokens, publicly } = createSignedInClinic('ada');
    const bearer = { authorization: `Bearer ${tokens.accessToken}` };
    expect(await publicly.send('GET', `${own}/optional-comms`, { headers: bearer })).toMatchObject(
      errorResponse(400, 'x-profile-user-id'),
    );
    expect(await get('/v1/client-api/users/ben/optional-comms')).toMatchObject(
      errorResponse(403, 'somebody else'),
    );
    expect(
      await send('GET', `${own}/optional-comms`, { headers: { 'x-profile-user-id': 'ben' } }),
    ).toMatchObject(errorResponse(403, 'somebody else'));
  });
});

describe('the profile', () => {
  it('hides the safety net once it is dismissed', async () => {
    const { get, patch } = createSignedInClinic('ada');
    expect((await patch(`${own}/safety-net/dismiss`)).status).toBe(204);
    expect((await get('/v1/client-api/account/user-profiles')).body).toMatchObject({
      profiles: [{ safetyNetEnabled: false }],
    });
  });

  it('holds a completed form', async () => {
    const { get } = createSignedInClinic('ada');
    expect((await get(`${own}/intervention/safety-plan`)).body).toMatchObject({
      name: 'Safety Plan',
      items: { length: 8 },
    });
    expect((await get(`${own}/intervention/nothing`)).status).toBe(404);
  });
});

describe('§7 reminders', () => {
  const path = `${own}/notification-preferences`;

  it('are added, listed and deleted', async () => {
    const { get, post, remove } = createSignedInClinic('ada');
    const added = await post(path, {
      daysOfWeek: ['Sun', 'Sat'],
      timeOfDay: '09:00:00',
      notificationType: 'check_in',
    });
    expect(added.status).toBe(200);
    const list = async () => (await get(path)).body;
    expect(await list()).toMatchObject([{}, {}, { daysOfWeek: ['Sun', 'Sat'], isActive: true }]);
    // SAFETY: the endpoint answers with the reminder.
    const { id } = added.body as { id: string };
    expect((await remove(`${path}/${id}`)).status).toBe(204);
    expect((await remove(`${path}/${id}`)).status).toBe(404);
    expect(await list()).toHaveLength(2);
  });

  it.each([
    [{ daysOfWeek: [] }, 'daysOfWeek'],
    [{ daysOfWeek: ['Sunday'] }, 'daysOfWeek'],
    [{ daysOfWeek: ['Sun', 'Sun'] }, 'twice'],
    [{ timeOfDay: '9:00' }, 'HH:mm:ss'],
    [{ notificationType: 'sms' }, 'notificationType'],
  ])('are refused with %j', async (wrong, problem) => {
    const { post } = createSignedInClinic('ada');
    const right = { daysOfWeek: ['Sun'], timeOfDay: '09:00:00', notificationType: 'check_in' };
    expect(await post(path, { ...right, ...wrong })).toMatchObject(errorResponse(400, problem));
  });
});

describe('§7 optional communications', () => {
  const read = async ({ get }: { get: ReturnType<typeof createClinic>['get'] }, path: string) =>
    // SAFETY: the shape of D6.
    (await get(path)).body as { push: string[]; email: string[]; sms: string[] };

  it('keep what was chosen, and types that the client does not know', async () => {
    const clinic = createSignedInClinic('ada');
    const path = `${own}/optional-comms`;
    const { push, email, sms } = await read(clinic, path);
    const without = email.filter((type) => type !== 'CLIENT_SAFETY_NET');
    expect((await clinic.post(path, { push, email: without, sms })).status).toBe(200);
    expect((await read(clinic, path)).email).toEqual(without);
    expect(await clinic.post(path, { push, email, sms: [] })).toMatchObject(
      errorResponse(400, 'APPOINTMENT_CONFIRMATION has to be kept'),
    );
  });

  it('take the three lists and nothing else', async () => {
    const clinic = createSignedInClinic('ada');
    const all = await read(clinic, `${own}/optional-comms`);
    expect(await clinic.post(`${own}/optional-comms`, all)).toMatchObject(
      errorResponse(400, 'Subscribed'),
    );
  });

  it('do not change a channel that is off', async () => {
    const clinic = createSignedInClinic('ben');
    const path = '/v1/client-api/users/ben/optional-comms';
    const { push, email, sms } = await read(clinic, path);
    const added = { push, email, sms: [...sms, 'MORE'] };
    expect(await clinic.post(path, added)).toMatchObject(
      errorResponse(400, 'sms: is not subscribed'),
    );
  });

  it('go off by link: email and text', async () => {
    const { get, publicly } = createSignedInClinic('ada');
    await publicly.post('/v1/public-api/user/ada/unsubscribe');
    expect((await get(`${own}/optional-comms`)).body).toMatchObject({
      isPushSubscribed: true,
      isEmailSubscribed: false,
      isSmsSubscribed: false,
    });
  });

  it('are followed by an update without a body', async () => {
    const { post, send } = createSignedInClinic('ada');
    expect((await post(`${own}/update`)).status).toBe(200);
    const withBody = await send('POST', `${own}/update`, { body: '{}', headers: jsonHeaders });
    expect(withBody.status).toBe(400);
  });
});
