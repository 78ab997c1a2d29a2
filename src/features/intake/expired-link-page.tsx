import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { expiredLinkMachine } from '../../../machines/expired-link/expired-link.machine';
import { useApiDispatch } from '../../api/api-dispatch';
import { useStepBackButton } from '../../lib/history/step-back-button';
import { useIntakeInfo } from '../../state/intake-info-context';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { ResultPage } from '../../ui/result-page/result-page';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { preloadToasts, removeToast, showToast } from '../../ui/toaster/toaster';
import { createExpiredLinkActors } from './expired-link.actors';
import {
  ASK_CLINIC,
  EXPIRED_HEADING,
  EXPIRED_TEXT,
  NO_CODE_TEXT,
  OPEN_NEW_LINK,
  RESEND_FAILED,
  RESEND_LINK,
  RESEND_TEXT,
  RESENDING,
  RESENT,
  SIGNED_OUT_TEXT,
} from './copy';
import { isSignedOutState } from './expired-link-state';

/** /intake/expired-link: requests a new link for an expired one; not possible without the link's code (§2, D9). */
export function ExpiredLinkPage() {
  const { code } = useIntakeInfo();
  const { state } = useLocation() as Location<unknown>;
  useStepBackButton(true);
  return <ExpiredLink key={code} code={code} isSignedOut={isSignedOutState(state)} />;
}

type Props = { readonly code: string | null; readonly isSignedOut: boolean };

function ExpiredLink({ code, isSignedOut }: Props) {
  const dispatch = useApiDispatch();
  const [machine] = useState(() =>
    expiredLinkMachine.provide({ actors: createExpiredLinkActors(dispatch) }),
  );
  const [snapshot, send, actor] = useActor(machine, { input: { code } });
  useEffect(preloadToasts, []);
  useEffect(() => {
    const subscription = actor.on('LINK_NOT_SENT', () =>
      showToast(RESEND_FAILED(), { tone: 'error' }),
    );
    return () => subscription.unsubscribe();
  }, [actor]);

  const resend = () => {
    removeToast();
    send({ type: 'RESEND' });
  };

  const isBusy = snapshot.hasTag('busy');
  const isNotSent = snapshot.matches('notSent');
  const hasNoCode = snapshot.matches('withoutCode');
  if (snapshot.matches('sent')) {
    return (
      <ResultPage key="sent" heading={RESENT()} icon="check" tone="success">
        <p>{OPEN_NEW_LINK()}</p>
      </ResultPage>
    );
  }
  return (
    <ResultPage
      key="expired"
      heading={EXPIRED_HEADING()}
      icon="alert"
      actions={
        !hasNoCode && (
          <Button isBusy={isBusy} busyLabel={RESENDING()} onClick={resend}>
            {RESEND_LINK()}
          </Button>
        )
      }
      help={<SupportContacts />}
    >
      <p>{isSignedOut ? SIGNED_OUT_TEXT() : EXPIRED_TEXT()}</p>
      <p>{hasNoCode ? NO_CODE_TEXT() : RESEND_TEXT()}</p>
      <FormMessage isBusy={isBusy}>
        {isNotSent && <Alert tone="info">{ASK_CLINIC()}</Alert>}
      </FormMessage>
    </ResultPage>
  );
}
