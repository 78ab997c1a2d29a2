import { useCallback, useEffect, useState } from 'react';
import type { LauncherData } from '../control/control.types';
import { fetchLauncherData } from './control-client';

/** How often a page that somebody looks at asks for news. */
const REFRESH_MS = 2000;

type LauncherState = {
  readonly launcherData: LauncherData | null;
  readonly isUnreachable: boolean;
};

/** What the clinic says of itself, kept fresh while the page is seen; the last reading stays while it is unreachable. */
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
