import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { Shell } from './shell/shell';
import { useRoute } from './shell/use-route';

const ScreenPage = lazy(async () => ({
  default: (await import('./live/screen-page')).ScreenPage,
}));

/** The visualiser; at `#/screen/{machine}` only the app, in the state of the link. */
export function Visualiser() {
  const route = useRoute();
  if (route.mode !== 'screen') return <Shell />;
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <ScreenPage key={window.location.hash} route={route} />
    </Suspense>
  );
}
