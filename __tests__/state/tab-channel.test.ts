/** @jest-environment node */
import { openTabChannel, type TabMessage } from '../../src/state/tab-channel';
import { mockBroadcastChannel, sendFromOtherTab } from '../app/session/open-tab';

const received: unknown[] = [];
const receive = (message: unknown) => void received.push(message);
const flushMessages = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  received.length = 0;
  mockBroadcastChannel();
});

describe('the channel between tabs', () => {
  it('delivers a message to the other tabs, and not to the sender', async () => {
    const messages: readonly TabMessage[] = [
      { type: 'signed-out', userId: 'ada' },
      { type: 'signed-out', userId: null },
      { type: 'session-lost', isIdle: true },
      { type: 'signed-in', userId: 'ada', isResumed: true },
    ];
    const [sender] = [openTabChannel(receive), openTabChannel(receive)];
    for (const message of messages) sender.post(message);
    await flushMessages();
    expect(received).toEqual(messages);
  });

  it('reads messages of an earlier version: who signed out is not known, and a sign-in counts as new', async () => {
    openTabChannel(receive);
    sendFromOtherTab({ type: 'signed-out' });
    sendFromOtherTab({ type: 'signed-in', userId: 'ada' });
    await flushMessages();
    expect(received).toEqual([
      { type: 'signed-out', userId: null },
      { type: 'signed-in', userId: 'ada', isResumed: false },
    ]);
  });

  it.each([
    null,
    'signed-out',
    7,
    {},
    { type: 'other' },
    { type: 'signed-in' },
    { type: 'signed-in', userId: 7 },
    [],
  ])('ignores unknown messages: %j', async (data) => {
    openTabChannel(receive);
    sendFromOtherTab(data);
    await flushMessages();
    expect(received).toEqual([]);
  });

  it('does nothing if the browser has no BroadcastChannel', () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    expect(() =>
      openTabChannel(receive).post({ type: 'session-lost', isIdle: false }),
    ).not.toThrow();
  });
});
