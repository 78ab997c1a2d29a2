import { useLocation, useParams, type Location } from 'react-router-dom';
import { useMemo } from 'react';
import { useApiDispatch } from '../../api/api-dispatch';
import type { PublicUser } from '../../api/public-user.api';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { readPageEntry } from '../../lib/history/page-entry';
import { useDropOnReopen, useSharedActor } from '../../lib/actors/actor-registry';
import { readAssessmentQuery, type AssessmentQuery } from './assessment-query';
import { assessmentGateDefinition, type AssessmentGateRef } from './assessment-gate-definition';
import { openAssessmentDraft } from './open-assessment-draft';

export type { AssessmentGateRef } from './assessment-gate-definition';

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
  const { userId = '' } = useParams();
  const { search, state } = useLocation() as Location<unknown>;
  const { appContext, requestedIds } = query;

  const draft = useMemo(
    () => openAssessmentDraft(configuration, userId, { appContext, requestedIds }),
    [configuration, appContext, userId, requestedIds],
  );
  const { key, create, unsaved } = assessmentGateDefinition({
    dispatch,
    configuration,
    userId,
    user,
    search,
    query,
    draft,
    entryPage: readPageEntry(state)?.page,
  });
  useDropOnReopen(key, (gate) => gate.getSnapshot().matches('SUBMITTED'));
  return useSharedActor(key, create, unsaved);
}
