import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { mayHaveArrived } from '../../../machines/submission/submission';
import { useApiDispatch } from '../../api/api-dispatch';
import { toQueryFailure } from '../../api/api-error';
import { endCommand } from '../../api/commands';
import * as operations from '../../api/operations';
import { subscriptionsApi } from '../../api/subscriptions.api';
import { toRequest } from '../../api/to-request';
import {
  listenToSubscription,
  postSubscription,
  type Subscription,
} from '../../lib/submission/subscription-channel';
import { isSafeId } from '../../lib/url/encode-path-segment';

const STATUSES = ['unsubscribed', 'subscribing', 'subscribed'] as const;
/** What is known of the subscription; 'subscribing' is a request whose outcome is not known. */
type SubscriptionStatus = (typeof STATUSES)[number];

/** Reads the status in the state of a history entry; null before the user is unsubscribed. */
function readStatus(state: unknown): SubscriptionStatus | null {
  if (typeof state !== 'object' || state === null || !('subscription' in state)) return null;
  return STATUSES.find((status) => status === state.subscription) ?? null;
}

/**
 * Unsubscribes once for each opening of the link, and subscribes again on request. An opening is a history entry, whose
 * state has the status: it outlives a reload, Back and a restored tab, none of which must undo 'Subscribe again' (D9).
 */
export function useSubscription(userId: string) {
  const navigate = useNavigate();
  const { key, search, state } = useLocation() as Location<unknown>;
  const status = readStatus(state);
  const setStatus = useCallback(
    (subscription: SubscriptionStatus) =>
      void navigate({ search }, { replace: true, state: { subscription } }),
    [navigate, search],
  );
  // The key is that of the opening: its request may still be under way when the user comes back.
  const [unsubscribe, unsubscribing] = subscriptionsApi.endpoints.unsubscribe.useMutation({
    fixedCacheKey: `unsubscribe ${userId} ${key}`,
  });
  const [subscribe, subscribing] = subscriptionsApi.endpoints.subscribe.useMutation();

  // Strict mode runs effects twice.
  const requestedIn = useRef<string | null>(null);
  const isDue = status === null && unsubscribing.isUninitialized && isSafeId(userId);
  useEffect(() => {
    if (!isDue || requestedIn.current === key) return;
    requestedIn.current = key;
    void unsubscribe(userId).then(notifyOtherTabs(userId, 'unsubscribed'));
  }, [isDue, key, unsubscribe, userId]);
  const isUnsubscribed = status === null && unsubscribing.isSuccess;
  useEffect(() => {
    if (isUnsubscribed) setStatus('unsubscribed');
  }, [isUnsubscribed, setStatus]);

  const { error } = subscribing;
  const isRefused = error !== undefined && !mayHaveArrived(toQueryFailure(error));
  const outcome = subscribing.isSuccess ? 'subscribed' : isRefused ? 'unsubscribed' : null;
  useEffect(() => {
    if (outcome !== null) setStatus(outcome);
  }, [outcome, setStatus]);

  const isBusy = unsubscribing.isLoading || subscribing.isLoading;
  // Whether its own request arrives before or after that of another tab is not known.
  useSubscriptionElsewhere(isBusy || !isSafeId(userId) ? null : userId, setStatus);

  return {
    status,
    hasFailed: status === null && unsubscribing.isError,
    unsubscribe: () => void unsubscribe(userId).then(notifyOtherTabs(userId, 'unsubscribed')),
    isSubscribing: subscribing.isLoading,
    isRefused,
    /** False on a page that was subscribed again before it was loaded. */
    isNew: subscribing.isSuccess,
    subscribe: () => {
      setStatus('subscribing');
      void subscribe(userId).then(notifyOtherTabs(userId, 'subscribed'));
    },
  };
}

const notifyOtherTabs =
  (userId: string, subscription: Subscription) =>
  ({ error }: { readonly error?: unknown }) => {
    if (error === undefined) postSubscription(userId, subscription);
  };

/** Shows what another tab has done since, which ends a command of this one whose outcome is not known (D10). */
function useSubscriptionElsewhere(
  userId: string | null,
  setStatus: (status: Subscription) => void,
): void {
  const dispatch = useApiDispatch();
  useEffect(() => {
    if (userId === null) return;
    return listenToSubscription(userId, (subscription) => {
      dispatch(endCommand(toRequest(operations.unsubscribe, { userId })));
      setStatus(subscription);
    });
  }, [dispatch, setStatus, userId]);
}
