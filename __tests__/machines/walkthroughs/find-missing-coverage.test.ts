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
    { scenario: 'day', description: 'A visitor arrives.', input: undefined, targetState: 'inside' },
  ],
  outcomes: {
    answerDoor: {
      done: [
        { scenario: 'home', description: 'The door opens.', value: { isHome: true } },
        { scenario: 'out', description: 'The door stays closed.', value: { isHome: false } },
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

describe('findMissingCoverage', () => {
  it('finds nothing missing in a complete entry', () => {
    expect(findMissingCoverage(complete)).toEqual([]);
  });

  it.each<[string, Partial<MachineEntry>, string]>([
    [
      'the description of a nested state',
      {
        states: {
          ...complete.states,
          'waiting.listening': { title: 'listening', expectedView: '' },
        },
      },
      'No description for "waiting.listening".',
    ],
    [
      'the state of a description',
      { states: { ...complete.states, gone: text('gone') } },
      'The state "gone" does not exist.',
    ],
    [
      'the description of an event',
      { events: [{ description: '', event: { type: 'KNOCK' } }, ...complete.events.slice(1)] },
      'No description for "{"description":"","event":{"type":"KNOCK"}}".',
    ],
    [
      'the fixture of an event',
      { events: complete.events.slice(0, 1) },
      'No fixture for the event "LEAVE".',
    ],
    [
      'an error of an actor',
      { outcomes: { answerDoor: { ...outcomes, error: [] } } },
      'No outcome "error" for the actor "answerDoor".',
    ],
    ['a result of an actor', { outcomes: {} }, 'No outcome "done" for the actor "answerDoor".'],
    ['the fixture of a delay', { delays: {} }, 'No fixture for the delay "patience".'],
    [
      'a fixture for one branch of a guard',
      { outcomes: { answerDoor: { ...outcomes, done: outcomes.done.slice(1) } } },
      'No walkthrough covers the transition "waiting · answerDoor done [isHome] → inside".',
    ],
    [
      'a path to a state',
      { outcomes: { answerDoor: { ...outcomes, done: outcomes.done.slice(1) } } },
      'No walkthrough covers the state "inside".',
    ],
    [
      'a path from a start to its target state',
      { starts: complete.starts.map((start) => ({ ...start, targetState: 'nowhere' })) },
      'No walkthrough covers the start "day".',
    ],
    [
      'a path with an outcome',
      {
        outcomes: {
          answerDoor: {
            ...outcomes,
            done: outcomes.done.map((outcome, index) => ({
              ...outcome,
              isPossible: () => index === 0,
            })),
          },
        },
      },
      'No walkthrough covers the outcome "answerDoor done: out".',
    ],
  ])('finds that %s is missing', (_, change, message) => {
    expect(findMissingCoverage({ ...complete, ...change })).toContain(message);
  });
});
