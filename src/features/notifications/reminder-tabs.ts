import type { ActorRefFrom } from 'xstate';
import type { reminderMachine } from '../../../machines/reminder/reminder.machine';
import type { ReminderToSave } from '../../../machines/reminder/reminder.types';
import { getFingerprint } from '../../../machines/submission/get-fingerprint';
import { openFormTabs } from '../../lib/submission/form-tabs';
import { systemClock } from '../../lib/time/clock';

/** How long the same reminder of two tabs counts as one, in ms: later, it may have been deleted meanwhile. */
const SAME_MS = 60_000;

/** The other tabs in which the same person adds a reminder. */
export type ReminderTabs = {
  /** Saves with `send`, one tab at a time; the same reminder that another tab has just saved is not saved again (D9 'Two tabs'). */
  readonly save: (
    reminder: ReminderToSave,
    send: (key: string) => Promise<unknown>,
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** Tells the other tabs what the flow has saved, and hears what they have, until it stops. */
  readonly connect: (flow: ActorRefFrom<typeof reminderMachine>) => void;
};

export function openReminderTabs(userId: string): ReminderTabs {
  const tabs = openFormTabs(`reminder ${userId}`);
  const savedElsewhere = new Map<string, number>();
  return {
    save: ({ command, schedule }, send, signal) => {
      const fingerprint = getFingerprint(schedule);
      const sendUnlessSaved = (key: string) => {
        const savedAt = savedElsewhere.get(fingerprint) ?? -Infinity;
        return systemClock.now() - savedAt < SAME_MS ? Promise.resolve() : send(key);
      };
      return tabs.submitAlone({ fingerprint, key: command.key }, sendUnlessSaved, signal);
    },
    connect: (flow) =>
      tabs.connect(
        {
          send: (event) => {
            if (event.type === 'SUBMITTED_ELSEWHERE')
              savedElsewhere.set(event.fingerprint, event.at);
          },
          on: (_type, listener) =>
            flow.on('REMINDER_CREATED', () => {
              const fingerprint = getFingerprint(flow.getSnapshot().context.schedule);
              listener({ type: 'SUBMITTED', fingerprint, at: systemClock.now() });
            }),
          subscribe: (observer) => flow.subscribe(observer),
        },
        () => false,
      ),
  };
}
