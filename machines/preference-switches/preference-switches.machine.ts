import { assign, emit, setup } from 'xstate';
import { port, toFailure, withError } from '../port';
import { selectToSave } from './preference-switches.selectors';
import type {
  Preferences,
  PreferenceSwitchesContext,
  PreferenceSwitchesEmitted,
  PreferenceSwitchesEvent,
  PreferenceSwitchesInput,
} from './preference-switches.types';

/**
 * Notification switches (§4): each change saves the whole preference. Only one save runs at a time, so that requests and
 * responses stay in order; later changes wait in a queue. A failed save reverts only its own change.
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
    queueChange: assign(({ context, event }) =>
      event.type === 'SWITCHED' ? { waiting: [...context.waiting, event.change] } : {},
    ),
    setSaved: assign(({ event }) =>
      event.type === 'PREFERENCES_LOADED' ? { saved: event.saved } : {},
    ),
    sendNext: assign(({ context: { waiting } }) => ({
      sending: waiting.slice(0, 1),
      waiting: waiting.slice(1),
    })),
    commitChange: assign(({ context }) => ({ saved: selectToSave(context), sending: [] })),
    revertChange: assign({ sending: [] }),
    /** The user sees one text for every reason. */
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
    emitSaveFailed: emit({ type: 'SAVE_FAILED' }),
  },
  guards: { hasWaitingChanges: ({ context }) => context.waiting.length > 0 },
}).createMachine({
  id: 'preference-switches',
  initial: 'idle',
  context: ({ input }) => ({ saved: input.saved, sending: [], waiting: [] }),
  on: { SWITCHED: { actions: 'queueChange' } },
  states: {
    idle: {
      always: { guard: 'hasWaitingChanges', target: 'saving' },
      // Ignored while a save runs: the loaded preferences may be older than the change.
      on: { PREFERENCES_LOADED: { actions: 'setSaved' } },
    },
    saving: {
      entry: 'sendNext',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => selectToSave(context),
        onDone: { target: 'idle', actions: 'commitChange' },
        onError: {
          target: 'idle',
          actions: [withError('ignoreError'), 'revertChange', 'emitSaveFailed'],
        },
      },
    },
  },
});
