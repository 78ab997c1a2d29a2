import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApiDispatch } from '../../api/api-dispatch';
import { useRouteFacts } from './route-facts';
import { importSafetyNetApi, importSafetyNetPage } from './safety-net-chunk';

/**
 * Loads the safety net of a user, code and resources, with the first screen that links to it: it has to open without a
 * network, too. What fails is tried again on the next screen. Null while the user is not known.
 */
export function useSafetyNetPreload(userId: string | null): void {
  const dispatch = useApiDispatch();
  const { pathname } = useLocation();
  const { isSafetyNet } = useRouteFacts();
  useEffect(() => {
    // The page itself sends its request, and has 'Try again'.
    if (userId === null || isSafetyNet === true) return;
    let isCurrent = true;
    const preload = async () => {
      await importSafetyNetPage();
      const { safetyNetApi } = await importSafetyNetApi();
      // The user may have signed out, or a kiosk started over, while the code was loading.
      if (!isCurrent) return;
      // Without a subscription: the endpoint keeps the response for the tab.
      await dispatch(safetyNetApi.endpoints.getSafetyNet.initiate(userId, { subscribe: false }));
    };
    preload().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, userId, isSafetyNet, pathname]);
}
