import { useProfile } from '../../api/profile-context';
import { subscriptionsApi } from '../../api/subscriptions.api';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { showToast } from '../../ui/toaster/toaster';
import { EMAILS_STARTED, START_EMAILS, START_FAILED, STARTING_EMAILS } from './copy';
import { TOAST_MS } from './toast-ms';

type Props = {
  /** Loads the preferences again; the button is gone when they say that emails are on. */
  readonly onStarted: () => Promise<unknown>;
};

/** Subscribes a person again who has unsubscribed from emails (§7). */
export function StartEmails({ onStarted }: Props) {
  const { userId } = useProfile();
  const [subscribe, { isLoading, isError }] = subscriptionsApi.endpoints.subscribe.useMutation();
  const start = async () => {
    const { error } = await subscribe(userId);
    if (error !== undefined) return;
    await onStarted();
    showToast(EMAILS_STARTED(), { tone: 'success', durationMs: TOAST_MS });
    // The focused button is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <>
      <FormMessage isBusy={isLoading}>
        {isError && <Alert tone="error">{START_FAILED()}</Alert>}
      </FormMessage>
      <div>
        <Button isBusy={isLoading} busyLabel={STARTING_EMAILS()} onClick={() => void start()}>
          {START_EMAILS()}
        </Button>
      </div>
    </>
  );
}
