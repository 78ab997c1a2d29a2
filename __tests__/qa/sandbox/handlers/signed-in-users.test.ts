/** @jest-environment node */
import { createTestClient, createSignedInTestClient, errorResponse } from '../support/api-client';

const adaPath = '/v1/client-api/users/ada';
const jsonHeaders = { 'content-type': 'application/json' };

describe('§6 authenticated requests', () => {
  it('require a bearer token, which is valid for fifteen minutes', async () => {
    const { get, setNow, publicClient } = createSignedInTestClient('ada');
    expect((await get(`${adaPath}/optional-comms`)).status).toBe(200);
    expect(await publicClient.get(`${adaPath}/optional-comms`)).toMatchObject(
      errorResponse(401, 'log in'),
    );
    setNow('2026-11-21T12:15:01.000Z');
    expect(await get(`${adaPath}/optional-comms`)).toMatchObject(errorResponse(401, 'log in'));
  });

  it('require the header of the active profile, and cannot access other users', async () => {
    const { send, get, tokens, publicClient } = createSignedInTestClient('ada');
    const bearer = { authorization: `Bearer ${tokens.accessToken}` };
    expect(
      await publicClient.send('GET', `${adaPath}/optional-comms`, { headers: bearer }),
    ).toMatchObject(errorResponse(400, 'x-profile-user-id'));
    expect(await get('/v1/client-api/users/ben/optional-comms')).toMatchObject(
      errorResponse(403, 'another user'),
    );
    expect(
      await send('GET', `${adaPath}/optional-comms`, { headers: { 'x-profile-user-id': 'ben' } }),
    ).toMatchObject(errorResponse(403, 'another user'));
  });
});

describe('the profile', () => {
  it('disables the safety net after it is dismissed', async () => {
    const { get, patch } = createSignedInTestClient('ada');
    expect((await patch(`${adaPath}/safety-net/dismiss`)).status).toBe(204);
    expect((await get('/v1/client-api/account/user-profiles')).body).toMatchObject({
      profiles: [{ safetyNetEnabled: false }],
    });
  });

  it('returns a completed form, and 404 for an unknown one', async () => {
    const { get } = createSignedInTestClient('ada');
    expect((await get(`${adaPath}/intervention/safety-plan`)).body).toMatchObject({
      name: 'Safety Plan',
      items: { length: 8 },
    });
    expect((await get(`${adaPath}/intervention/nothing`)).status).toBe(404);
  });
});

describe('§7 reminders', () => {
  const path = `${adaPath}/notification-preferences`;

  it('adds, lists and deletes reminders', async () => {
    const { get, post, remove } = createSignedInTestClient('ada');
    const added = await post(path, {
      daysOfWeek: ['Sun', 'Sat'],
      timeOfDay: '09:00:00',
      notificationType: 'check_in',
    });
    expect(added.status).toBe(200);
    const list = async () => (await get(path)).body;
    expect(await list()).toMatchObject([{}, {}, { daysOfWeek: ['Sun', 'Sat'], isActive: true }]);
    // SAFETY: the endpoint returns the reminder.
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
  ])('rejects a reminder with %j', async (wrong, problem) => {
    const { post } = createSignedInTestClient('ada');
    const right = { daysOfWeek: ['Sun'], timeOfDay: '09:00:00', notificationType: 'check_in' };
    expect(await post(path, { ...right, ...wrong })).toMatchObject(errorResponse(400, problem));
  });
});

describe('§7 optional communications', () => {
  const read = async ({ get }: { get: ReturnType<typeof createTestClient>['get'] }, path: string) =>
    // SAFETY: the wire format of D6.
    (await get(path)).body as { push: string[]; email: string[]; sms: string[] };

  it('stores the chosen types, and rejects the removal of types that the client does not know', async () => {
    const client = createSignedInTestClient('ada');
    const path = `${adaPath}/optional-comms`;
    const { push, email, sms } = await read(client, path);
    const without = email.filter((type) => type !== 'CLIENT_SAFETY_NET');
    expect((await client.post(path, { push, email: without, sms })).status).toBe(200);
    expect((await read(client, path)).email).toEqual(without);
    expect(await client.post(path, { push, email, sms: [] })).toMatchObject(
      errorResponse(400, 'APPOINTMENT_CONFIRMATION has to be kept'),
    );
  });

  it('accepts the three lists and nothing else', async () => {
    const client = createSignedInTestClient('ada');
    const all = await read(client, `${adaPath}/optional-comms`);
    expect(await client.post(`${adaPath}/optional-comms`, all)).toMatchObject(
      errorResponse(400, 'Subscribed'),
    );
  });

  it('rejects changes to an unsubscribed channel', async () => {
    const client = createSignedInTestClient('ben');
    const path = '/v1/client-api/users/ben/optional-comms';
    const { push, email, sms } = await read(client, path);
    const added = { push, email, sms: [...sms, 'MORE'] };
    expect(await client.post(path, added)).toMatchObject(
      errorResponse(400, 'sms: is not subscribed'),
    );
  });

  it('turns off email and SMS when the user unsubscribes by link', async () => {
    const { get, publicClient } = createSignedInTestClient('ada');
    await publicClient.post('/v1/public-api/user/ada/unsubscribe');
    expect((await get(`${adaPath}/optional-comms`)).body).toMatchObject({
      isPushSubscribed: true,
      isEmailSubscribed: false,
      isSmsSubscribed: false,
    });
  });

  it('accepts the update request only without a body', async () => {
    const { post, send } = createSignedInTestClient('ada');
    expect((await post(`${adaPath}/update`)).status).toBe(200);
    const withBody = await send('POST', `${adaPath}/update`, { body: '{}', headers: jsonHeaders });
    expect(withBody.status).toBe(400);
  });
});
