import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { Shell } from './shell/shell';
import { useRoute } from './shell/use-route';

const DevicePage = lazy(async () => ({
  default: (await import('./live/device-page')).DevicePage,
}));

/** The visualiser; a second device shows the app alone, and the code stands where a machine would. */
export function Visualiser() {
  const { mode, machine: code } = useRoute();
  if (mode !== 'device') return <Shell />;
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <DevicePage key={code} code={code.toUpperCase()} />
    </Suspense>
  );
}
