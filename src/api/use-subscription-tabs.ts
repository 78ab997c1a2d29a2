import { useCallback, useEffect, useRef } from 'react';
import { isSafeId } from '../lib/url/encode-path-segment';
import { useApiDispatch } from './api-dispatch';
import { endCommand } from './commands';
import { unsubscribe } from './operations';
import { openSubscriptionChannel, type Subscription } from './subscription-channel';
import { toRequest } from './to-request';

/**
 * Calls `listener` when another tab has changed the subscription of a user. What this tab has sent before without knowing the
 * outcome is then outdated: the next request is a new command (D10). Returns what tells the other tabs of a change.
 */
export function useSubscriptionTabs(
  userId: string,
  listener?: (subscription: Subscription) => void,
): (subscription: Subscription) => void {
  const dispatch = useApiDispatch();
  const opened = useRef<ReturnType<typeof openSubscriptionChannel> | null>(null);
  useEffect(() => {
    if (!isSafeId(userId)) return;
    const channel = openSubscriptionChannel(userId, (subscription) => {
      // To subscribe again is a command of the same resource.
      dispatch(endCommand(toRequest(unsubscribe, { userId })));
      listener?.(subscription);
    });
    opened.current = channel;
    return () => {
      opened.current = null;
      channel.close();
    };
  }, [dispatch, listener, userId]);

  return useCallback(
    (subscription) => {
      const channel = opened.current ?? openSubscriptionChannel(userId, () => undefined);
      channel.post(subscription);
      // The page has been left meanwhile.
      if (channel !== opened.current) channel.close();
    },
    [userId],
  );
}
