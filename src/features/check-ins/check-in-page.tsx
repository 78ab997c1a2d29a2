import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { checkInsApi } from '../../api/check-ins.api';
import { isNotFound } from '../../api/is-not-found';
import { useProfile } from '../../api/profile-context';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { useBackToFirstPage } from '../../lib/history/use-back-to-first-page';
import { useRedirect } from '../../lib/history/use-redirect';
import { safetyNetPath } from '../../lib/url/paths';
import type { CheckInModule } from '../../questions/check-in.types';
import { LinkButton } from '../../ui/button/button';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { Redirect } from '../../ui/redirect/redirect';
import { ResultPage } from '../../ui/result-page/result-page';
import { SubmittedDetails } from '../../questions/notices/submitted-details';
import { showToast } from '../../ui/toaster/toaster';
import { CheckInFlow } from './check-in-flow';
import { COMPLETE, DONE, THANKS } from './copy';
import { useMemberFlow, type CheckInFlowRef } from './use-check-in-flow';
import { useModule } from './use-modules';

export { prepareCheckIn } from './prepare-check-in';

const LIST_PATH = '/check-ins';

/** /check-ins/{checkInId}: the form of a check-in; redirects to the list if there is no such check-in (§2, §8). */
export function CheckInPage() {
  const { checkInId = '' } = useParams();
  if (!isSafeId(checkInId)) return <Redirect to={LIST_PATH} />;
  return <MemberCheckIn key={checkInId} checkInId={checkInId} />;
}

function MemberCheckIn({ checkInId }: { readonly checkInId: string }) {
  const { userId } = useProfile();
  const flow = useMemberFlow(userId, checkInId);
  const isTaking = useSelector(flow, (snapshot) => snapshot.hasTag('taking'));
  // After the session was lost and started again, the flow is still there, and its questions are loaded anew.
  const assigned = checkInsApi.endpoints.getAssignedCheckIn.useQuery(
    isTaking ? { userId, checkInId } : skipToken,
  );
  // It is assigned no longer, and its answers have not been sent (D9).
  const isGone = isNotFound(assigned.error);
  const unassigned = checkInsApi.endpoints.getPublicCheckIn.useQuery(
    isGone ? { checkInId, versionId: null } : skipToken,
  );
  const { data, isError, refetch } = isGone ? unassigned : assigned;
  const modules = useModule(data);
  return (
    <CheckInFlow
      flow={flow}
      modules={modules}
      onReload={isError ? () => void refetch() : undefined}
      safetyNetPath={safetyNetPath(userId)}
      missing={<Redirect to={LIST_PATH} />}
      completed={<Completed flow={flow} modules={modules} userId={userId} />}
    />
  );
}

type CompletedProps = {
  readonly flow: CheckInFlowRef;
  readonly modules: readonly CheckInModule[];
  readonly userId: string;
};

/** After the submit: the list, or a confirmation if the server has not confirmed it, or another tab has sent it (D9). */
function Completed(props: CompletedProps) {
  const { submission, isSubmittedElsewhere } = props.flow.getSnapshot().context;
  const isConfirmedHere = !isSubmittedElsewhere && submission.receivedAt == null;
  return isConfirmedHere ? <RedirectToList /> : <CompleteScreen {...props} />;
}

function CompleteScreen({ flow, modules, userId }: CompletedProps) {
  useBackToFirstPage();
  return (
    <ResultPage
      icon="check"
      tone="success"
      heading={COMPLETE()}
      actions={
        <LinkButton to={LIST_PATH} replace>
          {DONE()}
        </LinkButton>
      }
    >
      <SubmittedDetails
        context={flow.getSnapshot().context}
        participantName={null}
        names={modules.map(({ title }) => title)}
        safetyNetPath={safetyNetPath(userId)}
        forms={modules.map(({ id, title, questions }) => ({ id, name: title, questions }))}
      />
    </ResultPage>
  );
}

/** After the submit: goes back past the pages of the form, then to the list with a toast (§2). */
function RedirectToList() {
  const isOnFirstPage = useBackToFirstPage();
  useRedirect(isOnFirstPage ? { to: LIST_PATH } : null, () =>
    showToast(THANKS(), { tone: 'success' }),
  );
  return <LoadingScreen />;
}
