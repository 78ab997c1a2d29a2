import type { ActorRefFrom } from 'xstate';
import type { preferenceSwitchesMachine } from '../../../machines/preference-switches/preference-switches.machine';
import { openFormTabs } from '../../lib/submission/form-tabs';
import { systemClock } from '../../lib/time/clock';

/** The other tabs in which the same person may change preferences. */
export type PreferenceTabs = {
  /**
   * Runs `save` in one tab at a time, because a save sends all preferences: `isOutdated` is true if another tab has saved since
   * this one did.
   */
  readonly saveAlone: (
    save: (isOutdated: boolean) => Promise<unknown>,
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** Lets the switches read again what another tab has saved, until they stop. */
  readonly connect: (switches: ActorRefFrom<typeof preferenceSwitchesMachine>) => void;
};

export function openPreferenceTabs(userId: string): PreferenceTabs {
  const tabs = openFormTabs(`preferences ${userId}`);
  let isOutdated = false;
  let notifyTabs: () => void = () => undefined;
  return {
    saveAlone: (save, signal) =>
      tabs.runAlone(async () => {
        try {
          const saved = await save(isOutdated);
          isOutdated = false;
          return saved;
        } finally {
          // A save that failed may have been stored, too.
          notifyTabs();
        }
      }, signal),
    connect: (switches) =>
      tabs.connect(
        {
          send: ({ type }) => {
            if (type !== 'SUBMITTED_ELSEWHERE') return;
            isOutdated = true;
            switches.send({ type: 'RELOAD_REQUESTED' });
          },
          on: (_type, listener) => {
            notifyTabs = () =>
              listener({ type: 'SUBMITTED', fingerprint: '', at: systemClock.now() });
          },
          getSnapshot: () => switches.getSnapshot(),
          subscribe: (observer) => switches.subscribe(observer),
        },
        () => false,
      ),
  };
}
