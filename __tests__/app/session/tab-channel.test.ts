import { openTabChannel } from '../../../src/app/session/tab-channel';
import { provideTabChannels } from './open-tab';

const heard: unknown[] = [];
const hear = (message: unknown) => void heard.push(message);
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  heard.length = 0;
  provideTabChannels();
});

describe('the line between tabs', () => {
  it('carries what one tab says to the others, and not to itself', async () => {
    const [one] = [openTabChannel(hear), openTabChannel(hear)];
    one.tell({ type: 'signed-out' });
    one.tell({ type: 'signed-in', userId: 'ada' });
    await settle();
    expect(heard).toEqual([{ type: 'signed-out' }, { type: 'signed-in', userId: 'ada' }]);
  });

  it.each([null, 'signed-out', 7, {}, { type: 'other' }, { type: 'signed-in' }, []])(
    'takes nothing for a message that is none: %j',
    async (data) => {
      openTabChannel(hear);
      new BroadcastChannel('session').postMessage(data);
      await settle();
      expect(heard).toEqual([]);
    },
  );

  it('is done without where the browser has none', () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    expect(() => openTabChannel(hear).tell({ type: 'signed-out' })).not.toThrow();
  });
});
