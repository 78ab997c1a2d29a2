import { memo, useId } from 'react';
import { useLanguage } from '../../lib/language/use-language';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import { Link } from '../../ui/link/link';
import type { CheckInScore } from '../../api/check-ins.api';
import { Icon } from '../../ui/icon/icon';
import { formatEntryTime } from './check-in-dates';
import { hasNoAnswers } from '../../questions/saved-answers';
import { entryPath } from '../../lib/url/paths';
import { NO_ANSWERS, UNKNOWN_TIME } from './copy';
import styles from './entry-list.module.css';
import { groupEntries, type Chunk } from './group-entries';
import { useIncrementalCount } from '../../lib/react/use-incremental-count';

/** How many chunks are rendered at once; the others follow in idle time. */
const INITIAL_CHUNKS = 2;

type Props = { readonly checkInId: string; readonly entries: readonly CheckInScore[] };

/** Completed entries by month; later months are rendered incrementally. */
export function EntryList({ checkInId, entries }: Props) {
  const months = useMemoWithTexts(groupEntries, entries);
  const total = months.reduce((sum, { chunks }) => sum + chunks.length, 0);
  const visibleCount = useIncrementalCount(total, INITIAL_CHUNKS);
  const offsets = months.map((_, index) =>
    months.slice(0, index).reduce((sum, { chunks }) => sum + chunks.length, 0),
  );
  return months.map(({ name, chunks }, index) => {
    const count = visibleCount - (offsets[index] ?? 0);
    return count <= 0 ? null : (
      <MonthSection
        key={`${name} ${chunks[0]?.key ?? ''}`}
        checkInId={checkInId}
        name={name}
        chunks={count >= chunks.length ? chunks : chunks.slice(0, count)}
      />
    );
  });
}

type MonthProps = {
  readonly checkInId: string;
  readonly name: string;
  readonly chunks: readonly Chunk[];
};

const MonthSection = memo(function MonthSection({ checkInId, name, chunks }: MonthProps) {
  const id = useId();
  return (
    <div className={styles.month}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      {chunks.map(({ key, entries }) => (
        <EntryChunk key={key} checkInId={checkInId} entries={entries} labelledBy={id} />
      ))}
    </div>
  );
});

type ChunkProps = Props & { readonly labelledBy: string };

const EntryChunk = memo(function EntryChunk({ checkInId, entries, labelledBy }: ChunkProps) {
  useLanguage();
  return (
    <ul aria-labelledby={labelledBy} className={styles.chunk}>
      {entries.map(({ id, createdAt, answers }) => (
        <li key={id} className={styles.row}>
          <Link to={entryPath(checkInId, id)} className={styles.link}>
            <time dateTime={createdAt}>{formatEntryTime(createdAt) ?? UNKNOWN_TIME()}</time>
          </Link>
          {hasNoAnswers(answers) && <span className={styles.none}>{NO_ANSWERS()}</span>}
          <Icon name="forward" size="small" className={styles.forward} />
        </li>
      ))}
    </ul>
  );
});
