import { waitFor } from 'xstate';
import type { Clock } from '../../lib/clock';
import {
  clearStoredIntent,
  hashLinkCode,
  readStoredIntent,
} from '../../features/intake/payment/kept-intent';
import { coverWhenLeft } from '../../lib/cover-page';
import { intakeReducers } from '../../state/intake-persistence';
import {
  intakeProgressSlice,
  intakeSessionSlice,
  selectIntakeProgress,
  selectIntakeSession,
  type WithIntake,
} from '../../state/intake.slice';
import { startPersistence } from '../../state/persisted-current';
import { removeStoredIntakeSession, removeStoredProgress } from '../../state/stored-intake';
import { readStoredSession } from '../../state/stored-session';
import type { Wrapper } from '../../wrapper/wrapper.types';
import { addReducers } from '../add-reducers';
import { openTabChannel } from '../session/tab-channel';
import type { AppStore } from '../store';

type House = { readonly store: AppStore; readonly wrapper: Wrapper; readonly clock: Clock };

const opened = new WeakMap<AppStore, Promise<void>>();
const watched = new WeakSet<AppStore>();

/** The intake's part of the store, once it has been opened. */
export function intakeStateOf(store: AppStore): WithIntake {
  // SAFETY: `open` adds the slices; until then the part is empty.
  return store.getState() as WithIntake;
}

/**
 * Resolves once what is stored of an intake is in the store, and what belongs to another code is nowhere any more (§4
 * INTRO); without a code, what is stored stays as it is.
 */
export async function enterIntake(house: House, code: string | null): Promise<void> {
  const { store } = house;
  const opening = opened.get(store) ?? open(house);
  opened.set(store, opening);
  await opening;
  if (code !== null) await forgetOthers(house, code);
  watch(store);
}

async function open({ store, clock }: House): Promise<void> {
  addReducers(store, intakeReducers(clock));
  await startPersistence(store);
  // What is too old, or cannot be read, stays in storage no longer.
  if (selectIntakeSession(intakeStateOf(store)) === null) removeStoredIntakeSession();
  if (selectIntakeProgress(intakeStateOf(store)) === null) removeStoredProgress();
}

/** Clears stored auth and intake of every code but this one. */
async function forgetOthers(house: House, code: string): Promise<void> {
  const { store, wrapper, clock } = house;
  if (codeOf(selectIntakeSession(intakeStateOf(store))) !== code) forgetSession(store);
  if (selectIntakeProgress(intakeStateOf(store))?.magicCode !== code) forgetProgress(store);
  // Reading drops the intent of another person's card.
  readStoredIntent(hashLinkCode(code));

  // In the app the account is the app's own, and no other screen of it is the intake's.
  if (wrapper.isNative) return;
  const account = codeOf(readStoredSession(clock.now()));
  if (account === null || account === code) return;
  const { obtainSession } = await import('../session/open-session');
  const session = obtainSession(house);
  session.send({ type: 'SIGN_OUT' });
  await waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
}

function codeOf(session: ReturnType<typeof selectIntakeSession>): string | null {
  return session?.kind === 'magic-link' ? session.magicCode : null;
}

/** From now on: whoever logs out on this device takes the intake along, and a session that is lost is ended. */
function watch(store: AppStore): void {
  if (watched.has(store)) return;
  watched.add(store);
  openTabChannel(({ type }) => {
    if (type !== 'signed-out') return;
    forgetSession(store);
    forgetProgress(store);
    clearStoredIntent();
  });
  store.subscribe(() => {
    if (intakeStateOf(store).intakeSession?.isLost === true) forgetSession(store);
  });
  coverWhenLeft(
    () => (selectIntakeProgress(intakeStateOf(store))?.stepIndex ?? 0) > 0,
    () => window.location.reload(),
  );
}

function forgetSession(store: AppStore): void {
  removeStoredIntakeSession();
  if (selectIntakeSession(intakeStateOf(store)) !== null)
    store.dispatch(intakeSessionSlice.actions.ended());
}

function forgetProgress(store: AppStore): void {
  removeStoredProgress();
  store.dispatch(intakeProgressSlice.actions.removed());
}
