import { preferencesApi } from '../../src/api/preferences.api';
import { mockFetch } from './support/mock-fetch';
import { ada, openTab } from './support/open-tab';

const CODE = '../../src/api/authenticated-request';

describe('D2 an authenticated request whose code cannot be loaded', () => {
  it('fails as it does without a network, and can be sent later', async () => {
    const server = mockFetch();
    const { dispatch } = openTab(ada).store;
    const { deleteReminder } = preferencesApi.endpoints;
    const send = () => dispatch(deleteReminder.initiate({ userId: 'ada', reminderId: 'r1' }));
    jest.doMock(CODE, () => {
      throw new Error('Loading chunk authenticated-requests failed.');
    });
    expect((await send()).error).toEqual({ reason: 'offline', message: null, status: null });
    expect(server.requests).toEqual([]);

    jest.dontMock(CODE);
    void send();
    await server.settle();
    expect(server.requests).toHaveLength(1);
  });

  it('is tried once more if it is a query', async () => {
    jest.useFakeTimers();
    const server = mockFetch();
    const { dispatch } = openTab(ada).store;
    jest.doMock(CODE, () => {
      throw new Error('Loading chunk authenticated-requests failed.');
    });
    void dispatch(preferencesApi.endpoints.getReminders.initiate('ada'));
    await jest.advanceTimersByTimeAsync(0);
    jest.dontMock(CODE);
    await jest.advanceTimersByTimeAsync(500);
    expect(server.requests).toHaveLength(1);
    jest.useRealTimers();
  });
});
