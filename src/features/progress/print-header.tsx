import { useProfile } from '../../api/profile-context';
import { publicUserApi } from '../../api/public-user.api';
import { byLocale } from '../../lib/language/by-locale';
import { useNow } from '../../lib/time/use-now';
import { getBucketStart, toBucketIndex, toLocalDay, toUtcDate } from './calendar';
import { formatPrinted } from './copy';
import styles from './print-header.module.css';
import type { TimeRange } from './time-range';

const getFormat = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** On paper alone: whose charts these are, of which days, and when they were printed. The clinic's logo is above. */
export function PrintHeader({ range }: { readonly range: TimeRange }) {
  const { userId, firstName, lastName } = useProfile();
  const { data: user } = publicUserApi.endpoints.getPublicUser.useQuery(userId);
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
