import { useCallback } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { parseAppContext } from '../../../machines/app-context';
import { useApiDispatch } from '../../api/api-dispatch';
import {
  toActorKey,
  useDropOnReopen,
  useSharedActor,
  useStopOnLeave,
} from '../../lib/actors/actor-registry';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { openDraft } from '../../state/drafts/draft';
import { readPageEntry } from '../../lib/history/page-entry';
import { systemClock } from '../../lib/time/clock';
import { safetyNetPath } from '../../lib/url/paths';
import { useSession } from '../../state/session-context';
import { createPreviewSource, createPublicSource } from './check-ins.actors';
import {
  describeCheckInFlow,
  describeMemberFlow,
  type CheckInFlowFacts,
  type CheckInFlowRef,
} from './describe-check-in-flow';

export type { CheckInFlowRef } from './describe-check-in-flow';

function useFlow(facts: CheckInFlowFacts): CheckInFlowRef {
  const { key, draftIds } = facts;
  const dispatch = useApiDispatch();
  const { state } = useLocation() as Location<unknown>;
  const configuration = useConfiguration();
  const draft = draftIds && openDraft({ ...draftIds, configuration, clock: systemClock });
  useDropOnReopen(key, (flow) => flow.getSnapshot().matches('completed'));
  const options = { dispatch, draft, entryPage: readPageEntry(state)?.page };
  const { create, unsaved } = describeCheckInFlow(facts, options);
  return useSharedActor(key, create, unsaved);
}

/**
 * Returns the flow of a signed-in user's check-in. It survives a visit to the safety net and the end of the session, so
 * that the same user finds the answers after signing in again (D10); it stops on leaving otherwise. One that the end of the
 * session has kept from loading stops as well, and loads after the sign-in.
 */
export function useMemberFlow(userId: string, checkInId: string): CheckInFlowRef {
  const session = useSession();
  const facts = describeMemberFlow(userId, checkInId);
  const flow = useFlow(facts);
  const isNeeded = useCallback(
    () => !session.getSnapshot().matches('authenticated') && hasLoaded(flow),
    [session, flow],
  );
  useStopOnLeave(facts.key, safetyNetPath(userId), isNeeded);
  return flow;
}

const hasLoaded = (flow: CheckInFlowRef) => flow.getSnapshot().context.forms.length > 0;

/** Returns the flow of a public link to check-ins; it keeps running when the user leaves the screen. */
export function usePublicFlow(userId: string, checkInId: string | null): CheckInFlowRef {
  const appContext = parseAppContext(useSearchParams()[0].get('context'));
  return useFlow({
    key: toActorKey<CheckInFlowRef>('check-ins', userId, checkInId ?? ''),
    createSource: (dispatch) => createPublicSource(dispatch, { userId, checkInId }),
    draftIds: { appContext, userId, form: 'check-ins', ids: checkInId === null ? [] : [checkInId] },
  });
}

/** Returns the flow of a preview; it stops on leaving. */
export function usePreviewFlow(checkInId: string, versionId: string | null): CheckInFlowRef {
  const key = toActorKey<CheckInFlowRef>('check-in preview', checkInId, versionId ?? '');
  const flow = useFlow({
    key,
    createSource: (dispatch) => createPreviewSource(dispatch, { checkInId, versionId }),
    draftIds: null,
  });
  useStopOnLeave(key, '');
  return flow;
}
