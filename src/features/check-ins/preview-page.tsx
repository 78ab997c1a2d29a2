import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from '@xstate/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { checkInsApi } from '../../api/check-ins.api';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { CheckInFlow } from './check-in-flow';
import { NotAvailable } from './not-available';
import { usePreviewFlow } from './use-check-in-flow';
import { useModule } from './use-modules';

/** /check-ins/{checkInId}/preview?versionId=…: shows a check-in as patients see it; nothing can be submitted (§2). */
export function CheckInPreviewPage() {
  const { checkInId = '' } = useParams();
  const versionId = useSearchParams()[0].get('versionId');
  if (!isSafeId(checkInId)) return <NotAvailable />;
  return (
    <Preview key={`${checkInId} ${versionId ?? ''}`} checkInId={checkInId} versionId={versionId} />
  );
}

type Props = { readonly checkInId: string; readonly versionId: string | null };

function Preview({ checkInId, versionId }: Props) {
  const flow = usePreviewFlow(checkInId, versionId);
  const isTaking = useSelector(flow, (snapshot) => snapshot.hasTag('taking'));
  const { data } = checkInsApi.endpoints.getPublicCheckIn.useQuery(
    isTaking ? { checkInId, versionId } : skipToken,
  );
  const modules = useModule(data);
  return (
    <CheckInFlow
      flow={flow}
      modules={modules}
      safetyNetPath={null}
      isPreview
      missing={<NotAvailable />}
      completed={null}
    />
  );
}
