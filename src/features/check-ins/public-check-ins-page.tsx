import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { checkInsApi } from '../../api/check-ins.api';
import { useParticipantName } from '../../api/use-participant-name';
import { useSignedIn } from '../../api/use-signed-in';
import { getEntryPage } from '../../lib/history/use-page-history';
import { safetyNetPath } from '../../lib/url/user-paths';
import { LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';
import { CheckInFlow } from './check-in-flow';
import { COMPLETE, COMPLETE_DETAIL, DONE } from './copy';
import { NotAvailable } from './not-available';
import { usePublicFlow } from './use-check-in-flow';
import { useModules } from './use-modules';

/** /user/{userId}/check-ins, once the user gate is open: all assigned check-ins, or only the one in the query (§2). */
export function PublicCheckInsPage() {
  const { userId = '' } = useParams();
  const requestedId = useSearchParams()[0].get('checkInId')?.trim() ?? '';
  const checkInId = requestedId === '' ? null : requestedId;
  return <PublicCheckIns key={checkInId} userId={userId} checkInId={checkInId} />;
}

type Props = { readonly userId: string; readonly checkInId: string | null };

function PublicCheckIns({ userId, checkInId }: Props) {
  const flow = usePublicFlow(userId, checkInId);
  const isTaking = useSelector(flow, (snapshot) => snapshot.hasTag('taking'));
  const { data } = checkInsApi.endpoints.getAssignedPublicCheckIns.useQuery(
    isTaking ? userId : skipToken,
  );
  const modules = useModules(data);
  const name = useParticipantName(userId);
  return (
    <CheckInFlow
      flow={flow}
      modules={modules}
      safetyNetPath={safetyNetPath(userId)}
      missing={<NotAvailable name={name} />}
      completed={<CompleteScreen />}
    />
  );
}

/** 'Check-in complete!', after going back past the pages of the form; signed-in users get a Done link. */
function CompleteScreen() {
  const navigate = useNavigate();
  const entryPage = getEntryPage(useLocation().state);
  const isSignedIn = useSignedIn(false);
  useEffect(() => {
    if (entryPage > 0) void navigate(-entryPage);
  }, [entryPage, navigate]);
  return (
    <ResultPage
      icon="check"
      tone="success"
      heading={COMPLETE}
      actions={isSignedIn && <LinkButton to="/">{DONE}</LinkButton>}
    >
      <p>{COMPLETE_DETAIL}</p>
    </ResultPage>
  );
}
