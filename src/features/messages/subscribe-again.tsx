import { useEffect, useId, useRef } from 'react';
import { subscriptionsApi } from '../../api/subscriptions.api';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { formatPhone } from '../../lib/text/format-phone';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { Stack } from '../../ui/stack/stack';
import {
  CHANGED_YOUR_MIND,
  SUBSCRIBE,
  SUBSCRIBE_FAILED,
  SUBSCRIBED,
  SUBSCRIBED_DETAIL,
  SUBSCRIBING,
  textStart,
} from './copy';

/** Takes the unsubscribing back (§7). */
export function SubscribeAgain({ userId }: { readonly userId: string }) {
  const headingId = useId();
  const [subscribe, { isLoading, isSuccess, isError }] =
    subscriptionsApi.endpoints.subscribe.useMutation();
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={3}>
        <h2 id={headingId}>{CHANGED_YOUR_MIND}</h2>
        <FormMessage isBusy={isLoading}>
          {isSuccess && <Subscribed />}
          {isError && <Alert tone="error">{SUBSCRIBE_FAILED}</Alert>}
        </FormMessage>
        {!isSuccess && (
          <div>
            <Button
              variant="secondary"
              isBusy={isLoading}
              busyLabel={SUBSCRIBING}
              onClick={() => void subscribe(userId)}
            >
              {SUBSCRIBE}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}

/** Replaces the button and takes its focus. */
function Subscribed() {
  const { supportSmsNumber } = useConfiguration();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Alert tone="success">
      <p ref={text} tabIndex={-1}>
        {SUBSCRIBED}
      </p>
      <p>
        {SUBSCRIBED_DETAIL} {textStart(formatPhone(supportSmsNumber))}
      </p>
    </Alert>
  );
}
