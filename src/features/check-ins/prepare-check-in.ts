import { waitFor } from 'xstate';
import type { CheckInStepperEvent } from '../../../machines/check-in-stepper/check-in-stepper.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { checkInsApi } from '../../api/check-ins.api';
import { profileApi } from '../../api/profile.api';
import { runCachedQuery } from '../../api/run-request';
import type { ActorRegistry } from '../../lib/actors/actor-registry';
import type { Configuration } from '../../lib/configuration/configuration.schema';
import { createLateConnection } from '../../lib/submission/late-connection';
import { systemClock } from '../../lib/time/clock';
import { moduleFromWire } from '../../questions/check-in.adapter';
import type { CheckInModule } from '../../questions/check-in.types';
import { openDraft } from '../../state/drafts/draft';
import { describeCheckInFlow, describeMemberFlow } from './describe-check-in-flow';

/** What the first view does as the flow would. */
export type CheckInViewEvent = Extract<
  CheckInStepperEvent,
  { readonly type: 'ANSWERED' | 'NEXT' | 'BACK' }
>;

type Options = {
  readonly dispatch: ApiDispatch;
  readonly configuration: Configuration;
  readonly userId: string;
  readonly checkInId: string;
  /** The questions of the first view. */
  readonly shown: CheckInModule;
};

/** What was done in the first view. */
type Input = { readonly events: readonly CheckInViewEvent[] };

/**
 * Gives the flow what was done, and then what other tabs did meanwhile; or ends it if the first view has been removed. Returns
 * false if the first screen is another one.
 */
export type AdoptCheckIn = (input: Input | null) => boolean;

/**
 * Starts the flow of a signed-in user's check-in before it is rendered; null if another user is signed in. Until it has what was
 * done in the first view it stores nothing, and no page knows it: if it does not come to that, the page begins with the draft.
 */
export async function prepareCheckIn(
  registry: ActorRegistry,
  { dispatch, configuration, userId, checkInId, shown }: Options,
): Promise<AdoptCheckIn | null> {
  const profile = await runCachedQuery(dispatch, profileApi.endpoints.getProfile, undefined);
  if (profile.userId !== userId) return null;
  const facts = describeMemberFlow(userId, checkInId);
  const stored = openDraft({ ...facts.draftIds, configuration, clock: systemClock });
  let isAdopted = false;
  const draft = stored && {
    ...stored,
    // What is kept by now, the flow is given as events.
    read: () => null,
    save: (...content: Parameters<typeof stored.save>) => isAdopted && stored.save(...content),
  };
  const { connectLater, connect } = createLateConnection();
  const { create, unsaved } = describeCheckInFlow(facts, {
    dispatch,
    draft,
    entryPage: 0,
    connectLater,
  });
  const flow = create();
  flow.start();
  await waitFor(flow, (snapshot) => !snapshot.hasTag('loading'));
  const isTaking = flow.getSnapshot().hasTag('taking');
  const { getAssignedCheckIn } = checkInsApi.endpoints;
  const module = isTaking
    ? moduleFromWire(await runCachedQuery(dispatch, getAssignedCheckIn, { userId, checkInId }))
    : null;
  // To other questions the flow would not take all answers; the page takes them from the draft, and says which do not fit.
  const isSame = JSON.stringify(module) === JSON.stringify(shown);

  return (input) => {
    if (input === null || !isSame) {
      connect();
      flow.stop();
      return false;
    }
    isAdopted = true;
    registry.getOrCreate(facts.key, () => flow, unsaved);
    for (const event of input.events) flow.send(event);
    connect();
    return flow.getSnapshot().hasTag('taking');
  };
}
