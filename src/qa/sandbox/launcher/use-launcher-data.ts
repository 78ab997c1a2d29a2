import { useCallback, useEffect, useState } from 'react';
import type { LauncherData } from '../control/control.types';
import { fetchLauncherData } from './control-client';

/** How often a visible page reloads the data. */
const REFRESH_MS = 2000;

type LauncherState = {
  readonly launcherData: LauncherData | null;
  readonly isUnreachable: boolean;
};

/** Loads the launcher's data repeatedly while the page is visible; the last data stays while the sandbox is unreachable. */
export function useLauncherData(): LauncherState & { refresh: () => Promise<void> } {
  const [state, setState] = useState<LauncherState>({ launcherData: null, isUnreachable: false });

  const refresh = useCallback(
    () =>
      fetchLauncherData().then(
        (launcherData) => setState({ launcherData, isUnreachable: false }),
        () => setState(({ launcherData }) => ({ launcherData, isUnreachable: true })),
      ),
    [],
  );

  useEffect(() => {
    void refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  return { ...state, refresh };
}
