import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { subscriptionsApi } from '../../api/subscriptions.api';
import { PRODUCT_NAME } from '../../lib/text/product';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { Stack } from '../../ui/stack/stack';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import {
  CLOSE_PAGE,
  formatUnsubscribedDetail,
  TRY_AGAIN,
  UNSUBSCRIBE,
  UNSUBSCRIBE_FAILED,
  UNSUBSCRIBED,
} from './copy';
import { SubscribeAgain, SubscribedAgain } from './subscribe-again';

/** /unsubscribe-successful/{userId}: sends one request on mount and shows its result (§2, §8). */
export function UnsubscribePage() {
  const { userId = '' } = useParams();
  return <Unsubscribe key={userId} userId={userId} />;
}

function Unsubscribe({ userId }: { readonly userId: string }) {
  const [isSubscribed, setSubscribed] = useState(false);
  // The key is shared by all visits: a request of an earlier one may still be under way.
  const [unsubscribe, { isSuccess, isError, isLoading }] =
    subscriptionsApi.endpoints.unsubscribe.useMutation({ fixedCacheKey: `unsubscribe ${userId}` });
  const requestedFor = useRef<string | null>(null);
  const isValidId = isSafeId(userId);

  useEffect(() => {
    if (requestedFor.current === userId || !isValidId) return;
    requestedFor.current = userId;
    if (!isLoading) void unsubscribe(userId);
  }, [isLoading, isValidId, unsubscribe, userId]);

  const hasFailed = isError || !isValidId;
  useHideAppPrompt(hasFailed);
  return (
    <Stack gap={5}>
      <PageHeading>{UNSUBSCRIBE}</PageHeading>
      {isSubscribed && <SubscribedAgain />}
      {!hasFailed && !isSubscribed && (
        <div aria-live="polite">
          {isSuccess ? (
            <Alert tone="success">
              <Stack gap={2}>
                <p>{UNSUBSCRIBED}</p>
                <p>{formatUnsubscribedDetail(PRODUCT_NAME)}</p>
              </Stack>
            </Alert>
          ) : (
            <Loading>
              <Skeleton shape="line" />
            </Loading>
          )}
        </div>
      )}
      {isSuccess && (
        <>
          <p>{CLOSE_PAGE}</p>
          {!isSubscribed && (
            <SubscribeAgain userId={userId} onSubscribed={() => setSubscribed(true)} />
          )}
        </>
      )}
      {hasFailed && <Alert tone="error">{UNSUBSCRIBE_FAILED}</Alert>}
      {isError && (
        <Actions>
          <Button variant="secondary" onClick={() => void unsubscribe(userId)}>
            {TRY_AGAIN}
          </Button>
        </Actions>
      )}
      {hasFailed && <SupportContacts />}
    </Stack>
  );
}
