import { assessmentsApi } from '../../src/api/assessments.api';
import { divideIds } from '../../src/api/divide-ids';
import { toPath } from '../../src/api/operation';
import * as operations from '../../src/api/operations';
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
      divideIds(ids).map((Ids) => API + toPath(operations.getAssessments, {}, { Ids })),
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

  /** Answers each request for definitions by the ids that it names. */
  function respondByIds(respond: (named: readonly string[]) => Response) {
    return jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return Promise.resolve(respond(url.searchParams.get('Ids')?.split(',') ?? []));
    });
  }
  const toDefinitions = (named: readonly string[]) => named.map((id) => ({ id }));
  const refuse = () => Response.json({ message: 'No.' }, { status: 404 });
  async function read(named: readonly string[]) {
    const { initiate } = assessmentsApi.endpoints.getAssessments;
    return openTab(null).store.dispatch(initiate(named, { subscribe: false }));
  }

  it('D9 are requested one by one if one of them refuses the request for all', async () => {
    const fetching = respondByIds((named) =>
      named.includes('a2') ? refuse() : Response.json(toDefinitions(named)),
    );
    const { data } = await read(['a1', 'a2', 'a3']);
    expect(data).toEqual(toDefinitions(['a1', 'a3']));
    expect(fetching).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['all of them are refused', ['a1', 'a2'], 3],
    ['the only one is refused', ['a1'], 1],
    ['there are more than twenty', Array.from({ length: 21 }, (_, n) => `a${n}`), 1],
  ])('D9 fail with the message of the server if %s', async (_, named, requestCount) => {
    const fetching = respondByIds(refuse);
    expect((await read(named)).error).toMatchObject({ reason: 'rejected', message: 'No.' });
    expect(fetching).toHaveBeenCalledTimes(requestCount);
  });

  it('D9 fail if one of them fails for a time, so that they can be requested again', async () => {
    respondByIds((named) =>
      named.length > 1 ? refuse() : Response.json({ message: 'Later.' }, { status: 429 }),
    );
    expect((await read(['a1', 'a2'])).error).toMatchObject({ reason: 'busy' });
  });

  it('are not shown in part when the response of one of several queries is no list', async () => {
    allowConsole(/The response of getAssessments/);
    const { data, error } = await readTwoParts(Response.json({ assessments: [] }));
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ reason: 'malformed' });
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('received object'));
  });
});
