import { openTabChannel } from '../../../src/app/session/tab-channel';
import { mockBroadcastChannel } from './open-tab';

const received: unknown[] = [];
const receive = (message: unknown) => void received.push(message);
const flushMessages = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  received.length = 0;
  mockBroadcastChannel();
});

describe('the line between tabs', () => {
  it('carries what one tab says to the others, and not to itself', async () => {
    const [one] = [openTabChannel(receive), openTabChannel(receive)];
    one.post({ type: 'signed-out' });
    one.post({ type: 'signed-in', userId: 'ada' });
    await flushMessages();
    expect(received).toEqual([{ type: 'signed-out' }, { type: 'signed-in', userId: 'ada' }]);
  });

  it.each([null, 'signed-out', 7, {}, { type: 'other' }, { type: 'signed-in' }, []])(
    'takes nothing for a message that is none: %j',
    async (data) => {
      openTabChannel(receive);
      new BroadcastChannel('session').postMessage(data);
      await flushMessages();
      expect(received).toEqual([]);
    },
  );

  it('is done without where the browser has none', () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    expect(() => openTabChannel(receive).post({ type: 'signed-out' })).not.toThrow();
  });
});
