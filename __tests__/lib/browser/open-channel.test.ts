/** @jest-environment node */
import { openChannel } from '../../../src/lib/browser/open-channel';
import { installChannels } from '../submission/support/fake-browser';

const Channel = globalThis.BroadcastChannel;
let channels: ReturnType<typeof installChannels>;

beforeEach(() => {
  jest.useFakeTimers();
  channels = installChannels();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.BroadcastChannel = Channel;
});

function forbidChannels(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const parseNumber = (data: unknown) => (typeof data === 'number' ? data : null);
const deliver = () => jest.advanceTimersByTimeAsync(0);

describe('a channel between the documents of a browser', () => {
  it('delivers messages to the other documents, and those alone that can be parsed', async () => {
    const [heardHere, heardThere] = [jest.fn(), jest.fn()];
    const here = openChannel<number | string>('numbers', parseNumber, heardHere);
    openChannel('numbers', parseNumber, heardThere);
    openChannel('other numbers', parseNumber, heardHere);
    here.post('one');
    here.post(2);
    await deliver();
    expect(heardThere.mock.calls).toEqual([[2]]);
    expect(heardHere).not.toHaveBeenCalled();
  });

  it('posts and receives nothing once it is closed', async () => {
    const heard = jest.fn();
    const [closed, open] = [
      openChannel('numbers', parseNumber, heard),
      openChannel('numbers', parseNumber, heard),
    ];
    closed.close();
    closed.post(1);
    expect(channels.posted).toEqual([]);
    open.post(2);
    await deliver();
    expect(heard).not.toHaveBeenCalled();
  });

  it.each([
    ['without BroadcastChannel', undefined],
    ['where the browser forbids the site to store anything', forbidChannels],
  ])('has no messages %s', (_, value) => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value });
    const channel = openChannel('numbers', parseNumber, jest.fn());
    channel.post(1);
    channel.close();
    expect(channels.posted).toEqual([]);
  });
});
