import { PageHeading } from '../page-heading/page-heading';
import { Loading, Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';
import styles from './loading-screen.module.css';

/** What stands where a screen is about to be: its rough shape, and the word for who cannot see it. */
export function LoadingScreen() {
  return (
    <Loading>
      <Stack>
        <div className={styles.heading}>
          <PageHeading isProvisional>Loading…</PageHeading>
        </div>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    </Loading>
  );
}
