/** @jest-environment node */
import { createTestClient, createSignedInTestClient, errorResponse } from '../support/api-client';

const adaPath = '/v1/client-api/users/ada';
const adaPathV2 = '/v2/client-api/users/ada';
const lifestyle = {
  moduleId: 'lifestyle',
  moduleVersionId: 'lifestyle-v2',
  answers: [
    { key: 'energy', value: 1.25 },
    { key: 'social', value: -2 },
  ],
};

describe('§7 check-ins of a signed-in user', () => {
  it('lists the check-ins without content, with the time of the last completion', async () => {
    const { get, post } = createSignedInTestClient('jonas');
    const path = '/v2/client-api/users/jonas/check-ins/assigned';
    const first = async () =>
      // SAFETY: the wire format of D6.
      ((await get(path)).body as Record<string, unknown>[])[0];
    expect(await first()).toEqual({
      id: 'lifestyle',
      versionId: 'lifestyle-v2',
      title: 'Lifestyle correlates',
      type: 'symptom',
      lastCompletedAt: null,
    });
    expect((await post('/v1/client-api/users/jonas/check-ins/submit', [lifestyle])).status).toBe(
      200,
    );
    expect(await first()).toMatchObject({ lastCompletedAt: '2026-11-21T12:00:00.000Z' });
  });

  it('returns one assigned check-in with its content, and 404 for any other', async () => {
    const { get } = createSignedInTestClient('ben');
    const path = '/v2/client-api/users/ben/check-ins/assigned';
    expect((await get(`${path}/low-mood`)).body).toMatchObject({
      id: 'low-mood',
      content: { nodes: [{ id: 'strength', minValue: 0, maxValue: 10 }, {}, {}] },
    });
    expect(await get(`${path}/anxiety`)).toMatchObject(errorResponse(404, 'check-in'));
  });

  it('stores a submitted check-in as a score and returns the scores by module', async () => {
    const { get, post } = createSignedInTestClient('ada');
    await post(`${adaPath}/check-ins/submit`, [lifestyle]);
    const response = await get(`${adaPathV2}/check-ins/scores?checkInIds=lifestyle,small-steps`);
    // SAFETY: the wire format of D6.
    const body = response.body as { checkInModules: unknown[]; checkInScores: object[] };
    expect(body.checkInModules).toMatchObject([{ id: 'lifestyle' }, { id: 'small-steps' }]);
    expect(body.checkInScores.length).toBeGreaterThan(100);
    expect(body.checkInScores.at(-1)).toMatchObject({
      moduleId: 'lifestyle',
      createdAt: '2026-11-21T12:00:00.000Z',
      answers: lifestyle.answers,
    });
  });

  it.each([
    [{ ...lifestyle, answers: [{ key: 'energy', value: 2.01 }] }, 'energy: 2.01 is not in -2 to 2'],
    [{ ...lifestyle, answers: [{ key: 'energy', value: '1' }] }, 'must be a JSON number'],
    [{ ...lifestyle, moduleVersionId: 'lifestyle-v1' }, 'moduleVersionId must be lifestyle-v2'],
    [{ ...lifestyle, moduleId: 'nothing' }, 'there is no check-in nothing'],
    [{ ...lifestyle, answers: [{ key: 'joy', value: 1 }] }, 'no node joy'],
    [
      {
        moduleId: 'low-mood',
        moduleVersionId: 'low-mood-v1',
        answers: [{ key: 'strength', value: 3.5 }],
      },
      'not a whole number',
    ],
    [
      {
        moduleId: 'low-mood',
        moduleVersionId: 'low-mood-v1',
        answers: [{ key: 'note', value: ' ' }],
      },
      'blank',
    ],
    [
      { moduleId: 'anxiety', moduleVersionId: 'anxiety-v1', answers: [{ key: 'signs', value: 1 }] },
      'must be a list',
    ],
    [
      {
        moduleId: 'anxiety',
        moduleVersionId: 'anxiety-v1',
        answers: [{ key: 'signs', value: [] }],
      },
      'is empty',
    ],
    [
      {
        moduleId: 'thought-record',
        moduleVersionId: 'thought-record-v3',
        answers: [{ key: 'feeling-heading', value: 'x' }],
      },
      'a heading has no answer',
    ],
  ])('rejects a submission that breaks the contract: %j', async (submittedCheckIn, problem) => {
    const { post, world } = createSignedInTestClient('jonas');
    expect(
      await post('/v1/client-api/users/jonas/check-ins/submit', [submittedCheckIn]),
    ).toMatchObject(errorResponse(400, problem));
    expect(world.checkInScores.get('jonas')).toBeUndefined();
  });

  it('accepts a check-in without answers, because every answer is optional', async () => {
    const { post } = createSignedInTestClient('ada');
    expect(
      (await post(`${adaPath}/check-ins/submit`, [{ ...lifestyle, answers: [] }])).status,
    ).toBe(200);
  });
});

describe('§7 check-ins of a public link', () => {
  it('returns check-ins with their content and accepts a list of them', async () => {
    const { get, post, world } = createTestClient();
    const path = '/v1/public-api/user/ben';
    expect((await get(`${path}/assigned-checkins`)).body).toMatchObject([
      { id: 'lifestyle', content: { nodes: { length: 4 } } },
      { id: 'low-mood' },
    ]);
    expect((await post(`${path}/submit-checkins`, [lifestyle])).status).toBe(200);
    expect(world.checkInScores.get('ben')).toHaveLength(2);
  });

  it('returns a preview of the current version, and 404 for any other version', async () => {
    const { get } = createTestClient();
    const path = '/v1/public-api/check-ins/anxiety';
    expect((await get(path)).status).toBe(200);
    expect((await get(`${path}?versionId=anxiety-v1`)).status).toBe(200);
    expect((await get(`${path}?versionId=anxiety-v9`)).status).toBe(404);
  });
});

describe('§7 insights', () => {
  type Series = { type: string; title?: string; data: { date: string; value: number }[] };
  const graph = async (userId: string, name: string, timeScale: string) => {
    const { get } = createSignedInTestClient(userId);
    const response = await get(
      `/v1/client-api/users/${userId}/insights/${name}?timeScale=${timeScale}`,
    );
    // SAFETY: the wire format of D6.
    return response.body as Series[];
  };

  it('returns a year of symptoms in percent, by month', async () => {
    const series = await graph('ada', 'symptoms-graph', 'all');
    expect(series).toHaveLength(4);
    for (const { type, title, data } of series) {
      expect(type).toBe('symptom');
      expect(title).toBeTruthy();
      expect(data.length).toBeGreaterThanOrEqual(12);
      expect(data.every(({ date }) => date.endsWith('-01'))).toBe(true);
      expect(data.every(({ value }) => value >= 0 && value <= 100)).toBe(true);
    }
  });

  it('returns lifestyle values from −2 to 2, by day and by week', async () => {
    const week = await graph('ada', 'lifestyle-graph', '1_week');
    expect(week.map(({ type }) => type)).toEqual([
      'energy',
      'positivity',
      'sleep_quality',
      'social',
    ]);
    const days = week[0]?.data ?? [];
    expect(days.length).toBeGreaterThan(1);
    expect(days.length).toBeLessThanOrEqual(7);
    const halfYear = (await graph('ada', 'lifestyle-graph', '6_months'))[0]?.data ?? [];
    expect(new Set(halfYear.map(({ date }) => new Date(date).getUTCDay()))).toEqual(new Set([1]));
    expect(halfYear.every(({ value }) => value >= -2 && value <= 2)).toBe(true);
  });

  it('returns one point or none for users with little data', async () => {
    expect((await graph('ben', 'lifestyle-graph', '1_week'))[0]?.data).toHaveLength(1);
    expect((await graph('noel', 'lifestyle-graph', '1_week'))[0]?.data).toEqual([]);
    expect((await graph('ben', 'activity-graph', '1_month')).map(({ data }) => data)).toEqual([
      [],
      [],
    ]);
  });

  it('returns steps and miles per day', async () => {
    const [steps, distance] = await graph('ada', 'activity-graph', '1_month');
    expect(steps).toMatchObject({ type: 'steps', data: { length: 30 } });
    expect(distance?.data[0]?.value).toBeLessThan(10);
  });

  it('counts the completed worksheets', async () => {
    const { get } = createSignedInTestClient('ada');
    const response = await get('/v1/client-api/users/ada/insights/worksheet-summary');
    expect(response.body).toEqual([
      { id: 'thought-record', title: 'Thought record', count: expect.any(Number) as number },
      { id: 'small-steps', title: 'Small steps', count: expect.any(Number) as number },
    ]);
  });

  it('rejects a request without a time scale', async () => {
    const { get } = createSignedInTestClient('ada');
    expect(await get('/v1/client-api/users/ada/insights/symptoms-graph')).toMatchObject(
      errorResponse(400, 'timeScale'),
    );
  });
});
