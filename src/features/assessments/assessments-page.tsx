import { useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { selectIdsToLoad } from '../../../machines/assessment-gate/assessment-gate.selectors';
import { toQueryFailure } from '../../api/api-error';
import { assessmentsApi } from '../../api/assessments.api';
import { publicUserApi, type PublicUser } from '../../api/public-user.api';
import { useIsKiosk } from '../../lib/kiosk/restart-context';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import { getParticipantName } from '../../lib/text/participant-name';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { KioskEndPage } from '../../questions/notices/kiosk-end-page';
import { Button } from '../../ui/button/button';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { ResultPage } from '../../ui/result-page/result-page';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { ALL_SET, ALL_SET_DETAIL, NOT_AVAILABLE, notAvailableDetail, TAKE_ANYWAY } from './copy';
import { SubmittedScreen } from './submitted-screen';
import { AssessmentForm } from './assessment-form';
import {
  useAssessmentGate,
  useAssessmentQuery,
  type AssessmentGateRef,
} from './use-assessment-gate';
import { readDefinitions } from './read-definitions';

export { openAssessmentDraft } from './open-assessment-draft';
export { prepareAssessments } from './prepare-assessments';
export { readAssessmentQuery } from './assessment-query';

/** /user/{userId}/assessments; rendered once the user gate is open, when the user is loaded (§2, §4). */
export function AssessmentsPage() {
  const { userId = '' } = useParams();
  const { data: user, error, refetch } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
  if (user !== undefined) return <AssessmentFlow user={user} />;
  // The end of a session clears what was loaded of its user, also while a form is on the screen (D3).
  return error === undefined ? (
    <LoadingScreen />
  ) : (
    <LoadErrorPage isOfLink failure={toQueryFailure(error)} onTryAgain={() => void refetch()} />
  );
}

function AssessmentFlow({ user }: { readonly user: PublicUser }) {
  const query = useAssessmentQuery();
  const gate = useAssessmentGate(user, query);
  const state = useSelector(gate, (snapshot) => snapshot.value);
  const snapshot = gate.getSnapshot();
  const isKiosk = useIsKiosk();
  const isTaking = snapshot.hasTag('taking');
  const hasCopy = Object.keys(snapshot.context.sentAnswers).length > 0;
  const { definitions, onReload } = useDefinitions(
    isTaking || hasCopy ? selectIdsToLoad(snapshot.context) : [],
  );

  if (isTaking) {
    if (onReload !== undefined) return <LoadErrorPage failure={null} onTryAgain={onReload} />;
    return <AssessmentForm gate={gate} definitions={definitions} />;
  }
  if (typeof state === 'object' && 'SUBMITTED' in state) {
    return <SubmittedScreen gate={gate} query={query} user={user} definitions={definitions} />;
  }
  switch (state) {
    case 'ASSIGNED_NO_TAKEABLE':
      return <AllSet gate={gate} />;
    case 'NONE_ASSIGNED':
      return isKiosk ? (
        <KioskEndPage icon="info" heading={NOT_AVAILABLE()} />
      ) : (
        <ResultPage icon="info" heading={NOT_AVAILABLE()}>
          <p>{notAvailableDetail(getParticipantName(user))}</p>
          <SupportContacts />
        </ResultPage>
      );
    case 'failed':
      return (
        <LoadErrorPage
          isOfLink
          failure={snapshot.context.failure}
          onTryAgain={() => gate.send({ type: 'TRY_AGAIN' })}
        />
      );
    default:
      return <LoadingScreen />;
  }
}

/** Nothing is due: whatever is assigned may be taken anyway (§4). */
function AllSet({ gate }: { readonly gate: AssessmentGateRef }) {
  const page = {
    icon: 'check',
    tone: 'success',
    heading: ALL_SET(),
  } as const;
  const takeAnyway = (
    <Button variant="secondary" onClick={() => gate.send({ type: 'TAKE_ANYWAY' })}>
      {TAKE_ANYWAY()}
    </Button>
  );
  if (useIsKiosk()) return <KioskEndPage {...page} actions={takeAnyway} />;
  return (
    <ResultPage {...page} actions={takeAnyway} help={<SupportContacts />}>
      <p>{ALL_SET_DETAIL()}</p>
    </ResultPage>
  );
}

type Loaded = {
  /** Empty before the flow has loaded them. */
  readonly definitions: readonly Assessment[];
  /** Loads them again; set when that has failed after the end of a session had cleared the cache (D3). */
  readonly onReload: (() => void) | undefined;
};

/** Returns the definitions that a flow has loaded, from the cache. */
function useDefinitions(ids: readonly string[]): Loaded {
  const { data, isError, refetch } = assessmentsApi.endpoints.getAssessments.useQuery(
    ids.length === 0 ? skipToken : ids,
  );
  return {
    definitions: useMemoWithTexts(toDefinitions, data),
    onReload: isError && data === undefined ? () => void refetch() : undefined,
  };
}

const toDefinitions = (wire: readonly unknown[] = []): readonly Assessment[] =>
  readDefinitions(wire) ?? [];
