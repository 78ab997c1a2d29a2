import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { AppShell } from '../shells/app-shell';

/** The frame while the first screen is on its way. */
export function StartingScreen() {
  return (
    <AppShell>
      <LoadingScreen />
    </AppShell>
  );
}
