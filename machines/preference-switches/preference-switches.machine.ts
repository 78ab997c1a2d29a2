import { assign, emit, setup } from 'xstate';
import { port } from '../port';
import { selectToSave } from './preference-switches.selectors';
import type {
  Preferences,
  PreferenceSwitchesContext,
  PreferenceSwitchesEmitted,
  PreferenceSwitchesEvent,
  PreferenceSwitchesInput,
} from './preference-switches.types';

/**
 * Notification switches (§4): each submits the whole preference. One save is under way at a time, so that neither calls
 * nor answers overtake each other; what is switched meanwhile is saved after it, in its turn. A failed save takes its
 * own switch back and no other.
 */
export const preferenceSwitchesMachine = setup({
  types: {} as {
    context: PreferenceSwitchesContext;
    events: PreferenceSwitchesEvent;
    input: PreferenceSwitchesInput;
    emitted: PreferenceSwitchesEmitted;
  },
  actors: { save: port<unknown, Preferences>('save') },
  actions: {
    wait: assign(({ context, event }) =>
      event.type === 'SWITCHED' ? { waiting: [...context.waiting, event.change] } : {},
    ),
    noteFacts: assign(({ event }) =>
      event.type === 'FACTS_CHANGED' ? { saved: event.saved } : {},
    ),
    sendNext: assign(({ context: { waiting } }) => ({
      sending: waiting.slice(0, 1),
      waiting: waiting.slice(1),
    })),
    keep: assign(({ context }) => ({ saved: selectToSave(context), sending: [] })),
    takeBack: assign({ sending: [] }),
    tellFailure: emit({ type: 'SAVE_FAILED' }),
  },
  guards: { isAnyWaiting: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'preference-switches',
  initial: 'idle',
  context: ({ input }) => ({ saved: input.saved, sending: [], waiting: [] }),
  on: { SWITCHED: { actions: 'wait' } },
  states: {
    idle: {
      always: { guard: 'isAnyWaiting', target: 'saving' },
      // While something is on its way, what was read may be older than what was switched.
      on: { FACTS_CHANGED: { actions: 'noteFacts' } },
    },
    saving: {
      entry: 'sendNext',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => selectToSave(context),
        onDone: { target: 'idle', actions: 'keep' },
        onError: { target: 'idle', actions: ['takeBack', 'tellFailure'] },
      },
    },
  },
});
