import { publicUserApi } from '../../src/api/public-user.api';
import { openTab } from './support/open-tab';

afterEach(() => jest.useRealTimers());

it('§7: the user of a link is read once for consecutive pages, and not kept when the link has been left', async () => {
  jest.useFakeTimers();
  const fetchSpy = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ id: 'ada', patientId: 'ada' })));
  const { store } = openTab(null);
  const open = () => store.dispatch(publicUserApi.endpoints.getPublicUser.initiate('ada'));
  const isKept = () => JSON.stringify(store.getState()).includes('"ada"');

  const first = open();
  await first;
  first.unsubscribe();
  const second = open();
  await second;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  expect(isKept()).toBe(true);
  second.unsubscribe();
  await jest.advanceTimersByTimeAsync(11_000);
  expect(isKept()).toBe(false);
});
