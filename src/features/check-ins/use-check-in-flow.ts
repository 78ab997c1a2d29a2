import { useCallback } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { parseAppContext } from '../../../machines/app-context';
import { useApiDispatch, type ApiDispatch } from '../../api/api-dispatch';
import { observeWrite } from '../../api/observe-write';
import {
  toActorKey,
  useDropOnReopen,
  useSharedActor,
  useStopOnLeave,
  type ActorKey,
} from '../../lib/actors/actor-registry';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { openDraft, type DraftOptions } from '../../state/drafts/draft';
import { getDraftKey } from '../../state/drafts/draft-key';
import { readPageEntry } from '../../lib/history/page-entry';
import { watchOutcomes } from '../../lib/submission/watch-outcomes';
import { systemClock } from '../../lib/time/clock';
import { safetyNetPath } from '../../lib/url/paths';
import { useSession } from '../../state/session-context';
import {
  createMemberSource,
  createPreviewSource,
  createPublicSource,
  type CheckInSource,
} from './check-ins.actors';
import { createCheckInFlow, hasUnsentAnswers, type CheckInFlowRef } from './create-check-in-flow';

export type { CheckInFlowRef } from './create-check-in-flow';

/** As they are called in reports. */
const SUBMIT_ENDPOINTS = {
  assessments: 'submitAssessments',
  'check-in': 'submitCheckIns',
  'check-ins': 'submitPublicCheckIns',
};

/** A draft's form and ids; null for a form whose answers are not kept. */
type DraftIds = Pick<DraftOptions, 'appContext' | 'userId' | 'form' | 'ids'>;

function useFlow(
  key: ActorKey<CheckInFlowRef>,
  createSource: (dispatch: ApiDispatch) => CheckInSource,
  draftIds: DraftIds | null,
): CheckInFlowRef {
  const dispatch = useApiDispatch();
  const { state } = useLocation() as Location<unknown>;
  const configuration = useConfiguration();
  const draft = draftIds && openDraft({ ...draftIds, configuration, clock: systemClock });
  useDropOnReopen(key, (flow) => flow.getSnapshot().matches('completed'));
  return useSharedActor(
    key,
    () => {
      const flow = createCheckInFlow({
        form: draftIds === null ? key : getDraftKey(draftIds),
        source: createSource(dispatch),
        isKiosk: draftIds?.appContext === 'kiosk',
        draft,
        entryPage: readPageEntry(state)?.page,
      });
      if (draftIds !== null)
        watchOutcomes(flow, (outcome) =>
          dispatch(observeWrite({ endpoint: SUBMIT_ENDPOINTS[draftIds.form], outcome })),
        );
      return flow;
    },
    { hasUnsavedChanges: hasUnsentAnswers, draft },
  );
}

/**
 * Returns the flow of a signed-in user's check-in. It survives a visit to the safety net and the end of the session, so
 * that the same user finds the answers after signing in again (D10); it stops on leaving otherwise.
 */
export function useMemberFlow(userId: string, checkInId: string): CheckInFlowRef {
  const session = useSession();
  const key = toActorKey<CheckInFlowRef>('check-in', userId, checkInId);
  const flow = useFlow(key, (dispatch) => createMemberSource(dispatch, { userId, checkInId }), {
    appContext: 'patient_app',
    userId,
    form: 'check-in',
    ids: [checkInId],
  });
  const hasSessionEnded = useCallback(
    () => !session.getSnapshot().matches('authenticated'),
    [session],
  );
  useStopOnLeave(key, safetyNetPath(userId), hasSessionEnded);
  return flow;
}

/** Returns the flow of a public link to check-ins; it keeps running when the user leaves the screen. */
export function usePublicFlow(userId: string, checkInId: string | null): CheckInFlowRef {
  const appContext = parseAppContext(useSearchParams()[0].get('context'));
  return useFlow(
    toActorKey<CheckInFlowRef>('check-ins', userId, checkInId ?? ''),
    (dispatch) => createPublicSource(dispatch, { userId, checkInId }),
    { appContext, userId, form: 'check-ins', ids: checkInId === null ? [] : [checkInId] },
  );
}

/** Returns the flow of a preview; it stops on leaving. */
export function usePreviewFlow(checkInId: string, versionId: string | null): CheckInFlowRef {
  const key = toActorKey<CheckInFlowRef>('check-in preview', checkInId, versionId ?? '');
  const flow = useFlow(
    key,
    (dispatch) => createPreviewSource(dispatch, { checkInId, versionId }),
    null,
  );
  useStopOnLeave(key, '');
  return flow;
}
