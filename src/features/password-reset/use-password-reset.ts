import { createActor, type ActorRefFrom } from 'xstate';
import { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine';
import type { PasswordResetInput } from '../../../machines/password-reset/password-reset.types';
import { useApiDispatch } from '../../api/api-dispatch';
import { toActorKey, useSharedActor } from '../../lib/actors/actor-registry';
import { createPasswordResetActors } from './password-reset.actors';

export type PasswordResetRef = ActorRefFrom<typeof passwordResetMachine>;

/** The flow of the page that is open; it ends with the closest `ActorRegistryProvider`. */
export function usePasswordReset(input: PasswordResetInput): PasswordResetRef {
  const dispatch = useApiDispatch();
  return useSharedActor(toActorKey<PasswordResetRef>('password-reset'), () =>
    createActor(passwordResetMachine.provide({ actors: createPasswordResetActors(dispatch) }), {
      input,
    }),
  );
}
