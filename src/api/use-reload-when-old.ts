import { isSameDay } from 'date-fns/isSameDay';
import { useEffect } from 'react';
import { useOnVisible } from '../lib/browser/use-on-visible';
import { useNow } from '../lib/time/use-now';

/** A response older than this, in ms, is loaded again when the page becomes visible: the user may have sent something. */
const MAX_AGE_ON_VISIBLE_MS = 10_000;

type Query = {
  /** In ms since 1970; undefined without a response. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
};

/**
 * Loads a query again when the user returns to the page, such as from another tab, and on a new day, on which other things
 * are due. The page may stay open for days, especially in the native app.
 */
export function useReloadWhenOld({ fulfilledTimeStamp, refetch }: Query): void {
  useOnVisible(() => {
    const age = Date.now() - (fulfilledTimeStamp ?? Date.now());
    if (age > MAX_AGE_ON_VISIBLE_MS) void refetch();
  });
  const now = useNow();
  const isOfAnotherDay = fulfilledTimeStamp !== undefined && !isSameDay(fulfilledTimeStamp, now);
  useEffect(() => {
    if (isOfAnotherDay) void refetch();
  }, [isOfAnotherDay, refetch]);
}
