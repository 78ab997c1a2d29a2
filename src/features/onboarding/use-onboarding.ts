import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { onboardingMachine } from '../../../machines/onboarding/onboarding.machine';
import { selectCredentials } from '../../../machines/onboarding/onboarding.selectors';
import { useApiDispatch } from '../../api/api-dispatch';
import { useSession } from '../../state/session-context';
import { showToast } from '../../ui/toaster/toaster';
import { useWrapper } from '../../wrapper/wrapper-context';
import type { LoginMessage } from '../../state/login-message';
import { ACCOUNT_CREATED, CODE_ACCEPTED } from './copy';
import { createOnboardingActors } from './onboarding.actors';
import { readPreset } from './read-preset';

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
      flow.on('CODE_ACCEPTED', () => showToast(CODE_ACCEPTED, { tone: 'success' })),
      flow.on('ACCOUNT_CREATED', () => showToast(ACCOUNT_CREATED, { tone: 'success' })),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [flow]);
}

/** Navigates to the next page once the flow has ended, replacing the history entry (§4, D9). */
export function useOnboardingRedirect(flow: OnboardingRef): void {
  const navigate = useNavigate();
  const end = useSelector(flow, ({ value, status }) => (status === 'done' ? value : null));

  useEffect(() => {
    switch (end) {
      case 'signedIn':
        void navigate('/app-invite?isInviteFlow', { replace: true });
        return;
      case 'signedInInWrapper':
        void navigate('/', { replace: true });
        return;
      case 'createdNotSignedIn': {
        const { email } = selectCredentials(flow.getSnapshot().context);
        void navigate('/login', {
          replace: true,
          state: { email, message: 'accountCreated' satisfies LoginMessage, tone: 'success' },
        });
        return;
      }
      case 'returnedToLogin':
        void navigate('/login', { replace: true });
        return;
      default:
    }
  }, [end, flow, navigate]);
}
