import { intakeApi } from '../../api/intake.api';
import { useStepBackButton } from '../../lib/history/step-back-button';
import { useIntakeInfo } from '../../state/intake-info-context';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { ResultPage } from '../../ui/result-page/result-page';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
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
  if (isSuccess) {
    return (
      <ResultPage key="sent" heading={RESENT} icon="check" tone="success">
        <p>{OPEN_NEW_LINK}</p>
      </ResultPage>
    );
  }
  return (
    <ResultPage
      key="expired"
      heading={EXPIRED_HEADING}
      icon="alert"
      actions={
        code !== null && (
          <Button isBusy={isLoading} busyLabel={RESENDING} onClick={() => void handleResend()}>
            {RESEND_LINK}
          </Button>
        )
      }
      help={(code === null || isError) && <SupportContacts />}
    >
      <p>{EXPIRED_TEXT}</p>
      <p>{code === null ? NO_CODE_TEXT : RESEND_TEXT}</p>
      <FormMessage isBusy={isLoading}>
        {isError && <Alert tone="info">{ASK_CLINIC}</Alert>}
      </FormMessage>
    </ResultPage>
  );
}
