import type { Profile } from '../../api/profile.schema';
import type { PublicUser } from '../../api/public-user.schema';
import { byLocale } from '../../lib/language/by-locale';
import { useNow } from '../../lib/time/use-now';
import { getBucketStart, toBucketIndex, toLocalDay, toUtcDate } from './calendar';
import { formatPrinted } from './copy';
import styles from './print-header.module.css';
import type { TimeRange } from './time-range';

const getFormat = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

type Props = {
  readonly profile: Pick<Profile, 'firstName' | 'lastName'>;
  /** Undefined while it loads, or if it cannot be loaded. */
  readonly user: PublicUser | undefined;
  readonly range: TimeRange;
};

/** On paper alone: whose charts these are, of which days, and when they were printed. The clinic's logo is above. */
export function PrintHeader({ profile: { firstName, lastName }, user, range }: Props) {
  const patientName = user?.type === 'participant' ? user.relatedPatientFirstName : null;
  const today = toLocalDay(new Date(useNow()));
  const { bucket, bucketCount } = range;
  const firstDay = getBucketStart(toBucketIndex(today, bucket) - bucketCount + 1, bucket);
  const format = getFormat();
  return (
    <p className={styles.header}>
      <strong>{patientName ?? `${firstName} ${lastName}`}</strong>
      <span>{format.formatRange(toUtcDate(firstDay), toUtcDate(today))}</span>
      <span>{formatPrinted(format.format(toUtcDate(today)))}</span>
    </p>
  );
}
