import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { AppLayout } from './app-layout';

/** The frame while the first screen is on its way. */
export function AppLoading() {
  return (
    <AppLayout>
      <LoadingScreen />
    </AppLayout>
  );
}
