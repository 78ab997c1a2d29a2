import type { ReactNode } from 'react';
import { toQueryFailure } from '../../api/api-error';
import { classNames } from '../../ui/class-names';
import { InlineLoadError } from '../../ui/load-error/inline-load-error';
import styles from './insight-card.module.css';
import type { InsightQuery } from './insights';

type Props<T> = {
  /** The id of the heading: one that the first view writes, too, which `useId` does not return. */
  readonly id: string;
  readonly heading: string;
  readonly insight: InsightQuery<T>;
  readonly skeleton: ReactNode;
  /** `isStale` is true while the newly selected range loads and `data` still belongs to the previous one. */
  readonly children: (data: T, isStale: boolean) => ReactNode;
};

/** A region of the progress page that shows a skeleton, a load error or its data. */
export function InsightCard<T>({ id, heading, insight, skeleton, children }: Props<T>) {
  const { data, currentData, error, isFetching, refetch } = insight;
  const hasFailed = currentData === undefined && error !== undefined;
  const shownData = currentData ?? data;
  const isStale = currentData === undefined;
  return (
    <section
      aria-labelledby={id}
      aria-busy={isFetching && isStale ? true : undefined}
      className={styles.card}
    >
      <h2 id={id}>{heading}</h2>
      {hasFailed && (
        <InlineLoadError
          failure={toQueryFailure(error)}
          isRetrying={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!hasFailed && shownData === undefined && skeleton}
      {!hasFailed && shownData !== undefined && (
        <div className={classNames(styles.body, isStale && styles.stale)}>
          {children(shownData, isStale)}
        </div>
      )}
    </section>
  );
}
