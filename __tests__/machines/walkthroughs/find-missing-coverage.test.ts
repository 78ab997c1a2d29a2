/** @jest-environment node */
import { setup } from 'xstate';
import { port } from '../../../machines/port';
import { describeMachine } from '../../../machines/walkthroughs/describe-machine';
import { findMissingCoverage } from '../../../machines/walkthroughs/find-missing-coverage';
import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';

const doorMachine = setup({
  types: { events: {} as { type: 'KNOCK' } | { type: 'LEAVE' } },
  actors: { answerDoor: port<{ isHome: boolean }>('answerDoor') },
  delays: { patience: 1_000 },
  guards: { isHome: (_, { isHome }: { isHome: boolean }) => isHome },
}).createMachine({
  id: 'door',
  initial: 'outside',
  on: { LEAVE: '.away' },
  states: {
    outside: { on: { KNOCK: 'waiting' } },
    waiting: {
      initial: 'listening',
      states: { listening: {} },
      after: { patience: 'away' },
      invoke: {
        id: 'answerDoor',
        src: 'answerDoor',
        onDone: [
          { guard: { type: 'isHome', params: ({ event }) => event.output }, target: 'inside' },
          { target: 'away' },
        ],
        onError: 'away',
      },
    },
    inside: { type: 'final' },
    away: { type: 'final' },
  },
});

const text = (title: string) => ({ title, expectedView: `The visitor is ${title}.` });
const complete: MachineEntry = describeMachine(doorMachine, {
  title: 'A door',
  section: '§0',
  starts: [
    { scenario: 'day', description: 'A visitor comes.', input: undefined, targetState: 'inside' },
  ],
  outcomes: {
    answerDoor: {
      done: [
        { scenario: 'home', description: 'Somebody opens.', value: { isHome: true } },
        { scenario: 'out', description: 'A note says so.', value: { isHome: false } },
      ],
      error: [
        {
          scenario: 'broken bell',
          description: 'The bell is broken.',
          value: { reason: 'server', message: null },
        },
      ],
    },
  },
  events: [
    { description: 'Knock.', event: { type: 'KNOCK' } },
    { description: 'Leave.', event: { type: 'LEAVE' } },
  ],
  delays: { patience: { description: 'Wait a second.', durationMs: 1_000 } },
  states: {
    outside: text('outside'),
    waiting: text('waiting'),
    'waiting.listening': text('listening'),
    inside: text('inside'),
    away: text('away'),
  },
  getStateKey: () => null,
});

const outcomes = complete.outcomes.answerDoor ?? { done: [], error: [] };

describe('an entry of the catalogue', () => {
  it('has no gaps where everything has words and a way to it', () => {
    expect(findMissingCoverage(complete)).toEqual([]);
  });

  it.each<[string, Partial<MachineEntry>, string]>([
    [
      'words for a nested state',
      {
        states: {
          ...complete.states,
          'waiting.listening': { title: 'listening', expectedView: '' },
        },
      },
      'There are no words for "waiting.listening".',
    ],
    [
      'a state for its words',
      { states: { ...complete.states, gone: text('gone') } },
      'There is no state "gone".',
    ],
    [
      'words for a step',
      { events: [{ description: '', event: { type: 'KNOCK' } }, ...complete.events.slice(1)] },
      'There are no words for "{"description":"","event":{"type":"KNOCK"}}".',
    ],
    [
      'a sample of an event',
      { events: complete.events.slice(0, 1) },
      'There is no sample of the event "LEAVE".',
    ],
    [
      'a way for an actor to fail',
      { outcomes: { answerDoor: { ...outcomes, error: [] } } },
      'There is no outcome "error" of "answerDoor".',
    ],
    ['a way for an actor to end', { outcomes: {} }, 'There is no outcome "done" of "answerDoor".'],
    ['a delay', { delays: {} }, 'There is no delay "patience".'],
    [
      'a sample for one branch of a guard',
      { outcomes: { answerDoor: { ...outcomes, done: outcomes.done.slice(1) } } },
      'Nothing leads to the transition "waiting · answerDoor done [isHome] → inside".',
    ],
    [
      'a way to a state',
      { outcomes: { answerDoor: { ...outcomes, done: outcomes.done.slice(1) } } },
      'Nothing leads to the state "inside".',
    ],
    [
      'a way from a beginning to what it is there for',
      { starts: complete.starts.map((start) => ({ ...start, targetState: 'nowhere' })) },
      'Nothing leads to the start "day".',
    ],
    [
      'a use for an outcome',
      {
        outcomes: {
          answerDoor: {
            ...outcomes,
            done: outcomes.done.map((one, n) => ({ ...one, isPossible: () => n === 0 })),
          },
        },
      },
      'Nothing leads to the outcome "answerDoor done: out".',
    ],
  ])('is found to lack %s', (_, change, gap) => {
    expect(findMissingCoverage({ ...complete, ...change })).toContain(gap);
  });
});
