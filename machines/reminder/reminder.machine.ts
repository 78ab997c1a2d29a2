import { assign, emit, setup } from 'xstate';
import { effect } from '../effect';
import { isRejection, port, toFailure, withError } from '../port';
import { selectId, selectIsSaved, selectSchedule } from './reminder.selectors';
import type {
  ReminderContext,
  ReminderEmitted,
  ReminderEvent,
  ReminderInput,
  Schedule,
} from './reminder.types';

/**
 * A check-in reminder: added, or deleted from the list, which Undo takes back by saving it again (§2). After a failure that is
 * no refusal the server may have saved it, so the list is read before the next attempt (§8).
 */
export const reminderMachine = setup({
  types: {} as {
    context: ReminderContext;
    events: ReminderEvent;
    input: ReminderInput;
    emitted: ReminderEmitted;
  },
  actors: {
    createReminder: port<unknown, Schedule>('createReminder'),
    deleteReminder: port<unknown, { id: string }>('deleteReminder'),
    loadReminders: port<readonly Schedule[]>('loadReminders'),
  },
  actions: {
    setSchedule: assign((_, { schedule }: { schedule: Schedule }) => ({ schedule })),
    setMayBeSaved: assign({ mayBeSaved: true }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    /** The outcome of the failed attempt is certain now: the next save is a new command (D10). */
    endCommand: effect('endCommand'),
    emitCreated: emit({ type: 'REMINDER_CREATED' }),
    emitDeleted: emit({ type: 'REMINDER_DELETED' }),
  },
  guards: {
    isNew: ({ context }) => context.listed === null,
    mayBeSaved: ({ context }) => context.mayBeSaved,
    isSaved: ({ context }, { reminders }: { reminders: readonly Schedule[] }) =>
      selectIsSaved(context, reminders),
    isRejected: (_, { error }: { error: unknown }) => isRejection(error),
  },
}).createMachine({
  id: 'reminder',
  initial: 'starting',
  context: ({ input: { listed } }) => ({
    listed,
    schedule: listed?.schedule ?? null,
    mayBeSaved: false,
    failure: null,
  }),
  states: {
    starting: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'listed' }] },
    editing: {
      on: {
        SAVE: {
          target: 'preparingSave',
          actions: { type: 'setSchedule', params: ({ event }) => event },
        },
      },
    },
    listed: { on: { DELETE: 'deleting' } },
    deleting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'deleteReminder',
        src: 'deleteReminder',
        input: ({ context }) => ({ id: selectId(context) }),
        onDone: { target: 'deleted', actions: 'emitDeleted' },
        onError: { target: 'listed', actions: withError('setFailure') },
      },
    },
    deleted: {
      on: {
        UNDO: 'preparingSave',
        // The list still shows the reminder if it could not be read again.
        DELETE: 'deleting',
      },
    },
    preparingSave: {
      entry: 'clearFailure',
      always: [{ guard: 'mayBeSaved', target: 'checkingSaved' }, { target: 'saving' }],
    },
    checkingSaved: {
      tags: 'busy',
      invoke: {
        id: 'loadReminders',
        src: 'loadReminders',
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ reminders: event.output }) },
            target: 'saved',
            actions: ['endCommand', 'emitCreated'],
          },
          { target: 'saving' },
        ],
        onError: { target: 'notSaved', actions: withError('setFailure') },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'createReminder',
        src: 'createReminder',
        input: ({ context }) => selectSchedule(context),
        onDone: { target: 'saved', actions: 'emitCreated' },
        onError: [
          {
            guard: withError('isRejected'),
            target: 'notSaved',
            actions: withError('setFailure'),
          },
          { target: 'notSaved', actions: [withError('setFailure'), 'setMayBeSaved'] },
        ],
      },
    },
    notSaved: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'deleted' }] },
    saved: { type: 'final' },
  },
});
