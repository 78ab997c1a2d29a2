import type { ApiDispatch } from '../../api/api-dispatch';
import { observeWrite } from '../../api/observe-write';
import { toActorKey, type ActorKey, type UnsavedInput } from '../../lib/actors/actor-registry';
import { watchOutcomes } from '../../lib/submission/watch-outcomes';
import type { Draft, DraftOptions } from '../../state/drafts/draft';
import { getDraftKey } from '../../state/drafts/draft-key';
import { createMemberSource, type CheckInSource } from './check-ins.actors';
import { createCheckInFlow, hasUnsentAnswers, type CheckInFlowRef } from './create-check-in-flow';

/** As they are called in reports. */
const SUBMIT_ENDPOINTS = {
  assessments: 'submitAssessments',
  'check-in': 'submitCheckIns',
  'check-ins': 'submitPublicCheckIns',
};

/** A flow of check-ins. */
export type CheckInFlowFacts = {
  readonly key: ActorKey<CheckInFlowRef>;
  readonly createSource: (dispatch: ApiDispatch) => CheckInSource;
  /** The form and ids of its draft; null for a form whose answers are not kept. */
  readonly draftIds: Pick<DraftOptions, 'appContext' | 'userId' | 'form' | 'ids'> | null;
};

type Options = {
  readonly dispatch: ApiDispatch;
  readonly draft: Draft | null;
  /** The page in the state of the history entry; undefined if it has none: then it is that of the draft. */
  readonly entryPage: number | undefined;
};

/** The flow of a signed-in user's check-in. */
export const describeMemberFlow = (userId: string, checkInId: string) =>
  ({
    key: toActorKey<CheckInFlowRef>('check-in', userId, checkInId),
    createSource: (dispatch) => createMemberSource(dispatch, { userId, checkInId }),
    draftIds: { appContext: 'patient_app', userId, form: 'check-in', ids: [checkInId] },
  }) satisfies CheckInFlowFacts;

/** How to create a flow, and which input it holds. */
export function describeCheckInFlow(
  { key, createSource, draftIds }: CheckInFlowFacts,
  { dispatch, draft, entryPage }: Options,
) {
  return {
    create: (): CheckInFlowRef => {
      const flow = createCheckInFlow({
        form: draftIds === null ? key : getDraftKey(draftIds),
        source: createSource(dispatch),
        isKiosk: draftIds?.appContext === 'kiosk',
        draft,
        entryPage,
      });
      if (draftIds !== null)
        watchOutcomes(flow, (outcome) =>
          dispatch(observeWrite({ endpoint: SUBMIT_ENDPOINTS[draftIds.form], outcome })),
        );
      return flow;
    },
    unsaved: { hasUnsavedChanges: hasUnsentAnswers, draft } satisfies UnsavedInput<CheckInFlowRef>,
  };
}
