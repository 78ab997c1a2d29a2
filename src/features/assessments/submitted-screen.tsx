import { useSelector } from '@xstate/react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PublicUser } from '../../api/public-user.api';
import { useSignedIn } from '../../api/use-signed-in';
import { getParticipantName } from '../../lib/text/participant-name';
import { safetyNetLink } from '../../lib/url/paths';
import { Button, LinkButton } from '../../ui/button/button';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { ResultPage } from '../../ui/result-page/result-page';
import { SubmittedDetails } from '../../questions/notices/submitted-details';
import type { Assessment } from '../../questions/assessment/assessment.types';
import type { AssessmentQuery } from './assessment-query';
import { COMPLETED, DONE } from './copy';
import { useSubmitRedirect } from './use-submit-redirect';
import type { AssessmentGateRef } from './use-assessment-gate';

type Props = {
  readonly gate: AssessmentGateRef;
  readonly query: AssessmentQuery;
  readonly user: PublicUser;
  /** Of what was sent; empty where there is no copy. */
  readonly definitions: readonly Assessment[];
};

/** After the submit: redirects as §4 specifies, or confirms it, with Done if there is a page to go to. */
export function SubmittedScreen({ gate, query, user, definitions }: Props) {
  useSubmitRedirect(gate, query, user);
  const { userId = '' } = useParams();
  const helpPath = safetyNetLink(userId, useSearchParams()[0]);
  const isAcknowledged = useSelector(gate, (snapshot) => snapshot.hasTag('acknowledged'));
  const isKiosk = useSelector(gate, (snapshot) => snapshot.matches({ SUBMITTED: 'kiosk' }));
  // Only links with the app's own context are opened by users who may be signed in.
  const shouldCheckSession = isAcknowledged && query.homescreenUrl === null;
  const isSignedIn = useSignedIn(shouldCheckSession && query.appContext === 'patient_app');
  const { context } = gate.getSnapshot();
  if (!isAcknowledged) return <LoadingScreen />;

  const doneUrl = query.homescreenUrl ?? (isSignedIn ? '/' : null);
  return (
    <ResultPage
      icon="check"
      tone="success"
      heading={COMPLETED()}
      actions={
        isKiosk ? (
          <Button onClick={() => gate.send({ type: 'DONE' })}>{DONE()}</Button>
        ) : (
          doneUrl !== null && <DoneLink to={doneUrl} />
        )
      }
    >
      <SubmittedDetails
        context={context}
        isKiosk={isKiosk}
        isEnd={doneUrl === null}
        participantName={getParticipantName(user)}
        names={context.forms.map(({ name }) => name)}
        safetyNetPath={helpPath}
        forms={definitions}
        clinic={user.clinic?.name ?? null}
      />
    </ResultPage>
  );
}

/** Done as a link: a path replaces the form in the history, a trusted URL loads a new page. */
function DoneLink({ to }: { readonly to: string }) {
  const target = to.startsWith('/') ? { to, replace: true } : { href: to };
  return <LinkButton {...target}>{DONE()}</LinkButton>;
}
