import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { subscriptionsApi } from '../../api/subscriptions.api';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { Stack } from '../../ui/stack/stack';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import {
  CLOSE_PAGE,
  TRY_AGAIN,
  UNSUBSCRIBE,
  UNSUBSCRIBE_FAILED,
  UNSUBSCRIBED,
  UNSUBSCRIBED_DETAIL,
} from './copy';
import { SubscribeAgain } from './subscribe-again';

/** /unsubscribe-successful/{userId}: sends one request on mount and shows its result (§2, §8). */
export function UnsubscribePage() {
  const { userId = '' } = useParams();
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
  return (
    <Stack gap={5}>
      <PageHeading>{UNSUBSCRIBE}</PageHeading>
      {!hasFailed && (
        <div aria-live="polite">
          {isSuccess ? (
            <Alert tone="success">
              <p>{UNSUBSCRIBED}</p>
              <p>{UNSUBSCRIBED_DETAIL}</p>
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
          <SubscribeAgain key={userId} userId={userId} />
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
