import { createActor, type ActorRefFrom } from 'xstate';
import { assessmentGateMachine } from '../../../machines/assessment-gate/assessment-gate.machine';
import { selectHasUnsentAnswers } from '../../../machines/submission/submission.selectors';
import type { AssessmentGateInput } from '../../../machines/assessment-gate/assessment-gate.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { takeFormMessages } from '../../api/early-load.actions';
import { observeWrite } from '../../api/observe-write';
import type { PublicUser } from '../../api/public-user.schema';
import { toActorKey, type UnsavedInput } from '../../lib/actors/actor-registry';
import type { Configuration } from '../../lib/configuration/configuration.schema';
import type { Draft } from '../../state/drafts/draft';
import { getDraftKey } from '../../state/drafts/draft-key';
import { saveDraft } from '../../state/drafts/save-draft';
import { watchOutcomes } from '../../lib/submission/watch-outcomes';
import { openFormTabs } from '../../lib/submission/form-tabs';
import type { LateConnection } from '../../lib/submission/late-connection';
import type { AssessmentQuery } from './assessment-query';
import { createAssessmentActors } from './assessments.actors';
import { toDraftSubject } from './open-assessment-draft';

export type AssessmentGateRef = ActorRefFrom<typeof assessmentGateMachine>;

export type AssessmentGateOptions = {
  readonly dispatch: ApiDispatch;
  readonly configuration: Configuration;
  readonly userId: string;
  readonly user: PublicUser;
  /** Of the page's URL. */
  readonly search: string;
  /** Parsed from `search`. */
  readonly query: AssessmentQuery;
  readonly draft: Draft | null;
  /** The page in the state of the history entry; undefined if it has none: then it is that of the draft. */
  readonly entryPage: number | undefined;
  /** Gets what connects the flow to the other tabs, for a flow that does not have all its answers yet. */
  readonly connectLater?: LateConnection['connectLater'];
};

/** The key of the flow of a link, how to create it, and which input it holds. */
export function assessmentGateDefinition(options: AssessmentGateOptions) {
  const { dispatch, userId, search, query, draft, connectLater = (connect) => connect() } = options;
  return {
    key: toActorKey<AssessmentGateRef>('assessments', userId, search),
    create: (): AssessmentGateRef => {
      const tabs = openFormTabs(getDraftKey(toDraftSubject(userId, query)));
      const gate = createActor(
        assessmentGateMachine.provide({
          actors: createAssessmentActors(dispatch, {
            userId,
            appContext: query.appContext,
            isNewPatient: query.isNewPatient,
            tabs,
          }),
        }),
        { input: toInput(options) },
      );
      saveDraft(gate, draft);
      connectLater(() =>
        tabs.connect(gate, () => hasUnsavedChanges(gate), dispatch(takeFormMessages())),
      );
      watchOutcomes(gate, (outcome) =>
        dispatch(observeWrite({ endpoint: 'submitAssessments', outcome })),
      );
      return gate;
    },
    unsaved: { hasUnsavedChanges, draft } satisfies UnsavedInput<AssessmentGateRef>,
  };
}

function toInput({
  configuration: { flags },
  user,
  query: { appContext, requestedIds, more },
  draft,
  entryPage,
}: AssessmentGateOptions): AssessmentGateInput {
  return {
    appContext,
    requestedIds,
    isAcceptInviteFlowOn: flags.accept_invite_flow,
    shouldPromptAccountCreation: user.info?.shouldPromptAccountCreation === true,
    userType: user.type,
    hasOnboarded: user.info?.hasOnboarded === true,
    hasMore: more !== null,
    draft: draft?.read() ?? null,
    draftPage: entryPage ?? draft?.getPage() ?? 0,
  };
}

function hasUnsavedChanges(gate: AssessmentGateRef): boolean {
  const snapshot = gate.getSnapshot();
  return snapshot.hasTag('taking') && selectHasUnsentAnswers(snapshot.context);
}
