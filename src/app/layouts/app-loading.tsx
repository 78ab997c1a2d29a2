import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { AppLayout } from './app-layout';

/** Layout with a loading state, while the first route loads. */
export function AppLoading() {
  return (
    <AppLayout>
      <LoadingScreen />
    </AppLayout>
  );
}
