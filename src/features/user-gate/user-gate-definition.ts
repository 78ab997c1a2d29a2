import { createActor, type ActorRefFrom } from 'xstate';
import type { AppContext } from '../../../machines/app-context';
import { userGateMachine } from '../../../machines/user-gate/user-gate.machine';
import type { ApiDispatch } from '../../api/api-dispatch';
import type { Configuration } from '../../lib/configuration/configuration.schema';
import { toActorKey } from '../../lib/actors/actor-registry';
import { createUserGateActors } from './user-gate.actors';

type UserGateRef = ActorRefFrom<typeof userGateMachine>;

export type UserGateOptions = {
  readonly dispatch: ApiDispatch;
  readonly configuration: Configuration;
  readonly userId: string;
  readonly appContext: AppContext;
};

/** The key of the gate of a public link, and how to create it. */
export function userGateDefinition({
  dispatch,
  configuration,
  userId,
  appContext,
}: UserGateOptions) {
  return {
    key: toActorKey<UserGateRef>('user-gate', userId, appContext),
    create: (): UserGateRef =>
      createActor(
        userGateMachine.provide({ actors: createUserGateActors(dispatch, { userId, appContext }) }),
        {
          input: {
            appContext,
            isBirthdayConfirmationOn: configuration.flags.assessment_birthday_confirmation,
          },
        },
      ),
  };
}
