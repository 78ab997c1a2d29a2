import { PortError, type Failure } from '../../../machines/port';
import { openFormTabs, type FormTabs } from '../../../src/lib/submission/form-tabs';
import { provideLocks, removeLocks } from '../../support/provide-locks';
import { installChannels } from './support/fake-browser';
import { createTestFlow } from './support/test-flow';

const NOW = Date.UTC(2026, 10, 2, 12);
const FORM = 'a form of ada';
const unsent = { type: 'UNSENT_ELSEWHERE', isUnsent: true };
const noneUnsent = { type: 'UNSENT_ELSEWHERE', isUnsent: false };
const RESULT_TIMEOUT_MS = 500;

const Channel = globalThis.BroadcastChannel;
let channels: ReturnType<typeof installChannels>;
const flows = new Set<ReturnType<typeof createTestFlow>>();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  channels = installChannels();
  provideLocks();
});
afterEach(() => {
  for (const flow of flows) flow.stop();
  flows.clear();
  jest.useRealTimers();
  removeLocks();
  globalThis.BroadcastChannel = Channel;
});

/** Delivers all messages. */
const deliver = () => jest.advanceTimersByTimeAsync(0);

/** Opens a form in a tab, as a page does. */
function openForm(form = FORM) {
  const tabs = openFormTabs(form);
  const flow = createTestFlow();
  flows.add(flow);
  tabs.connect(flow, () => flow.getSnapshot().context.isUnsent);
  flow.start();
  return { tabs, flow, getElsewhere: () => flow.getSnapshot().context.elsewhere };
}

/** Work that ends when the test says so. */
function createWork() {
  const settle: { succeed?: (value: string) => void; fail?: (error: Error) => void } = {};
  const work = jest.fn(
    () =>
      new Promise<string>((resolve, reject) => {
        settle.succeed = resolve;
        settle.fail = reject;
      }),
  );
  return {
    work,
    succeed: () => settle.succeed?.('done'),
    fail: () => settle.fail?.(new Error('No.')),
  };
}

describe('D9 two tabs: a submit', () => {
  it('D9 a submit is told to the other tabs with the same form, with its time', async () => {
    const [sender, ...others] = [openForm(), openForm(), openForm()];
    sender.flow.send({ type: 'RECEIVED', fingerprint: 'a-fingerprint', at: NOW - 1000 });
    await deliver();
    const submitted = { type: 'SUBMITTED_ELSEWHERE', fingerprint: 'a-fingerprint', at: NOW - 1000 };
    for (const { getElsewhere } of others) expect(getElsewhere()).toEqual([submitted]);
    expect(sender.getElsewhere()).toEqual([]);
  });

  it('D9 a submit whose time is not known is told with the time at which it is known', async () => {
    const [sender, other] = [openForm(), openForm()];
    sender.flow.send({ type: 'RECEIVED', fingerprint: 'a-fingerprint', at: null });
    await deliver();
    expect(other.getElsewhere()).toMatchObject([{ type: 'SUBMITTED_ELSEWHERE', at: NOW }]);
  });

  it('D9 a tab with another form ignores what is told of this one', async () => {
    const [sender, other] = [openForm(), openForm('another form of ada')];
    sender.flow.send({ type: 'ANSWERED' });
    sender.flow.send({ type: 'RECEIVED', fingerprint: 'a-fingerprint', at: NOW });
    await deliver();
    expect(other.getElsewhere()).toEqual([]);
  });
});

const { signal } = new AbortController();

describe('D9 two tabs: messages', () => {
  it.each([
    null,
    'opened',
    7,
    [],
    {},
    { form: FORM },
    { type: 'submitted', fingerprint: 'a-fingerprint', at: NOW },
    { form: FORM, type: 'signed-out' },
    { form: FORM, type: 'unsent' },
    { form: FORM, type: 'unsent', isUnsent: 'yes' },
    { form: FORM, type: 'submitted' },
    { form: FORM, type: 'submitted', fingerprint: 'a-fingerprint' },
    { form: FORM, type: 'submitted', at: NOW },
    { form: FORM, type: 'submitted', fingerprint: 7, at: NOW },
    { form: FORM, type: 'submitted', fingerprint: 'a-fingerprint', at: 'today' },
  ])('D9 a message that is malformed is ignored: %j', async (message) => {
    const { flow, getElsewhere } = openForm();
    flow.send({ type: 'ANSWERED' });
    const postedBefore = channels.posted.length;
    new BroadcastChannel('forms').postMessage(message);
    await deliver();
    expect(getElsewhere()).toEqual([]);
    expect(channels.posted).toHaveLength(postedBefore + 1);
  });

  it('D9 a browser without BroadcastChannel submits without telling other tabs', async () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const { tabs, flow } = openForm();
    flow.send({ type: 'ANSWERED' });
    expect(await tabs.runAlone(() => Promise.resolve('done'), signal)).toBe('done');
    expect(() => flow.stop()).not.toThrow();
  });
});

describe('D9 two tabs: unsent answers', () => {
  it('D9 a tab with unsent answers says so to one in which the form is opened later', async () => {
    const first = openForm();
    first.flow.send({ type: 'ANSWERED' });
    const second = openForm();
    await deliver();
    expect(second.getElsewhere()).toEqual([unsent]);
    expect(first.getElsewhere()).toEqual([]);
  });

  it('D9 a tab without unsent answers does not answer to one in which the form is opened later', async () => {
    openForm();
    const second = openForm();
    await deliver();
    expect(second.getElsewhere()).toEqual([]);
    expect(channels.posted).toEqual([
      { type: 'opened', form: FORM },
      { type: 'opened', form: FORM },
    ]);
  });

  it('D9 a tab says once that it has unsent answers, and once that it has none any more', async () => {
    const [first, second] = [openForm(), openForm()];
    for (const type of ['ANSWERED', 'ANSWERED', 'CLEARED', 'CLEARED'] as const)
      first.flow.send({ type });
    await deliver();
    expect(second.getElsewhere()).toEqual([unsent, noneUnsent]);
  });

  it('D9 of three tabs, one still hears of unsent answers when another one has none any more', async () => {
    const [first, second, third] = [openForm(), openForm(), openForm()];
    first.flow.send({ type: 'ANSWERED' });
    second.flow.send({ type: 'ANSWERED' });
    await deliver();
    second.flow.send({ type: 'CLEARED' });
    await deliver();
    expect(third.getElsewhere().at(-1)).toEqual(unsent);
  });

  it('D9 a page that is left no longer counts as one with unsent answers, until it is shown again', async () => {
    const [first, second] = [openForm(), openForm()];
    first.flow.send({ type: 'ANSWERED' });
    window.dispatchEvent(new Event('pagehide'));
    await deliver();
    expect(second.getElsewhere()).toEqual([unsent, noneUnsent]);
    window.dispatchEvent(new Event('pageshow'));
    await deliver();
    expect(second.getElsewhere()).toEqual([unsent, noneUnsent, unsent]);
  });
});

const ONE = { fingerprint: 'a-fingerprint', key: 'key-one' };
const TWO = { fingerprint: 'a-fingerprint', key: 'key-two' };

describe('D9 two tabs: the same answers in both', () => {
  const sendKey = (key: string) => Promise.resolve(key);
  const reject = (failure: Failure) => () => Promise.reject(new PortError(failure));

  async function failIn(tabs: FormTabs, reason: Failure['reason']): Promise<void> {
    const send = reject({ reason, message: null });
    await expect(tabs.submitAlone(ONE, send, signal)).rejects.toThrow();
    await deliver();
  }

  it('D9 are one command while it is not known whether the first attempt has arrived', async () => {
    const [first, second] = [openForm(), openForm()];
    await failIn(first.tabs, 'offline');
    expect(await second.tabs.submitAlone(TWO, sendKey, signal)).toBe('key-one');
  });

  it('D9 are a command of their own once the server has refused the key of the other tab', async () => {
    const [first, second] = [openForm(), openForm()];
    await failIn(first.tabs, 'offline');
    const refuse = jest.fn(reject({ reason: 'rejected', message: null }));
    await expect(second.tabs.submitAlone(TWO, refuse, signal)).rejects.toThrow();
    expect(refuse).toHaveBeenCalledWith('key-one');
    expect(await second.tabs.submitAlone(TWO, sendKey, signal)).toBe('key-two');
  });

  it('D9 are another command after a refusal, after other answers, and once they are known to have arrived', async () => {
    const [first, second] = [openForm(), openForm()];
    await failIn(first.tabs, 'rejected');
    expect(await second.tabs.submitAlone(TWO, sendKey, signal)).toBe('key-two');
    await failIn(first.tabs, 'server');
    const other = { ...TWO, fingerprint: 'another-fingerprint' };
    expect(await second.tabs.submitAlone(other, sendKey, signal)).toBe('key-two');
    first.flow.send({ type: 'RECEIVED', fingerprint: 'a-fingerprint', at: NOW });
    await deliver();
    expect(await second.tabs.submitAlone(TWO, sendKey, signal)).toBe('key-two');
  });
});

describe('D9 two tabs: a submit in both', () => {
  it('D9 a submit is not held up if no other tab is submitting the form', async () => {
    const { tabs } = openForm();
    expect(await tabs.runAlone(() => Promise.resolve('done'), signal)).toBe('done');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('D9 a submit that fails, fails for its flow, and the other tabs are told', async () => {
    const { tabs } = openForm();
    const fail = () => Promise.reject(new Error('No.'));
    await expect(tabs.submitAlone(ONE, fail, signal)).rejects.toThrow('No.');
    expect(channels.posted).toEqual([
      { type: 'opened', form: FORM },
      { type: 'failed', form: FORM, ...ONE },
    ]);
  });

  it('D9 one tab at a time submits the form, and the second one hears first what the first one has sent', async () => {
    const [first, second] = [openForm(), openForm()];
    const firstWork = createWork();
    const firstSubmit = first.tabs.runAlone(firstWork.work, signal);
    await deliver();
    let heardBefore: readonly unknown[] = [];
    const secondWork = jest.fn(() => {
      heardBefore = second.getElsewhere();
      return Promise.resolve('second');
    });
    const secondSubmit = second.tabs.runAlone(secondWork, signal);
    await deliver();
    expect(firstWork.work).toHaveBeenCalledTimes(1);
    expect(secondWork).not.toHaveBeenCalled();

    firstWork.succeed();
    expect(await firstSubmit).toBe('done');
    await deliver();
    expect(secondWork).not.toHaveBeenCalled();
    first.flow.send({ type: 'RECEIVED', fingerprint: 'a-fingerprint', at: NOW });
    expect(await secondSubmit).toBe('second');
    expect(heardBefore).toEqual([
      { type: 'SUBMITTED_ELSEWHERE', fingerprint: 'a-fingerprint', at: NOW },
    ]);
  });

  it('D9 a tab that waited sends its answers after the submit of the other one has failed', async () => {
    const [first, second] = [openForm(), openForm()];
    const firstWork = createWork();
    const failing = expect(first.tabs.submitAlone(ONE, firstWork.work, signal)).rejects.toThrow(
      'No.',
    );
    await deliver();
    const secondSubmit = second.tabs.runAlone(() => Promise.resolve('second'), signal);
    await deliver();
    firstWork.fail();
    await failing;
    expect(await secondSubmit).toBe('second');
    expect(second.getElsewhere()).toEqual([]);
  });

  it('D9 two tabs that submit at the same moment are one after the other, too', async () => {
    const [first, second] = [openForm(), openForm()];
    const firstWork = createWork();
    const firstSubmit = first.tabs.runAlone(firstWork.work, signal);
    const secondWork = jest.fn(() => Promise.resolve('second'));
    const secondSubmit = second.tabs.runAlone(secondWork, signal);
    await deliver();
    firstWork.succeed();
    await firstSubmit;
    await deliver();
    expect(secondWork).not.toHaveBeenCalled();
    first.flow.send({ type: 'RECEIVED', fingerprint: 'a-fingerprint', at: NOW });
    expect(await secondSubmit).toBe('second');
  });

  it('D9 a tab whose flow has moved on while it waited sends nothing, and tells nothing', async () => {
    const controller = new AbortController();
    const [first, second] = [openForm(), openForm()];
    const firstWork = createWork();
    const firstSubmit = first.tabs.runAlone(firstWork.work, signal);
    const secondWork = jest.fn(() => Promise.resolve('second'));
    const secondSubmit = expect(
      second.tabs.runAlone(secondWork, controller.signal),
    ).rejects.toThrow();
    await deliver();
    firstWork.succeed();
    await firstSubmit;
    controller.abort();
    first.flow.send({ type: 'RECEIVED', fingerprint: 'a-fingerprint', at: NOW });
    await secondSubmit;
    expect(secondWork).not.toHaveBeenCalled();
    expect(channels.posted).not.toContainEqual({ type: 'failed', form: FORM });
  });

  it('D9 a tab that waits sends its answers as soon as it hears of the failure', async () => {
    const [first, second] = [openForm(), openForm()];
    const firstWork = createWork();
    const firstSubmit = first.tabs.runAlone(firstWork.work, signal);
    await deliver();
    const secondSubmit = second.tabs.runAlone(() => Promise.resolve('second'), signal);
    await deliver();
    firstWork.succeed();
    await firstSubmit;
    await deliver();
    new BroadcastChannel('forms').postMessage({ type: 'failed', form: FORM, ...ONE });
    expect(await secondSubmit).toBe('second');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('D9 a tab waits for the submit of another one that is slow', async () => {
    const [first, second] = [openForm(), openForm()];
    const firstWork = createWork();
    const firstSubmit = first.tabs.runAlone(firstWork.work, signal);
    const secondWork = jest.fn(() => Promise.resolve('second'));
    const secondSubmit = second.tabs.runAlone(secondWork, signal);
    // A request, and another one after a refresh of the session.
    await jest.advanceTimersByTimeAsync(100_000);
    expect(secondWork).not.toHaveBeenCalled();
    firstWork.succeed();
    await firstSubmit;
    await jest.advanceTimersByTimeAsync(RESULT_TIMEOUT_MS);
    expect(await secondSubmit).toBe('second');
  });

  it('D9 a tab that waits sends its answers after half a second if the other one was closed', async () => {
    const [first, second] = [openForm(), openForm()];
    const firstWork = createWork();
    const firstSubmit = first.tabs.runAlone(firstWork.work, signal);
    await deliver();
    const secondWork = jest.fn(() => Promise.resolve('second'));
    const secondSubmit = second.tabs.runAlone(secondWork, signal);
    await deliver();
    first.flow.stop();
    firstWork.succeed();
    await firstSubmit;
    await jest.advanceTimersByTimeAsync(RESULT_TIMEOUT_MS - 1);
    expect(secondWork).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await secondSubmit).toBe('second');
  });

  it('D9 different forms are submitted at the same time', async () => {
    const [first, second] = [openForm(), openForm('another form of ada')];
    const firstWork = createWork();
    const firstSubmit = first.tabs.runAlone(firstWork.work, signal);
    await deliver();
    expect(await second.tabs.runAlone(() => Promise.resolve('second'), signal)).toBe('second');
    firstWork.succeed();
    await firstSubmit;
  });

  it('D9 a browser without locks submits at once', async () => {
    removeLocks();
    const [first, second] = [openForm(), openForm()];
    const firstWork = createWork();
    const firstSubmit = first.tabs.runAlone(firstWork.work, signal);
    await deliver();
    expect(await second.tabs.runAlone(() => Promise.resolve('second'), signal)).toBe('second');
    firstWork.succeed();
    expect(await firstSubmit).toBe('done');
  });
});

describe('D9 two tabs: a form that is closed', () => {
  it('D9 a flow that stops takes back that it has unsent answers', async () => {
    const [first, second] = [openForm(), openForm()];
    first.flow.send({ type: 'ANSWERED' });
    first.flow.stop();
    await deliver();
    expect(second.getElsewhere()).toEqual([unsent, noneUnsent]);
  });

  it('D9 a flow that has stopped neither hears of other tabs nor tells them anything', async () => {
    const [first, second] = [openForm(), openForm()];
    first.flow.send({ type: 'ANSWERED' });
    first.flow.stop();
    await deliver();
    const [postedBefore, heardBefore] = [channels.posted.length, first.getElsewhere()];
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(channels.posted).toHaveLength(postedBefore);
    second.flow.send({ type: 'ANSWERED' });
    await deliver();
    expect(first.getElsewhere()).toEqual(heardBefore);
  });

  it('D9 a flow that has stopped leaves neither a channel nor listeners of the page behind', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const removed = jest.spyOn(window, 'removeEventListener');
    openForm().flow.stop();
    expect(channels.getOpenCount()).toBe(0);
    const listeners = added.mock.calls.map(([type, listener]) => [type, listener]);
    expect(listeners.map(([type]) => type)).toEqual(['pagehide', 'pageshow']);
    expect(removed.mock.calls).toEqual(listeners);
  });

  it('D9 a submit that ends after its flow has stopped tells other tabs nothing', async () => {
    const { tabs, flow } = openForm();
    const { work, fail } = createWork();
    const failing = expect(tabs.submitAlone(ONE, work, signal)).rejects.toThrow('No.');
    await deliver();
    flow.stop();
    fail();
    await failing;
    expect(channels.posted).toEqual([{ type: 'opened', form: FORM }]);
  });
});
