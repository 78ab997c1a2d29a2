import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { Shell } from './shell/shell';
import { useRoute } from './shell/use-route';

const DevicePage = lazy(async () => ({
  default: (await import('./live/device-page')).DevicePage,
}));

/** The visualiser. On a second device (`#/device/{code}`) it shows only the app. */
export function Visualiser() {
  const { mode, machine: code } = useRoute();
  if (mode !== 'device') return <Shell />;
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <DevicePage key={code} code={code.toUpperCase()} />
    </Suspense>
  );
}
