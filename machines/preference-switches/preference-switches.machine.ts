import { assign, emit, setup } from 'xstate';
import { isRejection, port, toFailure, withError, withEvent, withOutput } from '../port';
import { selectIsStored, selectIsSwitchable, selectToSave } from './preference-switches.selectors';
import type {
  Preferences,
  PreferencesToSave,
  PreferenceSwitchesContext,
  PreferenceSwitchesEmitted,
  PreferenceSwitchesEvent,
  PreferenceSwitchesInput,
  SwitchChange,
  SwitchConditions,
} from './preference-switches.types';

/** How long a change waits for the preferences to be read. */
export const RELOAD_LIMIT_MS = 2000;

/**
 * Notification switches (§4): a switch can be changed while it is shown and its channel is neither unsubscribed nor, for push,
 * managed in the app alone. Each change saves the whole preference. Only one save runs at a time, so that requests and
 * responses stay in order; changes made during a save, or while the preferences are read again, wait in a queue. A failed save
 * reverts only its own change; unless the server refused it, what is stored is read first, because the server may have saved
 * the change. While there are changes that are not saved, the state has the tag `unsaved`.
 */
export const preferenceSwitchesMachine = setup({
  types: {} as {
    context: PreferenceSwitchesContext;
    events: PreferenceSwitchesEvent;
    input: PreferenceSwitchesInput;
    emitted: PreferenceSwitchesEmitted;
  },
  actors: {
    save: port<unknown, PreferencesToSave>('save'),
    loadStored: port<Preferences>('loadStored'),
  },
  actions: {
    queueChange: assign(({ context }, { change }: { change: SwitchChange }) => ({
      waiting: [...context.waiting, change],
    })),
    setConditions: assign((_, { conditions }: { conditions: SwitchConditions }) => ({
      conditions,
    })),
    setOutdated: assign({ isOutdated: true }),
    setCurrent: assign({ isOutdated: false }),
    sendNext: assign(({ context: { waiting } }) => ({
      sending: waiting.slice(0, 1),
      waiting: waiting.slice(1),
    })),
    commitChange: assign(({ context }) => ({ saved: selectToSave(context).lists, sending: [] })),
    revertChange: assign({ sending: [] }),
    /** The user sees one text for every reason. */
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
    setStored: assign((_, stored: Preferences) => ({ saved: stored, sending: [] })),
    emitSaveFailed: emit({ type: 'SAVE_FAILED' }),
    emitSaveConfirmed: emit({ type: 'SAVE_CONFIRMED' }),
  },
  delays: { reloadLimit: RELOAD_LIMIT_MS },
  guards: {
    isSwitchable: ({ context }, { change }: { change: SwitchChange }) =>
      selectIsSwitchable(context, change),
    isOutdated: ({ context }) => context.isOutdated,
    hasWaitingChanges: ({ context }) => context.waiting.length > 0,
    isRejected: (_, { error }: { error: unknown }) => isRejection(error),
    isStored: ({ context }, stored: Preferences) => selectIsStored(context, stored),
  },
}).createMachine({
  id: 'preference-switches',
  initial: 'idle',
  context: ({ input: { saved, conditions } }) => ({
    saved,
    conditions,
    isOutdated: false,
    sending: [],
    waiting: [],
  }),
  on: {
    SWITCHED: { guard: withEvent('isSwitchable'), actions: withEvent('queueChange') },
    RELOAD_REQUESTED: { actions: 'setOutdated' },
    CONDITIONS_CHANGED: { actions: withEvent('setConditions') },
  },
  states: {
    idle: {
      always: [
        { guard: 'isOutdated', target: 'reloading' },
        { guard: 'hasWaitingChanges', target: 'saving' },
      ],
    },
    // Not during a save: its lists could undo what is being read, and an older response could undo the save.
    reloading: {
      entry: 'setCurrent',
      invoke: {
        id: 'loadStored',
        src: 'loadStored',
        onDone: { target: 'idle', actions: withOutput('setStored') },
        onError: { target: 'idle', actions: withError('ignoreError') },
      },
      initial: 'unhurried',
      states: {
        unhurried: { always: { guard: 'hasWaitingChanges', target: 'hurried' } },
        // A change does not wait for a slow response: it is saved on top of what is known, and then all is read.
        hurried: {
          tags: 'unsaved',
          after: { reloadLimit: { target: '#preference-switches.saving', actions: 'setOutdated' } },
        },
      },
    },
    saving: {
      tags: 'unsaved',
      entry: 'sendNext',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => selectToSave(context),
        onDone: { target: 'idle', actions: 'commitChange' },
        onError: [
          {
            guard: withError('isRejected'),
            target: 'idle',
            actions: ['revertChange', 'emitSaveFailed'],
          },
          { target: 'checkingStored', actions: withError('ignoreError') },
        ],
      },
    },
    // The server may have saved the change.
    checkingStored: {
      tags: 'unsaved',
      invoke: {
        id: 'loadStored',
        src: 'loadStored',
        onDone: [
          {
            guard: withOutput('isStored'),
            target: 'idle',
            actions: [withOutput('setStored'), 'emitSaveConfirmed'],
          },
          { target: 'idle', actions: [withOutput('setStored'), 'emitSaveFailed'] },
        ],
        onError: {
          target: 'idle',
          actions: [withError('ignoreError'), 'revertChange', 'emitSaveFailed'],
        },
      },
    },
  },
});
