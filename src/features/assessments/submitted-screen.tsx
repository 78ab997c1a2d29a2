import { useSelector } from '@xstate/react';
import { KIOSK_RETURN_MS } from '../../../machines/assessment-gate/assessment-gate.setup';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PublicUser } from '../../api/public-user.api';
import { useSignedIn } from '../../api/use-signed-in';
import { getParticipantName } from '../../lib/text/participant-name';
import { steadyClock, systemClock } from '../../lib/time/clock';
import { useSecondsLeft } from '../../lib/time/use-seconds-left';
import { safetyNetPath } from '../../lib/url/user-paths';
import { Button, LinkButton } from '../../ui/button/button';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { ResultPage } from '../../ui/result-page/result-page';
import { SentAnswers } from '../../ui/sent-answers/sent-answers';
import type { AssessmentQuery } from './assessment-query';
import { CLOSE_PAGE, COMPLETED, completedDetail, DONE, formatStartsOver } from './copy';
import { useSubmitRedirect } from './use-submit-redirect';
import type { AssessmentGateRef } from './use-assessment-gate';

type Props = {
  readonly gate: AssessmentGateRef;
  readonly query: AssessmentQuery;
  readonly user: PublicUser;
};

/** After the submit: redirects as §4 specifies, or confirms it, with Done if there is a page to go to. */
export function SubmittedScreen({ gate, query, user }: Props) {
  useSubmitRedirect(gate, query, user);
  const { userId = '' } = useParams();
  const isAcknowledged = useSelector(gate, (snapshot) => snapshot.hasTag('acknowledged'));
  const isKiosk = useSelector(gate, (snapshot) => snapshot.matches({ SUBMITTED: 'kiosk' }));
  // Only links with the app's own context are opened by users who may be signed in.
  const shouldCheckSession = isAcknowledged && query.homescreenUrl === null;
  const isSignedIn = useSignedIn(shouldCheckSession && query.appContext === 'patient_app');
  const { outlines, submittedAt } = gate.getSnapshot().context;
  const names = outlines.map(({ name }) => name);
  if (!isAcknowledged) return <LoadingScreen />;

  const doneUrl = query.homescreenUrl ?? (isSignedIn ? '/' : null);
  return (
    <ResultPage
      icon="check"
      tone="success"
      heading={COMPLETED}
      actions={
        isKiosk ? (
          <Button onClick={() => gate.send({ type: 'DONE' })}>{DONE}</Button>
        ) : (
          doneUrl !== null && <DoneLink to={doneUrl} />
        )
      }
    >
      <p>{completedDetail(getParticipantName(user))}</p>
      {isKiosk ? (
        <StartsOver submittedAt={submittedAt ?? systemClock.now()} />
      ) : (
        <SentAnswers names={names} sentAt={submittedAt} safetyNetPath={safetyNetPath(userId)} />
      )}
      {!isKiosk && doneUrl === null && <p>{CLOSE_PAGE}</p>}
    </ResultPage>
  );
}

/** On a shared device: the seconds until it starts over. The assessments are not named there. */
function StartsOver({ submittedAt }: { readonly submittedAt: number }) {
  const [endsAt] = useState(() => {
    const sinceSubmitMs = Math.max(systemClock.now() - submittedAt, 0);
    return steadyClock.now() + KIOSK_RETURN_MS - sinceSubmitMs;
  });
  const secondsLeft = useSecondsLeft(endsAt);
  return <p>{formatStartsOver(secondsLeft)}</p>;
}

/** Done as a link: a path navigates within the app, a trusted URL loads a new page. */
function DoneLink({ to }: { readonly to: string }) {
  return <LinkButton {...(to.startsWith('/') ? { to } : { href: to })}>{DONE}</LinkButton>;
}
