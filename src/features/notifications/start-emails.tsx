import { useRef } from 'react';
import { mayHaveArrived } from '../../../machines/submission/submission';
import { preferencesApi } from '../../api/preferences.api';
import { useProfile } from '../../api/profile-context';
import { subscriptionsApi } from '../../api/subscriptions.api';
import { useApiDispatch } from '../../api/api-dispatch';
import { toQueryFailure } from '../../api/api-error';
import { useSubscriptionTabs } from '../../api/use-subscription-tabs';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { showToast } from '../../ui/toaster/toaster';
import {
  EMAILS_STARTED,
  START_EMAILS,
  START_FAILED,
  START_UNCERTAIN,
  STARTING_EMAILS,
} from './copy';
import { TOAST_MS } from './toast-ms';

type Props = {
  /** The server may have changed more of the preferences than the subscription to emails. */
  readonly onStarted: () => void;
};

/** Subscribes a person again who has unsubscribed from emails (§7); the button is gone when they are on. */
export function StartEmails({ onStarted }: Props) {
  const { userId } = useProfile();
  const dispatch = useApiDispatch();
  const [subscribe, { isLoading, error: failure }] =
    subscriptionsApi.endpoints.subscribe.useMutation();
  const notifyOtherTabs = useSubscriptionTabs(userId);
  const place = useRef<HTMLDivElement>(null);
  const start = async () => {
    const { error } = await subscribe(userId);
    if (error !== undefined) return;
    notifyOtherTabs('subscribed');
    const isHere = place.current !== null;
    dispatch(
      preferencesApi.util.updateQueryData('getOptionalComms', userId, (comms) => {
        comms.isEmailSubscribed = true;
      }),
    );
    onStarted();
    showToast(EMAILS_STARTED(), { tone: 'success', durationMs: TOAST_MS });
    // The focused button is gone, or the whole page was left meanwhile.
    if (isHere) document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <>
      <FormMessage isBusy={isLoading}>
        {failure !== undefined && (
          <Alert tone="error">
            {mayHaveArrived(toQueryFailure(failure)) ? START_UNCERTAIN() : START_FAILED()}
          </Alert>
        )}
      </FormMessage>
      <div ref={place}>
        <Button isBusy={isLoading} busyLabel={STARTING_EMAILS()} onClick={() => void start()}>
          {START_EMAILS()}
        </Button>
      </div>
    </>
  );
}
