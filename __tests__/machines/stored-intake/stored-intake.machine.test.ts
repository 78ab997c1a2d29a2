/** @jest-environment node */
import { createActor, toPromise } from 'xstate';
import { storedIntakeMachine } from '../../../machines/stored-intake/stored-intake.machine';
import type { StoredIntakeInput } from '../../../machines/stored-intake/stored-intake.types';
import { collectErrors, controlPorts } from '../../support/control-ports';

const nothing: StoredIntakeInput = {
  linkCode: 'nia',
  sessionCode: null,
  progressCode: null,
  accountCode: null,
  isInApp: false,
};

function open(stored: Partial<StoredIntakeInput>) {
  const { machine, ...ports } = controlPorts(storedIntakeMachine);
  const cleared: string[] = [];
  const actor = createActor(
    machine.provide({
      actions: {
        clearSession: () => cleared.push('session'),
        clearProgress: () => cleared.push('progress'),
        clearOtherSetupIntent: () => cleared.push('other setup intent'),
      },
    }),
    { input: { ...nothing, ...stored } },
  ).start();
  return {
    ...ports,
    cleared,
    state: () => actor.getSnapshot().value,
    /** What is still stored. */
    context: () => actor.getSnapshot().context,
    end: toPromise(actor),
  };
}

describe('§4 INTRO: a stored intake', () => {
  it('continues with the same link', () => {
    const intake = open({ sessionCode: 'nia', progressCode: 'nia' });
    expect(intake.state()).toBe('restored');
    expect(intake.cleared).toEqual(['other setup intent']);
  });

  it('of another link is cleared: its session, its data and its setup intent (§4.intro.4)', () => {
    const intake = open({ sessionCode: 'omar', progressCode: 'omar' });
    expect(intake.state()).toBe('restored');
    expect(intake.cleared).toEqual(['session', 'progress', 'other setup intent']);
    expect(intake.context()).toMatchObject({ sessionCode: null, progressCode: null });
  });

  it('keeps the data of the link without its session, and the other way round', () => {
    expect(open({ progressCode: 'nia' }).cleared).toEqual(['session', 'other setup intent']);
    expect(open({ sessionCode: 'nia', progressCode: 'omar' }).cleared).toEqual([
      'progress',
      'other setup intent',
    ]);
  });

  it('continues without a code, whatever it belongs to', () => {
    const intake = open({
      linkCode: null,
      sessionCode: 'omar',
      progressCode: 'omar',
      accountCode: 'ada',
    });
    expect(intake.state()).toBe('restored');
    expect(intake.cleared).toEqual([]);
    expect(intake.requests).toEqual([]);
  });
});

describe('§4 INTRO: the session of a user who is signed in by a link', () => {
  it('of another code is ended before the intake is shown (§4.intro.4)', async () => {
    const intake = open({ accountCode: 'ada' });
    expect(intake.state()).toBe('endingAccount');
    await intake.resolve('endAccountSession');
    await intake.end;
    expect(intake.state()).toBe('restored');
    expect(intake.context().accountCode).toBeNull();
  });

  it('of another code keeps the intake hidden as long as it cannot be ended', async () => {
    const intake = open({ accountCode: 'ada' });
    await intake.reject('endAccountSession');
    await intake.end;
    expect(intake.state()).toBe('notEnded');
    expect(intake.context().accountCode).toBe('ada');
  });

  it('of the same code is kept, and any in the app', () => {
    for (const stored of [{ accountCode: 'nia' }, { accountCode: 'ada', isInApp: true }]) {
      const intake = open(stored);
      expect(intake.state()).toBe('restored');
      expect(intake.requests).toEqual([]);
    }
  });
});

it('a stored intake cannot be opened without the code that clears another one', () => {
  const actor = createActor(storedIntakeMachine, { input: { ...nothing, sessionCode: 'omar' } });
  const errors = collectErrors(actor);
  actor.start();
  expect(errors).toEqual([new Error('The effect "clearSession" has no implementation.')]);
});
