import { useSelector } from '@xstate/react';
import type { PublicUser } from '../../api/public-user.api';
import { useSignedIn } from '../../api/use-signed-in';
import { getParticipantName } from '../../lib/text/participant-name';
import { Button, LinkButton } from '../../ui/button/button';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { ResultPage } from '../../ui/result-page/result-page';
import type { AssessmentQuery } from './assessment-query';
import { CLOSE_PAGE, COMPLETED, completedDetail, DONE, STARTS_OVER, YOUR } from './copy';
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
  const isAcknowledged = useSelector(gate, (snapshot) => snapshot.hasTag('acknowledged'));
  const isKiosk = useSelector(gate, (snapshot) => snapshot.matches({ SUBMITTED: 'kiosk' }));
  // Only links with the app's own context are opened by users who may be signed in.
  const shouldCheckSession = isAcknowledged && query.homescreenUrl === null;
  const isSignedIn = useSignedIn(shouldCheckSession && query.appContext === 'patient_app');
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
      <p>{completedDetail(getParticipantName(user) ?? YOUR)}</p>
      {isKiosk && <p>{STARTS_OVER}</p>}
      {!isKiosk && doneUrl === null && <p>{CLOSE_PAGE}</p>}
    </ResultPage>
  );
}

/** Done as a link: a path navigates within the app, a trusted URL loads a new page. */
function DoneLink({ to }: { readonly to: string }) {
  return <LinkButton {...(to.startsWith('/') ? { to } : { href: to })}>{DONE}</LinkButton>;
}
