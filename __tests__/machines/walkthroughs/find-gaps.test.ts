/** @jest-environment node */
import { setup } from 'xstate';
import { port } from '../../../machines/port';
import { describeMachine } from '../../../machines/walkthroughs/describe-machine';
import { findGaps } from '../../../machines/walkthroughs/find-gaps';
import type { CatalogueEntry } from '../../../machines/walkthroughs/walkthrough.types';

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

const text = (title: string) => ({ title, sees: `The visitor is ${title}.` });
const complete: CatalogueEntry = describeMachine(doorMachine, {
  title: 'A door',
  section: '§0',
  starts: [{ situation: 'day', says: 'A visitor comes.', input: undefined, leadsTo: 'inside' }],
  outcomes: {
    answerDoor: {
      done: [
        { situation: 'home', says: 'Somebody opens.', value: { isHome: true } },
        { situation: 'out', says: 'A note says so.', value: { isHome: false } },
      ],
      error: [
        {
          situation: 'broken bell',
          says: 'The bell is broken.',
          value: { reason: 'server', message: null },
        },
      ],
    },
  },
  events: [
    { says: 'Knock.', event: { type: 'KNOCK' } },
    { says: 'Leave.', event: { type: 'LEAVE' } },
  ],
  delays: { patience: { says: 'Wait a second.', durationMs: 1_000 } },
  states: {
    outside: text('outside'),
    waiting: text('waiting'),
    'waiting.listening': text('listening'),
    inside: text('inside'),
    away: text('away'),
  },
  distinguish: () => null,
});

const outcomes = complete.outcomes.answerDoor ?? { done: [], error: [] };

describe('an entry of the catalogue', () => {
  it('has no gaps where everything has words and a way to it', () => {
    expect(findGaps(complete)).toEqual([]);
  });

  it.each<[string, Partial<CatalogueEntry>, string]>([
    [
      'words for a nested state',
      { states: { ...complete.states, 'waiting.listening': { title: 'listening', sees: '' } } },
      'There are no words for "waiting.listening".',
    ],
    [
      'a state for its words',
      { states: { ...complete.states, gone: text('gone') } },
      'There is no state "gone".',
    ],
    [
      'words for a step',
      { events: [{ says: '', event: { type: 'KNOCK' } }, ...complete.events.slice(1)] },
      'There are no words for "{"says":"","event":{"type":"KNOCK"}}".',
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
      { starts: complete.starts.map((start) => ({ ...start, leadsTo: 'nowhere' })) },
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
    expect(findGaps({ ...complete, ...change })).toContain(gap);
  });
});
