import { createApp } from '../../../src/app/boot/create-app';
import {
  MIN_INTERVAL_MS,
  REGULAR_INTERVAL_MS,
  watchRelease,
} from '../../../src/app/release/release-watch';
import { readConfiguration } from '../../../src/lib/configuration/read-configuration';
import { systemClock } from '../../../src/lib/time/clock';
import { browserWrapper } from '../../../src/wrapper/browser-wrapper';

const page = (release: string) =>
  `<!doctype html>\n<html data-release="${release}" lang="en"><head>`;

/** Watches from a page of release 1; `visit` shows or hides the page, `use` is a press. */
function open(pathname = '/kiosk/lakeside') {
  window.history.replaceState({}, '', pathname);
  document.documentElement.dataset.release = '0.1.0+1';
  const requests: Pick<Request, 'url' | 'cache'>[] = [];
  let latest = page('0.1.0+2');
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { url, cache } = new Request(input, init);
    requests.push({ url, cache });
    return latest === ''
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(latest));
  });
  const { configuration } = readConfiguration(document);
  const services = createApp({ configuration, wrapper: browserWrapper, clock: systemClock });
  const reload = jest.fn(() => Promise.resolve());
  const stop = watchRelease(services, reload);
  stops.push(stop);
  return {
    requests,
    services,
    reload,
    setLatest: (text: string) => (latest = text),
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    show: async (state: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(0);
    },
    startOver: async () => {
      for (const observe of services.observers.startOvers) observe();
      await jest.advanceTimersByTimeAsync(0);
    },
    navigate: async () => {
      for (const observe of services.observers.navigations) observe();
      await jest.advanceTimersByTimeAsync(0);
    },
    fail: async (status: number) => {
      for (const observe of services.observers.failures)
        observe({ endpoint: 'getProfiles', reason: 'rejected', status });
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

const stops: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  document.body.replaceChildren();
  delete document.documentElement.dataset.release;
});

describe('a new release', () => {
  it('is loaded when a kiosk has started over', async () => {
    const { pass, startOver, reload, requests } = open();
    await pass(MIN_INTERVAL_MS);
    await startOver();
    expect(requests.map(({ url, cache }) => [url, cache])).toEqual([
      ['http://localhost/', 'no-cache'],
    ]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded when a hidden tab returns, not when it is hidden', async () => {
    const { pass, show, reload, requests } = open('/');
    await pass(MIN_INTERVAL_MS);
    await show('hidden');
    expect(requests).toHaveLength(0);
    await show('visible');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is loaded after an hour in which nobody has used the page', async () => {
    const { pass, reload } = open();
    await pass(REGULAR_INTERVAL_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    await pass(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for the next occasion if the page is being used', async () => {
    const { pass, show, reload, requests } = open('/');
    window.dispatchEvent(new Event('pointerdown'));
    await pass(REGULAR_INTERVAL_MS);
    expect(requests).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    await show('hidden');
    await show('visible');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(1);
  });

  it('is looked up at a navigation, and loaded at the next one unless something has been typed', async () => {
    const { pass, navigate, reload, requests } = open('/');
    await pass(MIN_INTERVAL_MS);
    await navigate();
    expect(requests).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    document.body.innerHTML = '<textarea>Lovelace</textarea>';
    await navigate();
    expect(reload).not.toHaveBeenCalled();
    document.body.replaceChildren();
    await navigate();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(1);
  });

  it('is not loaded at a navigation to a form', async () => {
    const { pass, navigate, reload } = open('/user/ada/assessments');
    await pass(MIN_INTERVAL_MS);
    await navigate();
    await navigate();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['{"extraHeaders":false}', 0],
    ['\r\n  { "extraHeaders": true }\r\n', 1],
  ])('D1: also means another configuration: %j', async (block, reloads) => {
    const element = (text: string) =>
      `<script id="app-config" type="application/json">${text}</script>`;
    document.head.innerHTML = element('{"extraHeaders":false}');
    const { pass, startOver, reload, setLatest } = open();
    setLatest(page('0.1.0+1') + element(block));
    await pass(MIN_INTERVAL_MS);
    await startOver();
    document.head.replaceChildren();
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('is loaded at once when the server refuses this one with 426, which is looked up once', async () => {
    const { fail, reload, requests, setLatest } = open('/');
    setLatest(page('0.1.0+1'));
    await fail(500);
    expect(requests).toHaveLength(0);
    await fail(426);
    await fail(426);
    expect(requests).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded after a 426', async () => {
    const { fail, reload } = open('/');
    await fail(426);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is looked up at most every five minutes', async () => {
    const { pass, startOver, requests, setLatest } = open();
    setLatest(page('0.1.0+1'));
    await startOver();
    await pass(MIN_INTERVAL_MS);
    await startOver();
    await startOver();
    expect(requests).toHaveLength(1);
  });

  it.each([page('0.1.0+1'), '<html><body>Log in to the network', ''])(
    'is not assumed from the page %j',
    async (latest) => {
      const { pass, startOver, reload, requests, setLatest } = open();
      setLatest(latest);
      await pass(MIN_INTERVAL_MS);
      await startOver();
      expect(requests).toHaveLength(1);
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('is not loaded while something has been typed, and later is', async () => {
    const { pass, startOver, show, reload } = open();
    document.body.innerHTML = '<input>';
    const field = document.querySelector('input');
    if (field === null) throw new Error('No field.');
    field.value = 'Lovelace';
    await pass(MIN_INTERVAL_MS);
    await startOver();
    expect(reload).not.toHaveBeenCalled();
    field.value = '';
    await show('visible');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
