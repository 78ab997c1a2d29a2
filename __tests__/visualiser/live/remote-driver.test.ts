import type { Command, Report } from '../../../src/visualiser/live/live.types';
import { answerRemotely, createRemoteDriver } from '../../../src/visualiser/live/remote-driver';

const WALK: Command = { kind: 'open', path: '/kiosk/lakeside' };

/** A line whose ends are both on this page: what is said to one reaches all that listen as it. */
class Line {
  static ends: readonly Line[] = [];
  private readonly ears = new Set<(message: MessageEvent<string>) => void>();
  constructor(readonly address: URL) {
    Line.ends = [...Line.ends, this];
  }
  addEventListener(_: 'message', hear: (message: MessageEvent<string>) => void): void {
    this.ears.add(hear);
  }
  close(): void {
    Line.ends = Line.ends.filter((end) => end !== this);
  }
  static say(address: URL, data: string): number {
    const heardBy = Line.ends.filter((end) => end.address.href === address.href);
    const message = new MessageEvent('message', { data });
    for (const { ears } of heardBy) for (const hear of ears) hear(message);
    return heardBy.length;
  }
}

const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };

beforeEach(() => {
  jest.useFakeTimers();
  Line.ends = [];
  const fetch = (address: URL, { body }: { body: string }) => {
    const listeners = Line.say(address, body);
    return Promise.resolve({ json: () => Promise.resolve({ listeners }) });
  };
  Object.assign(globalThis, { fetch, EventSource: Line });
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, real);
});

function openTester() {
  const heard: Report['kind'][] = [];
  const driver = createRemoteDriver('AB12CD', ({ kind }) => void heard.push(kind));
  return { driver, heard };
}

function openDevice() {
  const obey = jest.fn();
  const onTester = jest.fn();
  return { obey, onTester, device: answerRemotely('AB12CD', { obey, onTester }) };
}

describe('the line to a second device', () => {
  it('hears the device as long as it is there', async () => {
    const { driver, heard } = openTester();
    const { obey } = openDevice();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(new Set(heard)).toEqual(new Set(['alive']));
    driver.command(WALK);
    await jest.advanceTimersByTimeAsync(0);
    expect(obey).toHaveBeenCalledWith(WALK);
    expect(heard).not.toContain('left');
  });

  it('hears that the device closes its page', () => {
    const { heard } = openTester();
    openDevice();
    window.dispatchEvent(new Event('pagehide'));
    expect(heard.at(-1)).toBe('left');
  });

  it('takes a device that falls silent for gone, until it is heard again', async () => {
    const { heard } = openTester();
    openDevice();
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('No network.'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(heard.filter((kind) => kind === 'left')).toHaveLength(1);
    globalThis.fetch = fetch;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(heard.at(-1)).toBe('alive');
  });

  it('says so where a command reaches nobody', async () => {
    const { driver, heard } = openTester();
    driver.command(WALK);
    await jest.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['left']);
  });

  it('tells the device whether a page waits for it', async () => {
    const { onTester } = openDevice();
    await jest.advanceTimersByTimeAsync(0);
    expect(onTester).toHaveBeenLastCalledWith(false);
    openTester();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onTester).toHaveBeenLastCalledWith(true);
  });

  it('gathers what the device reports at once', async () => {
    const { heard } = openTester();
    const { device } = openDevice();
    device.report({ kind: 'here' });
    device.report({ kind: 'inspected', all: [] });
    await jest.advanceTimersByTimeAsync(100);
    expect(heard).toEqual(['alive', 'here', 'inspected']);
    device.close();
    expect(heard.at(-1)).toBe('left');
  });
});
