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

type Props = { readonly userId: string; readonly onSubscribed: () => void };

/** Takes the unsubscribing back (§7). */
export function SubscribeAgain({ userId, onSubscribed }: Props) {
  const headingId = useId();
  const [subscribe, { isLoading, isError }] = subscriptionsApi.endpoints.subscribe.useMutation();
  const onPress = async () => {
    const { error } = await subscribe(userId);
    if (error === undefined) onSubscribed();
  };
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={3}>
        <h2 id={headingId}>{CHANGED_YOUR_MIND}</h2>
        <FormMessage isBusy={isLoading}>
          {isError && <Alert tone="error">{SUBSCRIBE_FAILED}</Alert>}
        </FormMessage>
        <div>
          <Button
            variant="secondary"
            isBusy={isLoading}
            busyLabel={SUBSCRIBING}
            onClick={() => void onPress()}
          >
            {SUBSCRIBE}
          </Button>
        </div>
      </Stack>
    </section>
  );
}

/** Replaces what was said before, and takes the focus of the button. */
export function SubscribedAgain() {
  const { supportSmsNumber } = useConfiguration();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Alert tone="success">
      <Stack gap={2}>
        <p ref={text} tabIndex={-1}>
          {SUBSCRIBED}
        </p>
        <p>
          {SUBSCRIBED_DETAIL} {textStart(formatPhone(supportSmsNumber))}
        </p>
      </Stack>
    </Alert>
  );
}
