import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApiDispatch } from '../../api/api-dispatch';
import { safetyNetApi } from '../../api/safety-net.api';
import { useRouteFacts } from './route-facts';

/**
 * Loads the safety net of a user with the first screen that links to it: it has to open without a network, too. What fails
 * is tried again on the next screen. Null while the user is not known.
 */
export function useSafetyNetPreload(userId: string | null): void {
  const dispatch = useApiDispatch();
  const { pathname } = useLocation();
  const { isSafetyNet } = useRouteFacts();
  useEffect(() => {
    // The page itself sends its request, and has 'Try again'.
    if (userId === null || isSafetyNet === true) return;
    // Without a subscription: the endpoint keeps the response for the tab.
    void dispatch(safetyNetApi.endpoints.getSafetyNet.initiate(userId, { subscribe: false }));
  }, [dispatch, userId, isSafetyNet, pathname]);
}
