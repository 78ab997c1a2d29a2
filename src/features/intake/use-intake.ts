import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector as useStoreSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { createActor, type ActorRefFrom } from 'xstate';
import { intakeMachine } from '../../../machines/intake/intake.machine';
import { EMPTY_FORM_DATA, selectHasInput } from '../../../machines/intake/intake.selectors';
import type { IntakeFormData, IntakeInput } from '../../../machines/intake/intake.types';
import { mayHaveArrived } from '../../../machines/submission/submission';
import { useApiDispatch } from '../../api/api-dispatch';
import { useAskBeforeClosing } from '../../lib/browser/use-ask-before-closing';
import { useRenderOnVisible } from '../../lib/browser/use-on-visible';
import { systemClock } from '../../lib/time/clock';
import { useRedirect } from '../../lib/history/use-redirect';
import { expiredLinkPath } from '../../lib/url/intake-link';
import { toActorKey, useSharedActor } from '../../lib/actors/actor-registry';
import {
  intakeProgressSlice,
  selectIntakeProgress,
  selectIntakeSession,
  selectIntakeSignOutCount,
  type WithIntake,
} from '../../state/intake.slice';
import { useIntakeInfo, type IntakeEnding } from '../../state/intake-info-context';
import { keepLinkCode, removeLinkCode } from '../../state/intake-link-code';
import { isProgressStored } from '../../state/stored-intake';
import { SIGNED_OUT_STATE } from './expired-link-state';
import { readPosition, selectStep, type IntakeSnapshot } from './intake-position';
import { createIntakeActors } from './intake.actors';

export type IntakeRef = ActorRefFrom<typeof intakeMachine>;

/** The intake flow of a link; resumes the stored progress of an earlier visit (§4). */
export function useIntake(code: string | null): IntakeRef {
  const dispatch = useApiDispatch();
  const { send } = useIntakeInfo().access;
  const { state } = useLocation() as { state: unknown };
  const store = useStore<WithIntake>();
  return useSharedActor(toActorKey<IntakeRef>('intake'), () =>
    createActor(
      intakeMachine.provide({ actors: createIntakeActors({ dispatch, clock: systemClock, send }) }),
      {
        input: toMachineInput(code, state, store.getState()),
      },
    ),
  );
}

/** The machine's input; uses only stored data that belongs to this code. */
function toMachineInput(code: string | null, entryState: unknown, stored: WithIntake): IntakeInput {
  const session = selectIntakeSession(stored);
  const progress = selectIntakeProgress(stored);
  const isCompleted = readPosition(entryState) === 'COMPLETED';
  return {
    magicCode: code,
    isAuthenticated: session?.kind === 'magic-link' && session.magicCode === code,
    progress: isCompleted
      ? { step: 'COMPLETED', formData: EMPTY_FORM_DATA }
      : progress?.magicCode === code
        ? progress
        : null,
  };
}

/**
 * Stores the link's code, the current step and the entered data for the next visit. A link that no longer works keeps the
 * data, but starts at the first step again: nothing is shown before its code is accepted. When the flow ends otherwise, nothing
 * of it stays on the device; that saving a card was skipped is kept in memory (§4 PAYMENT, D9).
 */
export function usePersistProgress(flow: IntakeRef): void {
  const dispatch = useDispatch();
  const { end } = useIntakeInfo().access;
  useEffect(() => {
    const persist = () => {
      const snapshot = flow.getSnapshot();
      const { magicCode, formData } = snapshot.context;
      const ending = getEnding(snapshot);
      const isExpired = snapshot.matches('expired');
      // Another link may have been opened in this tab since.
      if (ending !== null && !isExpired) removeLinkCode(magicCode);
      else if (magicCode !== null) keepLinkCode(magicCode);
      const step = isExpired ? 'INTRO' : selectStep(snapshot);
      if (ending === 'completed' || ending === 'abandoned') {
        dispatch(intakeProgressSlice.actions.removed());
        if (formData.payment?.paymentMethodSaved === false)
          dispatch(intakeProgressSlice.actions.updated(toSkippedCardProgress(formData.payment)));
      } else if (step !== null && magicCode !== null) {
        const progress = { magicCode, step, formData };
        dispatch(intakeProgressSlice.actions.updated({ ...progress, now: systemClock.now() }));
      }
      if (ending !== null) end(ending);
    };
    persist();
    const subscription = flow.subscribe({ next: persist, complete: persist });
    return () => subscription.unsubscribe();
  }, [dispatch, end, flow]);
}

/** How the flow has ended; null while it goes on. */
function getEnding(snapshot: IntakeSnapshot): IntakeEnding | null {
  if (snapshot.status === 'active') return null;
  if (snapshot.matches('expired'))
    return selectHasInput(snapshot.context) ? 'suspended' : 'abandoned';
  return snapshot.matches('signedOut') ? 'abandoned' : 'completed';
}

/**
 * Asks before the page is closed while a submit of a step is under way, or has failed without a certain outcome (D9), and while
 * there is input that is not kept (D10).
 */
export function useAskBeforeLoss(flow: IntakeRef): void {
  useAskBeforeClosing(useSelector(flow, isSubmitUncertain));
  const isInputLost = useCallback(() => !isInputStored(flow.getSnapshot()), [flow]);
  useAskBeforeClosing(useSelector(flow, hasUnsentInput), isInputLost);
}

/** True while there is input that the next visit by the link finds; it may be cleared while the page is open (D10). */
export function useIsInputKept(flow: IntakeRef): boolean {
  useRenderOnVisible();
  return useSelector(flow, (snapshot) => hasUnsentInput(snapshot) && isInputStored(snapshot));
}

/** After the last step everything has been sent. */
const hasUnsentInput = (snapshot: IntakeSnapshot) =>
  snapshot.status === 'active' && selectHasInput(snapshot.context);

const isInputStored = ({ context: { magicCode } }: IntakeSnapshot) =>
  magicCode !== null && isProgressStored(magicCode);

/** In the states of a submit, a failure is that of its last attempt. */
function isSubmitUncertain(snapshot: IntakeSnapshot): boolean {
  const { failure } = snapshot.context;
  const isUncertain = snapshot.hasTag('busy') || (failure !== null && mayHaveArrived(failure));
  return snapshot.hasTag('submit') && isUncertain;
}

/** The record that saving a card was skipped, and when; it has the shape of progress, without personal data or a code. */
function toSkippedCardProgress(payment: IntakeFormData['payment']) {
  return {
    magicCode: '',
    step: 'COMPLETED' as const,
    formData: { ...EMPTY_FORM_DATA, payment },
    now: systemClock.now(),
  };
}

/** Notifies the flow when a user signs out on this device, and when the flow's own session is lost (D9). */
export function useSessionEnd(flow: IntakeRef): void {
  const isSignedIn = useStoreSelector(selectIntakeSession) !== null;
  const signOutCount = useStoreSelector(selectIntakeSignOutCount);
  const handledSignOutCount = useRef(signOutCount);
  const isAuthenticated = useSelector(flow, ({ context }) => context.isAuthenticated);
  useEffect(() => {
    if (flow.getSnapshot().status !== 'active') return;
    if (signOutCount !== handledSignOutCount.current) {
      handledSignOutCount.current = signOutCount;
      flow.send({ type: 'SIGNED_OUT' });
    } else if (isAuthenticated && !isSignedIn) flow.send({ type: 'SESSION_ENDED' });
  }, [flow, isAuthenticated, isSignedIn, signOutCount]);
}

/** Navigates to the page that follows once the flow has ended, replacing the history entry (§4). */
export function useIntakeRedirect(flow: IntakeRef): void {
  const end = useSelector(flow, ({ value, status }) => (status === 'done' ? value : null));
  const magicCode = useSelector(flow, ({ context }) => context.magicCode);
  useRedirect(end === 'expired' ? { to: expiredLinkPath(magicCode) } : null);
  // The code could resume the intake of somebody who has just signed out.
  useRedirect(end === 'signedOut' ? { to: expiredLinkPath(null), state: SIGNED_OUT_STATE } : null);
  useRedirect(end === 'alreadyCompleted' ? { to: '/intake/completed' } : null);
}
