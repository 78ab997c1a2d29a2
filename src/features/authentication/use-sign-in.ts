import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { signInMachine } from '../../../machines/sign-in/sign-in.machine';
import { useApiDispatch } from '../../api/api-dispatch';
import { toActorKey, useSharedActor } from '../../lib/actors/actor-registry';
import { useSession } from '../../state/session-context';
import { useWrapper } from '../../wrapper/wrapper-context';
import { createSignInActors } from './sign-in.actors';

export type SignInRef = ActorRefFrom<typeof signInMachine>;

/** The flow of the login page; it looks for a session again when that of another tab changes. */
export function useSignIn(): SignInRef {
  const dispatch = useApiDispatch();
  const session = useSession();
  const wrapper = useWrapper();
  const flow = useSharedActor(toActorKey<SignInRef>('sign-in'), () =>
    createActor(
      signInMachine.provide({
        actors: createSignInActors({ dispatch, session, wrapper }),
        actions: { signOut: () => session.send({ type: 'LOGIN_OPENED' }) },
      }),
      {
        input: {
          isInWrapper: wrapper.isNative,
          isSignedIn: session.getSnapshot().matches('authenticated'),
        },
      },
    ),
  );

  const canSignIn = useSelector(
    session,
    (snapshot) => snapshot.matches('unknown') || snapshot.matches('authenticated'),
  );
  useEffect(() => {
    if (canSignIn) flow.send({ type: 'SESSION_CHANGED' });
  }, [canSignIn, flow]);
  return flow;
}
