import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import { selectCredentials } from '../../../machines/onboarding/onboarding.selectors';
import { useApiDispatch } from '../../api/api-dispatch';
import { useRedirect, type RedirectTarget } from '../../lib/history/use-redirect';
import { useSession } from '../../state/session-context';
import { showToast } from '../../ui/toaster/toaster';
import { useWrapper } from '../../wrapper/wrapper-context';
import type { LoginMessage } from '../../state/login-message';
import { ACCOUNT_CREATED, CODE_ACCEPTED } from './copy';
import { createOnboardingActors } from './onboarding.actors';
import { readLoginState, readPreset } from './read-preset';

export type OnboardingRef = ActorRefFrom<typeof onboardingMachine>;

/** The onboarding flow; starts at the step given by the navigation state (§2). */
export function useOnboarding(): OnboardingRef {
  const dispatch = useApiDispatch();
  const session = useSession();
  const wrapper = useWrapper();
  const { state } = useLocation() as { state: unknown };

  const [machine] = useState(() =>
    onboardingMachine.provide({ actors: createOnboardingActors({ dispatch, session, wrapper }) }),
  );
  return useActorRef(machine, {
    input: { preset: readPreset(state), isInWrapper: wrapper.isNative },
  });
}

/** Shows a toast for each event that the flow emits (§8). */
export function useOnboardingToasts(flow: OnboardingRef): void {
  useEffect(() => {
    const subscriptions = [
      flow.on('CODE_ACCEPTED', () => showToast(CODE_ACCEPTED(), { tone: 'success' })),
      flow.on('ACCOUNT_CREATED', () => showToast(ACCOUNT_CREATED(), { tone: 'success' })),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [flow]);
}

/** Redirects to the next page once the flow has ended (§4, D9). */
export function useOnboardingRedirect(flow: OnboardingRef): void {
  const end = useSelector(flow, ({ value, status }) => (status === 'done' ? value : null));
  const { state } = useLocation() as { state: unknown };
  useRedirect(getRedirect(end, flow, readLoginState(state)));
}

function getRedirect(end: unknown, flow: OnboardingRef, loginState: object): RedirectTarget | null {
  switch (end) {
    case 'signedIn':
      return { to: '/app-invite?isInviteFlow' };
    case 'signedInInWrapper':
      return { to: '/' };
    case 'createdNotSignedIn': {
      const { email } = selectCredentials(flow.getSnapshot().context);
      const message: LoginMessage = 'accountCreated';
      return { to: '/login', state: { ...loginState, email, message, tone: 'success' } };
    }
    case 'returnedToLogin':
      return { to: '/login', state: loginState };
    default:
      return null;
  }
}
