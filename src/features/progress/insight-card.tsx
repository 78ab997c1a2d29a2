import { useId, type ReactNode } from 'react';
import { toQueryFailure } from '../../api/api-error';
import { classNames } from '../../ui/class-names';
import { InlineLoadError } from '../../ui/load-error/inline-load-error';
import styles from './insight-card.module.css';
import type { InsightQuery } from './use-insights';

type Props<T> = {
  readonly heading: string;
  readonly insight: InsightQuery<T>;
  readonly skeleton: ReactNode;
  /** `isStale`: what is shown belongs to the range chosen before, while the next is on its way. */
  readonly children: (data: T, headingId: string, isStale: boolean) => ReactNode;
};

/** A region of the progress page, in whichever state its data is: on its way, not to be had, or there. */
export function InsightCard<T>({ heading, insight, skeleton, children }: Props<T>) {
  const headingId = useId();
  const { data, currentData, error, isFetching, refetch } = insight;
  const hasFailed = currentData === undefined && error !== undefined;
  const shown = currentData ?? data;
  const isStale = currentData === undefined;
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={isFetching && isStale ? true : undefined}
      className={styles.card}
    >
      <h2 id={headingId}>{heading}</h2>
      {hasFailed && (
        <InlineLoadError
          failure={toQueryFailure(error)}
          isRetrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!hasFailed && shown === undefined && skeleton}
      {!hasFailed && shown !== undefined && (
        <div className={classNames(styles.body, isStale && styles.stale)}>
          {children(shown, headingId, isStale)}
        </div>
      )}
    </section>
  );
}
