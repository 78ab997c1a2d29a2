import { waitFor } from 'xstate';
import type { Clock } from '../../lib/time/clock';
import {
  clearStoredIntent,
  hashLinkCode,
  readStoredIntent,
} from '../../features/intake/payment/stored-setup-intent';
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
import type { Wrapper } from '../../wrapper/wrapper.types';
import { injectReducers } from '../store/inject-reducers';
import { openTabChannel } from '../session/tab-channel';
import type { AppStore } from '../store/store';

type Dependencies = { readonly store: AppStore; readonly wrapper: Wrapper; readonly clock: Clock };

const restorations = new WeakMap<AppStore, Promise<void>>();
const watchedStores = new WeakSet<AppStore>();

/** The intake's part of the store, once it has been opened. */
export function getIntakeState(store: AppStore): WithIntake {
  // SAFETY: `open` adds the slices; until then the part is empty.
  return store.getState() as WithIntake;
}

/**
 * Resolves once what is stored of an intake is in the store, and what belongs to another code is nowhere any more (§4
 * INTRO); without a code, what is stored stays as it is.
 */
export async function restoreIntake(
  dependencies: Dependencies,
  code: string | null,
): Promise<void> {
  const { store } = dependencies;
  const restoration = restorations.get(store) ?? loadStoredIntake(dependencies);
  restorations.set(store, restoration);
  await restoration;
  if (code !== null) await clearOtherIntakes(dependencies, code);
  watchStore(store);
}

async function loadStoredIntake({ store, clock }: Dependencies): Promise<void> {
  injectReducers(store, createIntakeReducers(clock));
  await startPersistence(store);
  // What is too old, or cannot be read, stays in storage no longer.
  if (selectIntakeSession(getIntakeState(store)) === null) removeStoredIntakeSession();
  if (selectIntakeProgress(getIntakeState(store)) === null) removeStoredProgress();
}

/** Clears stored auth and intake of every code but this one. */
async function clearOtherIntakes(dependencies: Dependencies, code: string): Promise<void> {
  const { store, wrapper, clock } = dependencies;
  if (getMagicCode(selectIntakeSession(getIntakeState(store))) !== code) clearSession(store);
  if (selectIntakeProgress(getIntakeState(store))?.magicCode !== code) clearProgress(store);
  // Reading drops the intent of another person's card.
  readStoredIntent(hashLinkCode(code));

  // In the app the account is the app's own, and no other screen of it is the intake's.
  if (wrapper.isNative) return;
  const accountCode = getMagicCode(readStoredSession(clock.now()));
  if (accountCode === null || accountCode === code) return;
  const { getSessionActor } = await import('../session/session-actor');
  const session = getSessionActor(dependencies);
  session.send({ type: 'SIGN_OUT' });
  await waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
}

function getMagicCode(session: ReturnType<typeof selectIntakeSession>): string | null {
  return session?.kind === 'magic-link' ? session.magicCode : null;
}

/** From now on: whoever logs out on this device takes the intake along, and a session that is lost is ended. */
function watchStore(store: AppStore): void {
  if (watchedStores.has(store)) return;
  watchedStores.add(store);
  openTabChannel(({ type }) => {
    if (type !== 'signed-out') return;
    clearSession(store);
    clearProgress(store);
    clearStoredIntent();
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
  if (selectIntakeSession(getIntakeState(store)) !== null)
    store.dispatch(intakeSessionSlice.actions.ended());
}

function clearProgress(store: AppStore): void {
  removeStoredProgress();
  store.dispatch(intakeProgressSlice.actions.removed());
}
