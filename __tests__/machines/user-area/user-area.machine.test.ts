/** @jest-environment node */
import { createActor } from 'xstate';
import { userAreaMachine } from '../../../machines/user-area/user-area.machine';
import type { UserAreaEvent } from '../../../machines/user-area/user-area.types';

/** Opens the link of Ada; `effects` has the effects that ran. */
function open() {
  const effects: string[] = [];
  const actor = createActor(
    userAreaMachine.provide({
      actions: {
        discardAnswers: () => void effects.push('discard'),
        clearResponses: () => void effects.push('clear'),
      },
    }),
    { input: { userId: 'ada' } },
  ).start();
  return {
    effects,
    send: (event: UserAreaEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    isClosed: () => actor.getSnapshot().hasTag('closed'),
    closedBy: () => actor.getSnapshot().context.closedBy,
  };
}

describe('D3 the forms of a public link', () => {
  it.each<[string, UserAreaEvent, 'sign-out' | 'other-user']>([
    [
      'its user signs out in another tab',
      { type: 'SIGNED_OUT_ELSEWHERE', userId: 'ada' },
      'sign-out',
    ],
    [
      'it is not known who has signed out',
      { type: 'SIGNED_OUT_ELSEWHERE', userId: null },
      'sign-out',
    ],
    [
      'another person signs in in another tab',
      { type: 'SIGNED_IN_ELSEWHERE', userId: 'ben' },
      'other-user',
    ],
    ['the page could not hear a sign-out', { type: 'SIGN_OUT_MISSED' }, 'sign-out'],
  ])('are closed if %s, and their answers are discarded at once', (_, event, closedBy) => {
    const area = open();
    area.send(event);
    expect(area.isClosed()).toBe(true);
    expect(area.closedBy()).toBe(closedBy);
    expect(area.effects).toEqual(['discard']);
  });

  it.each<[string, UserAreaEvent]>([
    ['their user signs in', { type: 'SIGNED_IN_ELSEWHERE', userId: 'ada' }],
    ['another person signs out', { type: 'SIGNED_OUT_ELSEWHERE', userId: 'ben' }],
  ])('stay open if %s', (_, event) => {
    const area = open();
    area.send(event);
    expect(area.isClosed()).toBe(false);
    expect(area.effects).toEqual([]);
  });

  it('keep the responses until no screen is left that would request them again', () => {
    const area = open();
    area.send({ type: 'SIGN_OUT_MISSED' });
    area.send({ type: 'SCREENS_CLOSED' });
    expect(area.effects).toEqual(['discard', 'clear']);
  });

  it('stay closed when their user signs in again: the link has to be opened again', () => {
    const area = open();
    area.send({ type: 'SIGNED_OUT_ELSEWHERE', userId: 'ada' });
    area.send({ type: 'SCREENS_CLOSED' });
    area.send({ type: 'SIGNED_IN_ELSEWHERE', userId: 'ada' });
    expect(area.state()).toBe('closed');
    expect(area.closedBy()).toBe('sign-out');
    expect(area.effects).toEqual(['discard', 'clear']);
  });
});
