import { useCallback, useEffect, useState } from 'react';
import type { FrontDoor } from '../control/control.types';
import { readFrontDoor } from './control-client';

/** How often a page that somebody looks at asks for news. */
const REFRESH_MS = 2000;

type Reading = { readonly frontDoor: FrontDoor | null; readonly isUnreachable: boolean };

/** What the clinic says of itself, kept fresh while the page is seen; the last reading stays while it is unreachable. */
export function useFrontDoor(): Reading & { refresh: () => Promise<void> } {
  const [reading, setReading] = useState<Reading>({ frontDoor: null, isUnreachable: false });

  const refresh = useCallback(
    () =>
      readFrontDoor().then(
        (frontDoor) => setReading({ frontDoor, isUnreachable: false }),
        () => setReading(({ frontDoor }) => ({ frontDoor, isUnreachable: true })),
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

  return { ...reading, refresh };
}
