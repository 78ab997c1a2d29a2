import { createClinic, createSignedInClinic, errorResponse } from '../support/api-client';

const own = '/v1/client-api/users/ada';
const ownV2 = '/v2/client-api/users/ada';
const lifestyle = {
  moduleId: 'lifestyle',
  moduleVersionId: 'lifestyle-v2',
  answers: [
    { key: 'energy', value: 1.25 },
    { key: 'social', value: -2 },
  ],
};

describe('§7 check-ins of somebody signed in', () => {
  it('are listed without content, with the time of the last one', async () => {
    const { get, post } = createSignedInClinic('jonas');
    const path = '/v2/client-api/users/jonas/check-ins/assigned';
    const first = async () =>
      // SAFETY: the shape of D6.
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

  it('come one by one with content, or as 404', async () => {
    const { get } = createSignedInClinic('ben');
    const path = '/v2/client-api/users/ben/check-ins/assigned';
    expect((await get(`${path}/low-mood`)).body).toMatchObject({
      id: 'low-mood',
      content: { nodes: [{ id: 'strength', minValue: 0, maxValue: 10 }, {}, {}] },
    });
    expect(await get(`${path}/anxiety`)).toMatchObject(errorResponse(404, 'check-in'));
  });

  it('leave scores behind, which are read by module', async () => {
    const { get, post } = createSignedInClinic('ada');
    await post(`${own}/check-ins/submit`, [lifestyle]);
    const reply = await get(`${ownV2}/check-ins/scores?checkInIds=lifestyle,small-steps`);
    // SAFETY: the shape of D6.
    const body = reply.body as { checkInModules: unknown[]; checkInScores: object[] };
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
    [{ ...lifestyle, moduleId: 'nothing' }, 'nothing is not assigned'],
    [{ ...lifestyle, answers: [{ key: 'joy', value: 1 }] }, 'no node joy'],
    [
      {
        moduleId: 'low-mood',
        moduleVersionId: 'low-mood-v1',
        answers: [{ key: 'strength', value: 3.5 }],
      },
      'no whole number',
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
  ])('are refused when the contract is broken: %j', async (sent, problem) => {
    const { post, world } = createSignedInClinic('jonas');
    expect(await post('/v1/client-api/users/jonas/check-ins/submit', [sent])).toMatchObject(
      errorResponse(400, problem),
    );
    expect(world.checkInScores.get('jonas')).toBeUndefined();
  });

  it('may be empty: every answer is optional', async () => {
    const { post } = createSignedInClinic('ada');
    expect((await post(`${own}/check-ins/submit`, [{ ...lifestyle, answers: [] }])).status).toBe(
      200,
    );
  });
});

describe('§7 check-ins of a public link', () => {
  it('come with content and are received in one list', async () => {
    const { get, post, world } = createClinic();
    const path = '/v1/public-api/user/ben';
    expect((await get(`${path}/assigned-checkins`)).body).toMatchObject([
      { id: 'lifestyle', content: { nodes: { length: 4 } } },
      { id: 'low-mood' },
    ]);
    expect((await post(`${path}/submit-checkins`, [lifestyle])).status).toBe(200);
    expect(world.checkInScores.get('ben')).toHaveLength(2);
  });

  it('can be previewed by version', async () => {
    const { get } = createClinic();
    const path = '/v1/public-api/check-ins/anxiety';
    expect((await get(path)).status).toBe(200);
    expect((await get(`${path}?versionId=anxiety-v1`)).status).toBe(200);
    expect((await get(`${path}?versionId=anxiety-v9`)).status).toBe(404);
  });
});

describe('§7 insights', () => {
  type Series = { type: string; title?: string; data: { date: string; value: number }[] };
  const graph = async (userId: string, name: string, timeScale: string) => {
    const { get } = createSignedInClinic(userId);
    const reply = await get(
      `/v1/client-api/users/${userId}/insights/${name}?timeScale=${timeScale}`,
    );
    // SAFETY: the shape of D6.
    return reply.body as Series[];
  };

  it('draw a year of symptoms in percent, by month', async () => {
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

  it('draw the lifestyle from −2 to 2, by day and by week', async () => {
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

  it('have one point, or none, for those who have done little', async () => {
    expect((await graph('ben', 'lifestyle-graph', '1_week'))[0]?.data).toHaveLength(1);
    expect((await graph('noel', 'lifestyle-graph', '1_week'))[0]?.data).toEqual([]);
    expect((await graph('ben', 'activity-graph', '1_month')).map(({ data }) => data)).toEqual([
      [],
      [],
    ]);
  });

  it('count steps and miles a day', async () => {
    const [steps, distance] = await graph('ada', 'activity-graph', '1_month');
    expect(steps).toMatchObject({ type: 'steps', data: { length: 30 } });
    expect(distance?.data[0]?.value).toBeLessThan(10);
  });

  it('count worksheets', async () => {
    const { get } = createSignedInClinic('ada');
    const reply = await get('/v1/client-api/users/ada/insights/worksheet-summary');
    expect(reply.body).toEqual([
      { id: 'thought-record', title: 'Thought record', count: expect.any(Number) as number },
      { id: 'small-steps', title: 'Small steps', count: expect.any(Number) as number },
    ]);
  });

  it('need a time scale', async () => {
    const { get } = createSignedInClinic('ada');
    expect(await get('/v1/client-api/users/ada/insights/symptoms-graph')).toMatchObject(
      errorResponse(400, 'timeScale'),
    );
  });
});
