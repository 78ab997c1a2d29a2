import { PageHeading } from '../page-heading/page-heading';
import { LOADING } from '../skeleton/copy';
import { Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';
import styles from './loading-screen.module.css';

/** The loading state of a screen: skeletons, and a visually hidden heading for screen readers. */
export function LoadingScreen() {
  return (
    <Stack gap={5} className={styles.screen} aria-busy="true">
      <PageHeading isProvisional>{LOADING()}</PageHeading>
      <Skeleton shape="heading" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
