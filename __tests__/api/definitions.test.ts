import { assessmentsApi } from '../../src/api/assessments.api';
import { firstLoadPaths } from '../../src/api/first-load-paths';
import { allowConsole } from '../support/fail-on-console';
import { mockFetch } from './support/mock-fetch';
import { API, openTab } from './support/open-tab';

/** So many ids that there are two queries. */
const ids = Array.from({ length: 60 }, (_, index) => `${index}-${'x'.repeat(36)}`);

describe('§7 the definitions of very many assessments', () => {
  it('are requested in several queries, whose responses are joined', async () => {
    const server = mockFetch();
    const { store } = openTab(null);
    const reading = store.dispatch(
      assessmentsApi.endpoints.getAssessments.initiate(ids, { subscribe: false }),
    );
    await server.respond('/v1/public-api/assessments', { body: [{ id: 'phq-9' }] });
    expect(server.requests.map(({ url }) => url)).toEqual(
      firstLoadPaths.assessments(ids).map((path) => API + path),
    );
    expect((await reading).data).toEqual([{ id: 'phq-9' }, { id: 'phq-9' }]);
  });

  /** Requests the ids; the second query gets this response. */
  async function readTwoParts(second: Response) {
    const responses = [Response.json([{ id: 'phq-9' }]), second];
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(responses.shift() ?? Response.error()));
    const { initiate } = assessmentsApi.endpoints.getAssessments;
    return openTab(null).store.dispatch(initiate(ids, { subscribe: false }));
  }

  it('are not shown in part when one of several queries fails', async () => {
    const { data, error } = await readTwoParts(Response.json({ message: 'No.' }, { status: 403 }));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ reason: 'rejected', message: 'No.', status: 403 });
  });

  it('are not shown in part when the response of one of several queries is no list', async () => {
    allowConsole(/The response of getAssessments/);
    const { data, error } = await readTwoParts(Response.json({ assessments: [] }));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ reason: 'malformed' });
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('received object'));
  });
});
