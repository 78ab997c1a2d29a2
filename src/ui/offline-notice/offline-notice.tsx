import { useIsOnline } from '../../lib/browser/use-is-online';
import { Icon } from '../icon/icon';
import { OFFLINE_NOTICE } from './copy';
import styles from './offline-notice.module.css';

/** Above Submit while there is no network: nothing is lost, and nothing is sent later by itself. */
export function OfflineNotice() {
  if (useIsOnline()) return null;
  return (
    <p role="status" className={styles.notice}>
      <Icon name="offline" size="small" />
      {OFFLINE_NOTICE()}
    </p>
  );
}
