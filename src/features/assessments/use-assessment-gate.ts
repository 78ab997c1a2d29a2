import { useLocation, useParams, type Location } from 'react-router-dom';
import { useMemo } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { isMessageContext } from '../../../machines/app-context';
import { assessmentGateMachine } from '../../../machines/assessment-gate/assessment-gate.machine';
import { selectHasUnsentAnswers } from '../../../machines/assessment-gate/assessment-gate.selectors';
import { useApiDispatch } from '../../api/api-dispatch';
import type { PublicUser } from '../../api/public-user.api';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { openDraft } from '../../lib/drafts/draft';
import { saveDraft } from '../../lib/drafts/save-draft';
import { getEntryPage } from '../../lib/history/use-page-history';
import { systemClock } from '../../lib/time/clock';
import { useSharedActor } from '../../lib/actors/actor-registry';
import { readAssessmentQuery, type AssessmentQuery } from './assessment-query';
import { createAssessmentActors } from './assessments.actors';

export type AssessmentGateRef = ActorRefFrom<typeof assessmentGateMachine>;

/** Returns the parsed query of the current URL (D7). */
export function useAssessmentQuery(): AssessmentQuery {
  const { search } = useLocation();
  const { trustedOrigins } = useConfiguration();
  return useMemo(
    () =>
      readAssessmentQuery(new URLSearchParams(search), {
        ownOrigin: window.location.origin,
        trustedOrigins,
      }),
    [search, trustedOrigins],
  );
}

/** Returns the shared flow for taking the assessments in the current URL. */
export function useAssessmentGate(user: PublicUser, query: AssessmentQuery): AssessmentGateRef {
  const dispatch = useApiDispatch();
  const configuration = useConfiguration();
  const { flags } = configuration;
  const { userId = '' } = useParams();
  const { search, state } = useLocation() as Location<unknown>;
  const { appContext, requestedIds, more, isNewPatient } = query;

  const draft = useMemo(
    () =>
      openDraft({
        configuration,
        appContext,
        clock: systemClock,
        userId,
        form: 'assessments',
        ids: requestedIds ?? [],
      }),
    [configuration, appContext, userId, requestedIds],
  );

  return useSharedActor<AssessmentGateRef>(
    `assessments ${userId} ${search}`,
    () => {
      const gate = createActor(
        assessmentGateMachine.provide({
          actors: createAssessmentActors(dispatch, { userId, isNewPatient, draft }),
        }),
        {
          input: {
            appContext,
            requestedIds,
            isAccountOffered:
              flags.accept_invite_flow &&
              user.info?.shouldPromptAccountCreation === true &&
              user.type === 'patient' &&
              isMessageContext(appContext),
            hasOnboarded: user.info?.hasOnboarded === true,
            hasMore: more !== null,
            draft: draft?.read() ?? null,
            draftPage: getEntryPage(state),
          },
        },
      );
      saveDraft(gate, draft);
      return gate;
    },
    { hasUnsavedChanges: hasUnsentAnswers, draft },
  );
}

function hasUnsentAnswers(gate: AssessmentGateRef): boolean {
  const snapshot = gate.getSnapshot();
  return snapshot.hasTag('taking') && selectHasUnsentAnswers(snapshot.context);
}
