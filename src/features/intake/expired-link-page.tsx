import { useEffect, useRef } from 'react';
import { intakeApi } from '../../api/intake.api';
import { useStepBackButton } from '../../lib/history/step-back-button';
import { useIntakeInfo } from '../../state/intake-info-context';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { ResultPage } from '../../ui/result-page/result-page';
import { showToast } from '../../ui/toaster/toaster';
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
} from './copy';

/** /intake/expired-link: requests a new link for an expired one; not possible without the link's code (§2, D9). */
export function ExpiredLinkPage() {
  const { code } = useIntakeInfo();
  useStepBackButton(true);
  const [resend, { isLoading, isSuccess, isError }] =
    intakeApi.endpoints.resendMagicLink.useMutation();

  const handleResend = async () => {
    if (code === null) return;
    const { error } = await resend(code);
    if (error !== undefined) showToast(RESEND_FAILED, { tone: 'error' });
  };
  return (
    <ResultPage
      heading={EXPIRED_HEADING}
      icon="alert"
      actions={
        code !== null &&
        !isSuccess && (
          <Button isBusy={isLoading} busyLabel={RESENDING} onClick={() => void handleResend()}>
            {RESEND_LINK}
          </Button>
        )
      }
    >
      {isSuccess ? (
        <Resent />
      ) : (
        <>
          <p>{EXPIRED_TEXT}</p>
          <p>{code === null ? NO_CODE_TEXT : RESEND_TEXT}</p>
        </>
      )}
      <FormMessage isBusy={isLoading}>
        {isError && <Alert tone="info">{ASK_CLINIC}</Alert>}
      </FormMessage>
    </ResultPage>
  );
}

/** Replaces the button and takes its focus. */
function Resent() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <p ref={text} tabIndex={-1}>
        {RESENT}
      </p>
      <p>{OPEN_NEW_LINK}</p>
    </>
  );
}
