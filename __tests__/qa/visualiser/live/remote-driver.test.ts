import type { Command, Report } from '../../../../src/qa/visualiser/live/live.types';
import {
  connectToTester,
  createRemoteDriver,
} from '../../../../src/qa/visualiser/live/remote-driver';

const COMMAND: Command = { kind: 'open', path: '/kiosk/lakeside' };

/** A relay with both ends on this page: a message reaches every event source with the same URL. */
class FakeEventSource {
  static instances: readonly FakeEventSource[] = [];
  private readonly listeners = new Set<(message: MessageEvent<string>) => void>();
  constructor(readonly url: URL) {
    FakeEventSource.instances = [...FakeEventSource.instances, this];
  }
  addEventListener(_: 'message', listener: (message: MessageEvent<string>) => void): void {
    this.listeners.add(listener);
  }
  close(): void {
    FakeEventSource.instances = FakeEventSource.instances.filter((instance) => instance !== this);
  }
  static send(url: URL, data: string): number {
    const receivers = FakeEventSource.instances.filter(
      (instance) => instance.url.href === url.href,
    );
    const message = new MessageEvent('message', { data });
    for (const { listeners } of receivers) for (const listener of listeners) listener(message);
    return receivers.length;
  }
}

const real = { fetch: globalThis.fetch, EventSource: globalThis.EventSource };

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.instances = [];
  const fetch = (url: URL, { body }: { body: string }) => {
    const listeners = FakeEventSource.send(url, body);
    return Promise.resolve({ json: () => Promise.resolve({ listeners }) });
  };
  Object.assign(globalThis, { fetch, EventSource: FakeEventSource });
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, real);
});

function connectTester() {
  const reportKinds: Report['kind'][] = [];
  const driver = createRemoteDriver('AB12CD', ({ kind }) => void reportKinds.push(kind));
  return { driver, reportKinds };
}

function connectDevice() {
  const onCommand = jest.fn();
  const onTesterChange = jest.fn();
  return {
    onCommand,
    onTesterChange,
    device: connectToTester('AB12CD', { onCommand, onTesterChange }),
  };
}

describe('connection to a second device', () => {
  it('receives heartbeats and delivers commands while the device is connected', async () => {
    const { driver, reportKinds } = connectTester();
    const { onCommand } = connectDevice();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(new Set(reportKinds)).toEqual(new Set(['heartbeat']));
    driver.command(COMMAND);
    await jest.advanceTimersByTimeAsync(0);
    expect(onCommand).toHaveBeenCalledWith(COMMAND);
    expect(reportKinds).not.toContain('disconnected');
  });

  it('reports a disconnect when the device closes its page', () => {
    const { reportKinds } = connectTester();
    connectDevice();
    window.dispatchEvent(new Event('pagehide'));
    expect(reportKinds.at(-1)).toBe('disconnected');
  });

  it('reports a disconnect when heartbeats stop, and reconnects when they resume', async () => {
    const { reportKinds } = connectTester();
    connectDevice();
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('No network.'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reportKinds.filter((kind) => kind === 'disconnected')).toHaveLength(1);
    globalThis.fetch = fetch;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reportKinds.at(-1)).toBe('heartbeat');
  });

  it('reports a disconnect when a command reaches no device', async () => {
    const { driver, reportKinds } = connectTester();
    driver.command(COMMAND);
    await jest.advanceTimersByTimeAsync(0);
    expect(reportKinds).toEqual(['disconnected']);
  });

  it('notifies the device whether a tester’s page is connected', async () => {
    const { onTesterChange } = connectDevice();
    await jest.advanceTimersByTimeAsync(0);
    expect(onTesterChange).toHaveBeenLastCalledWith(false);
    connectTester();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(onTesterChange).toHaveBeenLastCalledWith(true);
  });

  it('delivers the device’s reports in order, and its disconnect on close', async () => {
    const { reportKinds } = connectTester();
    const { device } = connectDevice();
    device.report({ kind: 'page-opened' });
    device.report({ kind: 'inspected', events: [] });
    await jest.advanceTimersByTimeAsync(100);
    expect(reportKinds).toEqual(['heartbeat', 'page-opened', 'inspected']);
    device.close();
    expect(reportKinds.at(-1)).toBe('disconnected');
  });
});
