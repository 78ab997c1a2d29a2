import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from '@xstate/react';
import { use, useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { selectStep } from '../../../machines/check-in-stepper/check-in-stepper.selectors';
import { checkInsApi } from '../../api/check-ins.api';
import { publicUserApi } from '../../api/public-user.api';
import { useParticipantName } from '../../api/use-participant-name';
import { useSignedIn } from '../../api/use-signed-in';
import { RestartContext } from '../../lib/kiosk/restart-context';
import { useBackToFirstPage } from '../../lib/history/use-back-to-first-page';
import type { CheckInModule } from '../../questions/check-in.types';
import { safetyNetLink, safetyNetPath } from '../../lib/url/paths';
import { Button, LinkButton } from '../../ui/button/button';
import { ResultPage } from '../../ui/result-page/result-page';
import { SubmittedDetails } from '../../questions/notices/submitted-details';
import { CheckInFlow } from './check-in-flow';
import { COMPLETE, DONE } from './copy';
import { NotAvailable } from './not-available';
import { usePublicFlow, type CheckInFlowRef } from './use-check-in-flow';
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
  const stepId = useSelector(flow, ({ context }) => selectStep(context)?.checkInId);
  const assigned = checkInsApi.endpoints.getAssignedPublicCheckIns.useQuery(
    isTaking ? userId : skipToken,
  );
  // The flow has added what is assigned no longer (D9); after the end of a session, the list was loaded without it.
  const isListed = assigned.data?.some(({ id }) => id === stepId) !== false;
  const unassigned = checkInsApi.endpoints.getPublicCheckIn.useQuery(
    isListed || stepId === undefined ? skipToken : { checkInId: stepId, versionId: null },
  );
  const { data, isError, refetch } = isListed ? assigned : unassigned;
  const modules = useModules(
    useMemo(
      () => assigned.data && [...assigned.data, ...(unassigned.data ? [unassigned.data] : [])],
      [assigned.data, unassigned.data],
    ),
  );
  const name = useParticipantName(userId);
  return (
    <CheckInFlow
      isOfLink
      flow={flow}
      modules={modules}
      onReload={isError && data === undefined ? () => void refetch() : undefined}
      safetyNetPath={safetyNetPath(userId)}
      missing={<NotAvailable name={name} />}
      completed={
        <CompleteScreen flow={flow} modules={modules} userId={userId} name={name ?? null} />
      }
    />
  );
}

type CompleteProps = {
  readonly flow: CheckInFlowRef;
  readonly modules: readonly CheckInModule[];
  readonly userId: string;
  /** For a participant, the patient's name in the possessive. */
  readonly name: string | null;
};

/** 'Check-in complete!', after going back past the pages of the form; a kiosk starts over from there (D7). */
function CompleteScreen({ flow, modules, userId, name }: CompleteProps) {
  const restart = use(RestartContext);
  const isOnFirstPage = useBackToFirstPage();
  const isReturning = useSelector(flow, (snapshot) => snapshot.matches({ completed: 'returning' }));
  useEffect(() => {
    if (isOnFirstPage && isReturning) restart?.();
  }, [isOnFirstPage, isReturning, restart]);
  const isKiosk = useSelector(flow, ({ context }) => context.isKiosk);
  const isSignedIn = useSignedIn(false);
  const actions = isKiosk ? (
    <Button onClick={() => flow.send({ type: 'DONE' })}>{DONE()}</Button>
  ) : (
    isSignedIn && (
      <LinkButton to="/" replace>
        {DONE()}
      </LinkButton>
    )
  );
  const [query] = useSearchParams();
  const isClinician = query.get('context') === 'clinician_app';
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQueryState(userId);
  const { context } = flow.getSnapshot();
  const sent = modules.filter(({ id }) => context.forms.some((checkIn) => checkIn.id === id));
  return (
    <ResultPage icon="check" tone="success" heading={COMPLETE()} actions={actions}>
      <SubmittedDetails
        context={context}
        isKiosk={isKiosk}
        isEnd={!isSignedIn}
        participantName={name}
        names={sent.map(({ title }) => title)}
        safetyNetPath={safetyNetLink(userId, query)}
        forms={
          isClinician
            ? []
            : sent.map(({ id, title, questions }) => ({ id, name: title, questions }))
        }
        clinic={user?.clinic?.name ?? null}
      />
    </ResultPage>
  );
}
