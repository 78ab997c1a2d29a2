import { assign, emit, setup } from 'xstate';
import { port, toFailure, withError, withEvent, withOutput } from '../port';
import {
  isAllReceived,
  isRefusal,
  needsStatuses,
  NOT_SUBMITTED,
  openAttempt,
  withoutAttempt,
  withRefusal,
  withStatuses,
} from '../submission/submission';
import type { Command } from '../submission/submission.types';
import {
  NOT_SAVED,
  selectForms,
  selectId,
  selectReminderToSave,
  selectStatuses,
} from './reminder.selectors';
import type {
  ReminderContext,
  ReminderEmitted,
  ReminderEvent,
  ReminderInput,
  ReminderToSave,
  Schedule,
} from './reminder.types';

/**
 * A check-in reminder: added, or deleted from the list, which Undo takes back by saving it again (§2). After an attempt
 * whose outcome is not known the server may have saved it, so the list is read before the same is sent again (D9).
 */
export const reminderMachine = setup({
  types: {} as {
    context: ReminderContext;
    events: ReminderEvent;
    input: ReminderInput;
    emitted: ReminderEmitted;
  },
  actors: {
    createReminder: port<unknown, ReminderToSave>('createReminder'),
    deleteReminder: port<unknown, { id: string }>('deleteReminder'),
    loadReminders: port<readonly Schedule[]>('loadReminders'),
  },
  actions: {
    setSchedule: assign((_, { schedule }: { schedule: Schedule }) => ({ schedule })),
    setCommand: assign((_, { command }: { command: Command }) => ({ command })),
    openAttempt: assign(({ context }) => {
      const { command, submission } = context;
      if (command === null) return {};
      return { submission: openAttempt(submission, selectForms(context), [NOT_SAVED], command) };
    }),
    setReceived: assign(({ context }, reminders: readonly Schedule[]) => {
      const { command, submission } = context;
      if (command === null) return {};
      return {
        submission: withStatuses(submission, selectStatuses(context, reminders), command),
      };
    }),
    endAttempt: assign(({ context }) => ({ submission: withoutAttempt(context.submission) })),
    setRefused: assign(({ context: { submission, command } }) => ({
      submission: withRefusal(submission, command),
    })),
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    emitCreated: emit({ type: 'REMINDER_CREATED' }),
    emitDeleted: emit({ type: 'REMINDER_DELETED' }),
  },
  guards: {
    isNew: ({ context }) => context.listed === null,
    needsStatuses: ({ context }) => needsStatuses(context.submission, selectForms(context)),
    isSaved: ({ context }, reminders: readonly Schedule[]) =>
      isAllReceived(context.submission, selectStatuses(context, reminders)),
    isRefused: (_, { error }: { error: unknown }) => isRefusal(toFailure(error)),
  },
}).createMachine({
  id: 'reminder',
  initial: 'starting',
  context: ({ input: { listed, submission = NOT_SUBMITTED } }) => ({
    listed,
    schedule: listed?.schedule ?? null,
    submission,
    command: null,
    failure: null,
  }),
  states: {
    starting: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'listed' }] },
    editing: {
      on: {
        SCHEDULE_CHANGED: { actions: withEvent('setSchedule') },
        SAVE: {
          target: 'preparingSave',
          actions: [withEvent('setSchedule'), withEvent('setCommand')],
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
        onDone: { target: 'deleted', actions: ['endAttempt', 'emitDeleted'] },
        onError: { target: 'listed', actions: withError('setFailure') },
      },
    },
    deleted: {
      on: {
        UNDO: { target: 'preparingSave', actions: withEvent('setCommand') },
        // The list still shows the reminder if it could not be read again.
        DELETE: 'deleting',
      },
    },
    preparingSave: {
      entry: 'clearFailure',
      always: [
        { guard: 'needsStatuses', target: 'checkingSaved' },
        { target: 'saving', actions: 'openAttempt' },
      ],
    },
    checkingSaved: {
      tags: 'busy',
      invoke: {
        id: 'loadReminders',
        src: 'loadReminders',
        onDone: [
          {
            guard: withOutput('isSaved'),
            target: 'saved',
            actions: [withOutput('setReceived'), 'emitCreated'],
          },
          { target: 'saving' },
        ],
        // A list that cannot be read does not hold up the save.
        onError: { target: 'saving', actions: withError('ignoreError') },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'createReminder',
        src: 'createReminder',
        input: ({ context }) => selectReminderToSave(context),
        onDone: { target: 'saved', actions: ['endAttempt', 'emitCreated'] },
        onError: [
          {
            guard: withError('isRefused'),
            target: 'notSaved',
            actions: [withError('setFailure'), 'setRefused'],
          },
          { target: 'notSaved', actions: withError('setFailure') },
        ],
      },
    },
    notSaved: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'deleted' }] },
    saved: { type: 'final' },
  },
});
