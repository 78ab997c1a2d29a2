import { PageHeading } from '../page-heading/page-heading';
import { Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';

/** What stands where a screen is about to be: its rough shape, and a heading for who cannot see it. */
export function LoadingScreen() {
  return (
    <Stack gap={5} aria-busy="true">
      <PageHeading isProvisional>Loading…</PageHeading>
      <Skeleton shape="heading" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  );
}
