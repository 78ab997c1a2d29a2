import { waitFor } from '@testing-library/dom';
import { createTestClient } from '../support/api-client';
import { phq9Answers } from '../support/answers';
import { createSubmission } from '../../../support/create-submission';

const ada = '/v1/public-api/user/ada';

function createGate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('fault injection', () => {
  it('affects only the next request by default', async () => {
    const { world, get } = createTestClient();
    world.faults.failNext({ kind: 'status', status: 503, message: 'Closed for lunch' });
    expect(await get(ada)).toMatchObject({ status: 503, body: { message: 'Closed for lunch' } });
    expect((await get(ada)).status).toBe(200);
  });

  it('affects the first request that matches its path, pattern, endpoint name or method', async () => {
    const { world, get, post } = createTestClient();
    world.faults.failNext({ kind: 'status', path: `${ada}/consent-info` });
    world.faults.failNext({ kind: 'status', path: /safety-net$/, status: 502 });
    world.faults.failNext({ kind: 'status', path: 'assessments', status: 401 });
    world.faults.failNext({ kind: 'status', method: 'post', status: 418, message: null });
    expect((await get(ada)).status).toBe(200);
    expect((await get('/v1/public-api/assessments?Ids=phq-9')).status).toBe(401);
    expect((await get('/v1/public-api/user/ben/safety-net')).status).toBe(502);
    expect((await get(`${ada}/consent-info`)).status).toBe(500);
    expect(await post(`${ada}/unsubscribe`)).toMatchObject({ status: 418, body: '' });
    expect(world.faults.pending).toEqual([]);
  });

  it('affects as many requests as `times` allows', async () => {
    const { world, get } = createTestClient();
    world.faults.failNext({ kind: 'status', times: 2 });
    expect((await get(ada)).status).toBe(500);
    expect(world.faults.pending).toMatchObject([{ times: 1 }]);
    expect((await get(ada)).status).toBe(500);
    expect((await get(ada)).status).toBe(200);
  });

  it('drops the connection, returns broken JSON or returns a web page', async () => {
    const { world, get } = createTestClient();
    world.faults.failNext({ kind: 'network' });
    world.faults.failNext({ kind: 'malformed' });
    world.faults.failNext({ kind: 'html' });
    expect((await get(ada)).response.type).toBe('error');
    expect(await get(ada)).toMatchObject({ status: 200, body: '{"unfinished' });
    expect((await get(ada)).body).toContain('Guest Wi-Fi');
  });

  it('delays a request, then returns the real response', async () => {
    const { world, get } = createTestClient();
    world.faults.failNext({ kind: 'late', delayMs: 30 });
    const startedAt = performance.now();
    expect((await get(ada)).status).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(25);
  });

  it('processes a late request at once with `isReceived`, and otherwise when it responds', async () => {
    const { world, post } = createTestClient();
    const unsubscribe = async (isReceived: boolean) => {
      const { opened, open } = createGate();
      world.faults.failNext({ kind: 'late', until: opened, isReceived });
      const response = post(`${ada}/unsubscribe`);
      await waitFor(() => expect(world.requests).not.toEqual([]));
      const isUnsubscribedAtOnce = world.unsubscribed.has('ada');
      open();
      expect((await response).status).toBe(200);
      expect(world.unsubscribed.has('ada')).toBe(true);
      world.reset();
      return isUnsubscribedAtOnce;
    };
    expect(await unsubscribe(true)).toBe(true);
    expect(await unsubscribe(false)).toBe(false);
  });

  it('skips the request, or with `isReceived` processes it and replaces only its response', async () => {
    const { world, post } = createTestClient();
    const body = createSubmission('ada', [{ id: 'phq-9', answers: phq9Answers }]);
    world.faults.failNext({ kind: 'network' });
    await post(`${ada}/submit-assessments`, body);
    expect(world.submissions).toHaveLength(0);
    world.faults.failNext({ kind: 'network', isReceived: true });
    await post(`${ada}/submit-assessments`, body);
    expect(world.submissions).toHaveLength(1);
  });
});

describe('the request log', () => {
  it('records every request with its query, body, status and fault', async () => {
    const { world, get, post } = createTestClient();
    await get('/v1/public-api/assessments?Ids=phq-9');
    await post('/v1/public-api/user/elias/birthday-verification', { dateOfBirth: '1984-02-29' });
    await get('/v1/nothing');
    world.faults.failNext({ kind: 'network' });
    await get(ada);
    expect(world.requests).toMatchObject([
      { id: 1, endpoint: 'assessments', method: 'GET', query: { Ids: 'phq-9' }, status: 200 },
      { endpoint: 'birthday-verification', body: { dateOfBirth: '1984-02-29' }, fault: null },
      { endpoint: null, path: '/v1/nothing', status: 404 },
      { endpoint: 'public-user', path: ada, status: null, fault: 'network' },
    ]);
  });

  it('records a request on arrival, before the response', async () => {
    const { world, send } = createTestClient();
    const abortController = new AbortController();
    world.faults.failNext({ kind: 'late', delayMs: 60_000 });
    const response = send('GET', ada, { signal: abortController.signal });
    await waitFor(() => expect(world.requests).toMatchObject([{ path: ada, status: null }]));
    abortController.abort();
    await response;
    expect(world.requests).toMatchObject([{ path: ada, status: 200 }]);
  });
});
