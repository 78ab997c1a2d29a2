import { waitFor } from '@testing-library/react';
import { REPLY_MS } from '../../../machines/stored-intake/stored-intake.machine';
import { removeStoredIntake, getLinkId } from '../../../src/state/intake-storage';
import { provideLocks, removeLocks } from '../../support/provide-locks';
import { setupSessionTests, storedKeys } from '../session/setup-session-tests';
import { openIntakeTab } from './open-intake';

setupSessionTests();
let getHeldLocks: () => readonly string[];
beforeEach(() => {
  getHeldLocks = provideLocks();
});
afterEach(() => {
  jest.useRealTimers();
  removeLocks();
});

/** A request that the test responds to. */
function createRequest() {
  let respond: () => void = () => undefined;
  const response = new Promise<string>((resolve) => {
    respond = () => resolve('received');
  });
  return { request: jest.fn(() => response), respond };
}

async function openTwoTabs() {
  const first = await openIntakeTab('intake-nia');
  await first.settle();
  await first.reach('POLICIES');
  const second = await openIntakeTab('intake-nia');
  await second.settle();
  expect(first.isWriting()).toBe(true);
  expect(second.state()).toBe('openElsewhere');
  return { first, second };
}

/** Leaves the tab without replying, as when the browser has suspended it. */
function suspend(): void {
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: undefined });
}

describe('D9 an intake that is open in two tabs', () => {
  it('D9: continues in the second one with what the first has stored; the first stores and sends nothing', async () => {
    const { first, second } = await openTwoTabs();
    second.send({ type: 'CONTINUE_HERE' });
    await second.settle();
    await first.until('openElsewhere');
    expect(second.isWriting()).toBe(true);
    expect(second.progress()?.step).toBe('POLICIES');

    await second.reach('QUESTIONNAIRE');
    await first.reach('CONTACT_INFO');
    expect(first.access.mayWrite()).toBe(false);
    const { request } = createRequest();
    await expect(first.access.send(request)).rejects.toThrow('open in another tab');
    expect(request).not.toHaveBeenCalled();
    first.access.end('completed');
    expect(second.isWriting()).toBe(true);

    first.send({ type: 'CONTINUE_HERE' });
    await first.settle();
    expect(first.progress()?.step).toBe('QUESTIONNAIRE');
    await second.until('openElsewhere');
  });

  it('D9: waits for the response to a request of the first one, and finds what follows from it', async () => {
    const { first, second } = await openTwoTabs();
    const { request, respond } = createRequest();
    const sent = first.access.send(request).then(() => first.reach('PAYMENT'));
    second.send({ type: 'CONTINUE_HERE' });
    await waitFor(() => expect(first.state()).toEqual({ writing: 'finishing' }));
    await waitFor(() =>
      expect(second.state()).toEqual({ waitingForHandover: 'waitingForRequests' }),
    );
    respond();
    await sent;
    await second.settle();
    expect(second.progress()?.step).toBe('PAYMENT');
    expect(first.state()).toBe('openElsewhere');
  });

  it('D9: is not handed over between two requests that overlap', async () => {
    const { first, second } = await openTwoTabs();
    const [one, other] = [createRequest(), createRequest()];
    const sent = [first.access.send(one.request), first.access.send(other.request)];
    second.send({ type: 'CONTINUE_HERE' });
    one.respond();
    await sent[0];
    await waitFor(() => expect(first.state()).toEqual({ writing: 'finishing' }));
    other.respond();
    await second.settle();
    expect(second.isWriting()).toBe(true);
  });

  it('D9: is taken over from a tab that does not reply, which then says the same', async () => {
    const first = await openIntakeTab('intake-nia');
    await first.settle();
    await first.reach('POLICIES');
    suspend();
    const second = await openIntakeTab('intake-nia');
    await second.settle();
    jest.useFakeTimers();
    second.send({ type: 'CONTINUE_HERE' });
    await jest.advanceTimersByTimeAsync(REPLY_MS);
    jest.useRealTimers();
    expect(second.isWriting()).toBe(true);
    expect(second.progress()?.step).toBe('POLICIES');
    expect(first.state()).toBe('openElsewhere');
    await first.reach('BASIC_INFO');
    expect(JSON.stringify(localStorage)).not.toMatch(/stepIndex\W+1\b/);
  });

  it('D9: a tab that was suspended neither ends nor sends before it has noticed that it was replaced', async () => {
    const first = await openIntakeTab('intake-nia');
    await first.settle();
    removeLocks();
    suspend();
    const second = await openIntakeTab('intake-nia');
    await second.settle();
    await second.reach('QUESTIONNAIRE_INTRO');
    expect(first.isWriting()).toBe(true);
    first.access.end('completed');
    expect(first.state()).toBe('openElsewhere');
    expect(second.isWriting()).toBe(true);
    expect(storedKeys()).toHaveLength(2);
  });

  it('D9: is free once the other tab has left it', async () => {
    const { first, second } = await openTwoTabs();
    await first.close();
    second.send({ type: 'CONTINUE_HERE' });
    await second.settle();
    expect(second.progress()?.step).toBe('POLICIES');
  });

  it('D9: a reload in the only tab is not taken for a second one', async () => {
    const first = await openIntakeTab('intake-nia');
    await first.settle();
    await first.reach('POLICIES');
    window.dispatchEvent(new Event('pagehide'));
    const reloaded = await openIntakeTab('intake-nia');
    await reloaded.settle();
    expect(reloaded.progress()?.step).toBe('POLICIES');
  });

  it('D9: holds its locks no longer than it is open', async () => {
    const { first, second } = await openTwoTabs();
    expect(getHeldLocks()).toHaveLength(2);
    await first.close();
    await second.close();
    expect(getHeldLocks()).toEqual([]);
  });

  it('D9: gives a lock back that it gets too late', async () => {
    const { first, second } = await openTwoTabs();
    second.send({ type: 'CONTINUE_HERE' });
    second.send({ type: 'COMPLETED_ELSEWHERE' });
    await first.close();
    await waitFor(() => expect(getHeldLocks()).toEqual([]));
  });
});

describe('D9 an intake in a browser without web locks', () => {
  beforeEach(removeLocks);

  it('D9: continues in the tab that was opened last, and the other one says so as soon as it is used', async () => {
    const first = await openIntakeTab('intake-nia');
    await first.settle();
    await first.reach('POLICIES');
    const second = await openIntakeTab('intake-nia');
    await second.settle();
    expect(second.progress()?.step).toBe('POLICIES');
    await second.reach('QUESTIONNAIRE');
    await first.reach('QUESTIONNAIRE_INTRO');
    window.dispatchEvent(new Event('storage'));
    expect(first.state()).toBe('openElsewhere');
    first.send({ type: 'CONTINUE_HERE' });
    await first.settle();
    expect(first.progress()?.step).toBe('QUESTIONNAIRE');
  });

  it('D9: is not brought back by an older tab once it is removed', async () => {
    const first = await openIntakeTab('intake-nia');
    await first.settle();
    removeStoredIntake(getLinkId('intake-nia'));
    await first.reach('QUESTIONNAIRE_INTRO');
    expect(storedKeys()).toEqual([]);
  });
});
