import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { mayHaveArrived } from '../../../machines/submission/submission';
import { toQueryFailure } from '../../api/api-error';
import { isNotFound } from '../../api/is-not-found';
import { subscriptionsApi } from '../../api/subscriptions.api';
import type { Subscription } from '../../api/subscription-channel';
import { useSubscriptionTabs } from '../../api/use-subscription-tabs';
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

  const isBusy = unsubscribing.isLoading || subscribing.isLoading;
  const { reset } = subscribing;
  const showElsewhere = useCallback(
    (subscription: Subscription) => {
      // Whether its own request arrives before or after that of another tab is not known.
      if (isBusy) return;
      reset();
      setStatus(subscription);
    },
    [isBusy, reset, setStatus],
  );
  const notifyOtherTabs = useSubscriptionTabs(userId, showElsewhere);
  const sendUnsubscribe = useCallback(async () => {
    const { error } = await unsubscribe(userId);
    if (error === undefined) notifyOtherTabs('unsubscribed');
  }, [notifyOtherTabs, unsubscribe, userId]);
  const sendSubscribe = async () => {
    setStatus('subscribing');
    const result = await subscribe(userId);
    if (result.error === undefined) notifyOtherTabs('subscribed');
  };

  // Strict mode runs effects twice.
  const requestedIn = useRef<string | null>(null);
  const isDue = status === null && unsubscribing.isUninitialized && isSafeId(userId);
  useEffect(() => {
    if (!isDue || requestedIn.current === key) return;
    requestedIn.current = key;
    void sendUnsubscribe();
  }, [isDue, key, sendUnsubscribe]);
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

  return {
    status,
    hasFailed: status === null && unsubscribing.isError,
    /** Sending it again cannot help (D9). */
    isUserUnknown: isNotFound(unsubscribing.error),
    unsubscribe: () => void sendUnsubscribe(),
    isSubscribing: subscribing.isLoading,
    isRefused,
    /** False on a page that was subscribed again before it was loaded. */
    isNew: subscribing.isSuccess,
    subscribe: () => void sendSubscribe(),
  };
}
