import { createActor, fromPromise, toPromise } from 'xstate';
import { storedIntakeMachine } from '../../../machines/stored-intake/stored-intake.machine';
import {
  clearStoredIntent,
  hashLinkCode,
  readStoredIntent,
} from '../../features/intake/payment/stored-setup-intent';
import { endAllCommands } from '../../api/commands';
import { hideOnPageHide } from '../../lib/browser/bfcache-guard';
import { createIntakeReducers } from '../../state/intake-persistence';
import {
  intakeProgressSlice,
  intakeSessionSlice,
  selectIntakeProgress,
  selectIntakeSession,
  type WithIntake,
} from '../../state/intake.slice';
import { startPersistence } from '../../state/persist-current';
import { removeStoredIntakeSession, removeStoredProgress } from '../../state/stored-intake';
import { readStoredSession } from '../../state/stored-session';
import type { AppServices } from '../services/app-services';
import { clearPersonalData } from '../session/clear-personal-data';
import { openTabChannel } from '../../state/tab-channel';
import type { AppStore } from '../store/store';

export type IntakeService = {
  /**
   * Restores the stored intake and deletes data that belongs to another link (§4 INTRO). Without a code nothing is
   * deleted.
   */
  readonly restore: (code: string | null) => Promise<void>;
  /** The code of the stored intake: /intake without a code resumes it. */
  readonly getStoredCode: () => string | null;
};

/** Adds the intake's slices to the store; what is stored of them is in the store once `restore` has resolved. */
export function createIntakeService(services: AppServices): IntakeService {
  const { store, clock, injectReducers } = services;
  injectReducers(createIntakeReducers(clock));
  const loaded = loadStoredIntake(store);
  let isWatching = false;
  return {
    restore: async (code) => {
      await loaded;
      await clearOtherIntakes(services, code);
      if (isWatching) return;
      isWatching = true;
      watchIntake(store);
    },
    getStoredCode: () =>
      getMagicCode(selectIntakeSession(getIntakeState(store))) ??
      selectIntakeProgress(getIntakeState(store))?.magicCode ??
      null,
  };
}

function getIntakeState(store: AppStore): WithIntake {
  // SAFETY: the slices are injected above; they are optional in `WithIntake`.
  return store.getState() as WithIntake;
}

async function loadStoredIntake(store: AppStore): Promise<void> {
  await startPersistence(store);
  // What is too old or malformed was not restored: delete it from storage, too.
  if (selectIntakeSession(getIntakeState(store)) === null) removeStoredIntakeSession();
  if (selectIntakeProgress(getIntakeState(store)) === null) removeStoredProgress();
}

/** Clears what belongs to another link than `linkCode` (§4 INTRO). Rejects if the session of another link cannot be ended. */
async function clearOtherIntakes(services: AppServices, linkCode: string | null): Promise<void> {
  const { store, wrapper, clock } = services;
  const intake = getIntakeState(store);
  const actor = createActor(
    storedIntakeMachine.provide({
      actors: { endAccountSession: fromPromise<unknown>(() => endAccountSession(services)) },
      actions: {
        clearSession: () => clearSession(store),
        clearProgress: () => clearProgress(store),
        // Reading deletes a stored setup intent of another link.
        clearOtherSetupIntent: ({ context }) =>
          void readStoredIntent(hashLinkCode(context.linkCode ?? '')),
      },
    }),
    {
      input: {
        linkCode,
        sessionCode: getMagicCode(selectIntakeSession(intake)),
        progressCode: selectIntakeProgress(intake)?.magicCode ?? null,
        accountCode: getMagicCode(readStoredSession(clock.now())),
        isInApp: wrapper.isNative,
      },
    },
  );
  await toPromise(actor.start());
  if (actor.getSnapshot().matches('notEnded'))
    throw new Error('The session of another link could not be ended.');
}

async function endAccountSession(services: AppServices): Promise<void> {
  const { createSessionService } = await import('../session/session-service');
  // Not a sign-out, which would end the intake of this link as well, in every tab.
  await services.get(createSessionService).expireStored();
  clearPersonalData(services.store, 'tab', { keepsIntake: true });
}

function getMagicCode(session: ReturnType<typeof selectIntakeSession>): string | null {
  return session?.kind === 'magic-link' ? session.magicCode : null;
}

/**
 * Clears the intake when a user signs out in any tab, and its session when that has expired. A lost account session does not
 * concern it.
 */
function watchIntake(store: AppStore): void {
  openTabChannel(({ type }) => {
    if (type !== 'signed-out') return;
    removeStoredProgress();
    clearStoredIntent();
    store.dispatch(intakeProgressSlice.actions.signedOut());
    clearSession(store);
  });
  store.subscribe(() => {
    if (getIntakeState(store).intakeSession?.isExpired === true) clearSession(store);
  });
  hideOnPageHide(
    () => (selectIntakeProgress(getIntakeState(store))?.stepIndex ?? 0) > 0,
    () => window.location.reload(),
  );
}

function clearSession(store: AppStore): void {
  removeStoredIntakeSession();
  store.dispatch(endAllCommands());
  if (selectIntakeSession(getIntakeState(store)) !== null)
    store.dispatch(intakeSessionSlice.actions.ended());
}

function clearProgress(store: AppStore): void {
  removeStoredProgress();
  store.dispatch(intakeProgressSlice.actions.removed());
}
