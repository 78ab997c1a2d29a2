import { useEffect, useId, useRef } from 'react';
import { useConfiguration } from '../../lib/configuration/configuration-context';
import { formatPhone } from '../../lib/text/format-phone';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { PhoneText } from '../../ui/phone-text/phone-text';
import { Stack } from '../../ui/stack/stack';
import {
  CHANGED_YOUR_MIND,
  SUBSCRIBE,
  SUBSCRIBED,
  SUBSCRIBED_DETAIL,
  SUBSCRIBING,
  textStart,
} from './copy';

type Props = {
  readonly isBusy: boolean;
  /** Why the user may not be subscribed again; null without an attempt. */
  readonly problem: string | null;
  readonly onSubscribe: () => void;
};

/** Offers to take the unsubscribing back (§7). */
export function SubscribeAgain({ isBusy, problem, onSubscribe }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={3}>
        <h2 id={headingId}>{CHANGED_YOUR_MIND()}</h2>
        <FormMessage isBusy={isBusy}>
          {problem !== null && <Alert tone="error">{problem}</Alert>}
        </FormMessage>
        <div>
          <Button
            variant="secondary"
            isBusy={isBusy}
            busyLabel={SUBSCRIBING()}
            onClick={onSubscribe}
          >
            {SUBSCRIBE()}
          </Button>
        </div>
      </Stack>
    </section>
  );
}

/** Replaces what was said before; takes the focus of the button if that was pressed on this page. */
export function SubscribedAgain({ isNew }: { readonly isNew: boolean }) {
  const { supportSmsNumber } = useConfiguration();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  return (
    <Alert tone="success">
      <Stack gap={2}>
        <p ref={text} tabIndex={-1}>
          {SUBSCRIBED()}
        </p>
        <p>
          {SUBSCRIBED_DETAIL()} <PhoneText>{textStart(formatPhone(supportSmsNumber))}</PhoneText>
        </p>
      </Stack>
    </Alert>
  );
}
