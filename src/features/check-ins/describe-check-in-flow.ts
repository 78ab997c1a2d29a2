import { createActor, type ActorRefFrom } from 'xstate';
import { checkInStepperMachine } from '../../../machines/check-in-stepper/check-in-stepper.machine';
import { selectHasUnsentAnswers } from '../../../machines/submission/submission.selectors';
import type { ApiDispatch } from '../../api/api-dispatch';
import { takeFormMessages } from '../../api/early-load.actions';
import { observeWrite } from '../../api/observe-write';
import { toActorKey, type ActorKey, type UnsavedInput } from '../../lib/actors/actor-registry';
import { openFormTabs } from '../../lib/submission/form-tabs';
import type { LateConnection } from '../../lib/submission/late-connection';
import { watchOutcomes } from '../../lib/submission/watch-outcomes';
import type { Draft, DraftOptions } from '../../state/drafts/draft';
import { getDraftKey } from '../../state/drafts/draft-key';
import { saveDraft } from '../../state/drafts/save-draft';
import { createCheckInActors, createMemberSource, type CheckInSource } from './check-ins.actors';

export type CheckInFlowRef = ActorRefFrom<typeof checkInStepperMachine>;

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
  /** Gets what connects the flow to the other tabs, for a flow that does not have all its answers yet. */
  readonly connectLater?: LateConnection['connectLater'];
};

/** The flow of a signed-in user's check-in. */
export const describeMemberFlow = (userId: string, checkInId: string) =>
  ({
    key: toActorKey<CheckInFlowRef>('check-in', userId, checkInId),
    createSource: (dispatch) => createMemberSource(dispatch, { userId, checkInId }),
    draftIds: { appContext: 'patient_app', userId, form: 'check-in', ids: [checkInId] },
  }) satisfies CheckInFlowFacts;

/** How to create a flow that keeps its draft and knows of the other tabs with the same form, and which input it holds. */
export function describeCheckInFlow(
  { key, createSource, draftIds }: CheckInFlowFacts,
  { dispatch, draft, entryPage, connectLater = (connect) => connect() }: Options,
) {
  return {
    create: (): CheckInFlowRef => {
      const tabs = openFormTabs(draftIds === null ? key : getDraftKey(draftIds));
      const flow = createActor(
        checkInStepperMachine.provide({
          actors: createCheckInActors(createSource(dispatch), tabs),
        }),
        {
          input: {
            isKiosk: draftIds?.appContext === 'kiosk',
            draft: draft?.read() ?? null,
            draftPage: entryPage ?? draft?.getPage() ?? 0,
          },
        },
      );
      saveDraft(flow, draft);
      const isUnsent = () => flow.getSnapshot().hasTag('taking') && hasUnsentAnswers(flow);
      connectLater(() => tabs.connect(flow, isUnsent, dispatch(takeFormMessages())));
      if (draftIds !== null)
        watchOutcomes(flow, (outcome) =>
          dispatch(observeWrite({ endpoint: SUBMIT_ENDPOINTS[draftIds.form], outcome })),
        );
      return flow;
    },
    unsaved: { hasUnsavedChanges: hasUnsentAnswers, draft } satisfies UnsavedInput<CheckInFlowRef>,
  };
}

/** True when leaving would lose an answer that the server has not received. */
const hasUnsentAnswers = (flow: CheckInFlowRef) =>
  selectHasUnsentAnswers(flow.getSnapshot().context);
