/** @jest-environment node */
import { openTabChannel } from '../../../src/app/session/tab-channel';
import { mockBroadcastChannel, sendFromOtherTab } from './open-tab';

const received: unknown[] = [];
const receive = (message: unknown) => void received.push(message);
const flushMessages = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  received.length = 0;
  mockBroadcastChannel();
});

describe('the channel between tabs', () => {
  it('delivers a message to the other tabs, and not to the sender', async () => {
    const [sender] = [openTabChannel(receive), openTabChannel(receive)];
    sender.post({ type: 'signed-out' });
    sender.post({ type: 'session-lost' });
    sender.post({ type: 'signed-in', userId: 'ada' });
    await flushMessages();
    expect(received).toEqual([
      { type: 'signed-out' },
      { type: 'session-lost' },
      { type: 'signed-in', userId: 'ada' },
    ]);
  });

  it.each([null, 'signed-out', 7, {}, { type: 'other' }, { type: 'signed-in' }, []])(
    'ignores unknown messages: %j',
    async (data) => {
      openTabChannel(receive);
      sendFromOtherTab(data);
      await flushMessages();
      expect(received).toEqual([]);
    },
  );

  it('does nothing if the browser has no BroadcastChannel', () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    expect(() => openTabChannel(receive).post({ type: 'signed-out' })).not.toThrow();
  });
});
