import { Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** What stands where a screen is about to be: its rough shape, and the word for who cannot see it. */
export function LoadingScreen() {
  return (
    <Stack aria-busy="true">
      <VisuallyHidden as="h1">Loading…</VisuallyHidden>
      <Skeleton shape="heading" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}
