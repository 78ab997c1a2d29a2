import { createActor, fromPromise } from 'xstate';
import {
  CLAIM_MS,
  REPLY_MS,
  REQUESTS_MS,
  storedIntakeMachine,
} from '../../../machines/stored-intake/stored-intake.machine';
import type {
  StoredIntakeEvent,
  StoredIntakeInput,
} from '../../../machines/stored-intake/stored-intake.types';
import { collectErrors, controlPorts, flushPromises } from '../../support/control-ports';

const opened: StoredIntakeInput = {
  linkCode: 'nia',
  isLinkOpened: true,
  accountCode: null,
  isInApp: false,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open(input: Partial<StoredIntakeInput> = {}) {
  const { machine, ...ports } = controlPorts(storedIntakeMachine);
  const effects: string[] = [];
  const record = (name: string) => () => void effects.push(name);
  const actor = createActor(
    machine.provide({
      actions: {
        readStoredIntake: record('read'),
        stopWriting: record('stop'),
        requestHandover: record('request handover'),
        delayHandover: record('delay handover'),
        removeStoredIntake: record('remove'),
        notifyCompleted: record('notify'),
        removeLinkCode: record('remove code'),
        closeLink: record('close'),
      },
    }),
    { input: { ...opened, ...input } },
  ).start();
  return {
    ...ports,
    effects,
    state: () => actor.getSnapshot().value,
    snapshot: () => actor.getSnapshot(),
    send: (...types: StoredIntakeEvent['type'][]) => {
      for (const type of types) actor.send({ type });
    },
  };
}

/** Opens the link in the only tab. */
async function write() {
  const intake = open();
  await intake.resolve('clearOtherIntakes');
  await intake.resolve('claimWriting');
  expect(intake.state()).toEqual({ writing: 'idle' });
  return intake;
}

/** Opens the link while another tab writes it. */
async function openSecond() {
  const intake = open();
  await intake.resolve('clearOtherIntakes');
  jest.advanceTimersByTime(CLAIM_MS);
  expect(intake.state()).toBe('openElsewhere');
  return intake;
}

describe('§4 INTRO: what continues when a link is opened', () => {
  it('§4 INTRO: the intakes of other links are cleared before anything of this one is read', async () => {
    // §4.intro.4
    const intake = open();
    expect(intake.state()).toBe('clearingOthers');
    await intake.resolve('clearOtherIntakes');
    expect(intake.state()).toBe('claiming');
    expect(intake.effects).toEqual([]);
    await intake.resolve('claimWriting');
    expect(intake.effects).toEqual(['read']);
    expect(intake.snapshot().hasTag('steps')).toBe(true);
  });

  it('§4 INTRO: the session of another link is ended first, except in the app', async () => {
    // §4.intro.4
    const intake = open({ accountCode: 'ada' });
    await intake.resolve('clearOtherIntakes');
    expect(intake.state()).toBe('endingAccount');
    await intake.resolve('endAccountSession');
    expect(intake.state()).toBe('claiming');
    expect(intake.snapshot().context.accountCode).toBeNull();
    for (const kept of [{ accountCode: 'nia' }, { accountCode: 'ada', isInApp: true }]) {
      const other = open(kept);
      await other.resolve('clearOtherIntakes');
      expect(other.state()).toBe('claiming');
    }
  });

  it('§4 INTRO: a stored intake that continues without its link clears nothing', async () => {
    const intake = open({ isLinkOpened: false, accountCode: 'ada' });
    expect(intake.state()).toBe('claiming');
    await intake.resolve('claimWriting');
    expect(intake.state()).toEqual({ writing: 'idle' });
  });

  it('D9: without a code and a stored intake there is nothing to write', () => {
    const intake = open({ linkCode: null, isLinkOpened: false });
    expect(intake.state()).toBe('withoutCode');
    expect(intake.snapshot().hasTag('steps')).toBe(true);
    expect(intake.requests).toEqual([]);
  });

  it('§8: what fails before the steps can be tried again, and nothing is shown until then', async () => {
    const intake = open({ accountCode: 'ada' });
    await intake.reject('clearOtherIntakes');
    expect(intake.state()).toBe('failed');
    intake.send('TRY_AGAIN');
    await intake.resolve('clearOtherIntakes');
    await intake.reject('endAccountSession');
    expect(intake.state()).toBe('failed');
    expect(intake.snapshot().context.failure).not.toBeNull();
    intake.send('TRY_AGAIN');
    expect(intake.snapshot().context.failure).toBeNull();
    await intake.resolve('clearOtherIntakes');
    await intake.resolve('endAccountSession');
    await intake.reject('claimWriting');
    expect(intake.state()).toBe('failed');
    expect(intake.effects).toEqual([]);
  });
});

describe('D9 an intake is written by one tab at a time', () => {
  it('D9: a second tab says that it is open in another one, and reads nothing', async () => {
    const intake = await openSecond();
    expect(intake.snapshot().hasTag('openElsewhere')).toBe(true);
    expect(intake.snapshot().hasTag('steps')).toBe(false);
    expect(intake.effects).toEqual([]);
    intake.send('REQUESTS_STARTED', 'COMPLETED', 'ABANDONED', 'HANDOVER_REQUESTED', 'REPLACED');
    expect(intake.state()).toBe('openElsewhere');
    expect(intake.effects).toEqual([]);
  });

  it('D9: after ‘Continue here’ it reads what the other tab has stored last, once that has stopped', async () => {
    const intake = await openSecond();
    intake.send('CONTINUE_HERE');
    expect(intake.effects).toEqual(['request handover']);
    expect(intake.snapshot().hasTag('busy')).toBe(true);
    await intake.resolve('claimWriting');
    expect(intake.state()).toEqual({ writing: 'idle' });
    expect(intake.effects).toEqual(['request handover', 'read']);
  });

  it('D9: the first tab then says the same, and writes nothing any more', async () => {
    const intake = await write();
    intake.send('HANDOVER_REQUESTED');
    expect(intake.state()).toBe('openElsewhere');
    expect(intake.effects).toEqual(['read', 'stop']);
    intake.send('COMPLETED', 'SUSPENDED', 'ABANDONED');
    expect(intake.effects).toEqual(['read', 'stop']);
  });

  it('D9: a tab whose request is under way stops once it has handled the response', async () => {
    const intake = await write();
    intake.send('REQUESTS_STARTED', 'HANDOVER_REQUESTED', 'HANDOVER_REQUESTED');
    expect(intake.state()).toEqual({ writing: 'finishing' });
    expect(intake.effects).toEqual(['read', 'delay handover', 'delay handover']);
    expect(intake.snapshot().hasTag('steps')).toBe(true);
    intake.send('REQUESTS_ENDED');
    expect(intake.state()).toBe('openElsewhere');
    expect(intake.effects.at(-1)).toBe('stop');
  });

  it('goes on after a request that nobody waits for', async () => {
    const intake = await write();
    intake.send('REQUESTS_STARTED', 'REQUESTS_ENDED');
    expect(intake.state()).toEqual({ writing: 'idle' });
  });

  it('D9: a tab that does not reply is replaced after two seconds, one with a request after its time limit', async () => {
    const suspended = await openSecond();
    suspended.send('CONTINUE_HERE');
    jest.advanceTimersByTime(REPLY_MS);
    expect(suspended.state()).toBe('takingOver');
    await suspended.resolve('takeOverWriting');
    expect(suspended.effects).toEqual(['request handover', 'read']);

    const requesting = await openSecond();
    requesting.send('CONTINUE_HERE', 'HANDOVER_DELAYED');
    jest.advanceTimersByTime(REQUESTS_MS - 1);
    expect(requesting.state()).toEqual({ waitingForHandover: 'waitingForRequests' });
    jest.advanceTimersByTime(1);
    await requesting.reject('takeOverWriting');
    expect(requesting.state()).toBe('failed');
  });

  it('D9: a tab that is replaced stops, even with a request under way', async () => {
    const intake = await write();
    intake.send('REQUESTS_STARTED', 'REPLACED', 'REQUESTS_ENDED');
    expect(intake.state()).toBe('openElsewhere');
    expect(intake.effects).toEqual(['read', 'stop']);
  });

  it('fails with a way out if the other tab cannot be asked', async () => {
    const intake = await openSecond();
    intake.send('CONTINUE_HERE');
    await intake.reject('claimWriting');
    expect(intake.state()).toBe('failed');
  });
});

describe('D9 the end of an intake', () => {
  it('D9: a completed intake is removed from storage, and the other tabs learn of it', async () => {
    const intake = await write();
    intake.send('COMPLETED');
    expect(intake.state()).toBe('ended');
    expect(intake.effects).toEqual(['read', 'remove', 'notify', 'stop', 'close']);
    expect(intake.snapshot().hasTag('steps')).toBe(true);
  });

  it('D9: one without anything to keep is removed, and one for the next visit stays', async () => {
    const abandoned = await write();
    abandoned.send('ABANDONED');
    expect(abandoned.effects).toEqual(['read', 'remove', 'stop', 'close']);
    const suspended = await write();
    suspended.send('SUSPENDED');
    expect(suspended.effects).toEqual(['read', 'stop', 'close']);
  });

  it('D9: a tab learns that another one has completed it, in every state', async () => {
    const waiting = await openSecond();
    const asking = await openSecond();
    asking.send('CONTINUE_HERE');
    const replacing = await openSecond();
    replacing.send('CONTINUE_HERE');
    jest.advanceTimersByTime(REPLY_MS);
    for (const intake of [waiting, asking, replacing, await write()]) {
      intake.send('COMPLETED_ELSEWHERE');
      expect(intake.state()).toBe('completedElsewhere');
      expect(intake.effects.slice(-3)).toEqual(['remove code', 'stop', 'close']);
    }
  });
});

it('a stored intake cannot be opened without the code that reads it', async () => {
  const claimWriting = fromPromise<unknown>(() => Promise.resolve());
  const actor = createActor(storedIntakeMachine.provide({ actors: { claimWriting } }), {
    input: { ...opened, isLinkOpened: false },
  });
  const errors = collectErrors(actor);
  actor.start();
  await flushPromises();
  expect(errors).toEqual([new Error('The effect "readStoredIntake" has no implementation.')]);
});
