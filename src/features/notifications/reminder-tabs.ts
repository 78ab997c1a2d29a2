import type { ActorRefFrom } from 'xstate';
import type { reminderMachine } from '../../../machines/reminder/reminder.machine';
import type { ReminderToSave } from '../../../machines/reminder/reminder.types';
import { getFingerprint } from '../../../machines/submission/get-fingerprint';
import { openFormTabs } from '../../lib/submission/form-tabs';
import { systemClock } from '../../lib/time/clock';

/** The other tabs in which the same person adds a reminder. */
export type ReminderTabs = {
  /**
   * Saves with `send`, one tab at a time; the same reminder that another tab has saved is not saved again, as long as it `isStored`
   * (D9 'Two tabs').
   */
  readonly save: (
    reminder: ReminderToSave,
    requests: {
      readonly send: (key: string) => Promise<unknown>;
      readonly isStored: () => Promise<boolean>;
    },
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** Tells the other tabs what the flow has saved, and hears what they have, until it stops. */
  readonly connect: (flow: ActorRefFrom<typeof reminderMachine>) => void;
};

export function openReminderTabs(userId: string): ReminderTabs {
  const tabs = openFormTabs(`reminder ${userId}`);
  const savedElsewhere = new Set<string>();
  return {
    save: ({ command, schedule }, { send, isStored }, signal) => {
      const fingerprint = getFingerprint(schedule);
      // It may have been deleted meanwhile.
      const sendUnlessSaved = async (key: string) =>
        savedElsewhere.has(fingerprint) && (await isStored()) ? undefined : send(key);
      return tabs.submitAlone({ fingerprint, key: command.key }, sendUnlessSaved, signal);
    },
    connect: (flow) =>
      tabs.connect(
        {
          send: (event) => {
            if (event.type === 'SUBMITTED_ELSEWHERE') savedElsewhere.add(event.fingerprint);
          },
          on: (_type, listener) =>
            flow.on('REMINDER_CREATED', () => {
              const fingerprint = getFingerprint(flow.getSnapshot().context.schedule);
              listener({ type: 'SUBMITTED', fingerprint, at: systemClock.now() });
            }),
          getSnapshot: () => flow.getSnapshot(),
          subscribe: (observer) => flow.subscribe(observer),
        },
        () => false,
      ),
  };
}
