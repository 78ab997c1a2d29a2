import { useParams } from 'react-router-dom';
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
  SUBSCRIBE_FAILED,
  SUBSCRIBE_UNCERTAIN,
  TRY_AGAIN,
  UNSUBSCRIBE,
  UNSUBSCRIBE_FAILED,
  UNSUBSCRIBED,
} from './copy';
import { SubscribeAgain, SubscribedAgain } from './subscribe-again';
import { useSubscription } from './use-subscription';

/** /unsubscribe-successful/{userId}: sends one request for each opening, and shows its result (§2, §8). */
export function UnsubscribePage() {
  const { userId = '' } = useParams();
  return <Unsubscribe key={userId} userId={userId} />;
}

function Unsubscribe({ userId }: { readonly userId: string }) {
  const subscription = useSubscription(userId);
  const { status, isSubscribing, isRefused } = subscription;
  const isValidId = isSafeId(userId);
  const hasFailed = subscription.hasFailed || !isValidId;
  const isUncertain = status === 'subscribing' && !isSubscribing;
  const isUnsubscribed = status === 'unsubscribed' || isSubscribing;
  useHideAppPrompt(hasFailed);
  return (
    <Stack gap={5}>
      <PageHeading>{UNSUBSCRIBE()}</PageHeading>
      {status === 'subscribed' && <SubscribedAgain isNew={subscription.isNew} />}
      {!hasFailed && (
        <div aria-live="polite">
          {isUnsubscribed && (
            <Alert tone="success">
              <Stack gap={2}>
                <p>{UNSUBSCRIBED()}</p>
                <p>{formatUnsubscribedDetail(PRODUCT_NAME)}</p>
              </Stack>
            </Alert>
          )}
          {status === null && (
            <Loading>
              <Skeleton shape="line" />
            </Loading>
          )}
        </div>
      )}
      {status !== null && <p>{CLOSE_PAGE()}</p>}
      {(isUnsubscribed || isUncertain) && (
        <SubscribeAgain
          isBusy={isSubscribing}
          problem={isUncertain ? SUBSCRIBE_UNCERTAIN() : isRefused ? SUBSCRIBE_FAILED() : null}
          onSubscribe={subscription.subscribe}
        />
      )}
      {hasFailed && <Alert tone="error">{UNSUBSCRIBE_FAILED()}</Alert>}
      {subscription.hasFailed && !subscription.isUserUnknown && (
        <Actions>
          <Button variant="secondary" onClick={subscription.unsubscribe}>
            {TRY_AGAIN()}
          </Button>
        </Actions>
      )}
      {hasFailed && <SupportContacts />}
    </Stack>
  );
}
