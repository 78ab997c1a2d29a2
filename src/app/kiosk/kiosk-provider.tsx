import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import '../../ui/tokens-large.css';
import { hideOnPageHide, showPage } from '../../lib/browser/bfcache-guard';
import { getEntryIndex } from '../../lib/history/entry-index';
import { RestartContext } from '../../lib/kiosk/restart-context';
import { useServices } from '../services/app-services';
import { IdleWarningDialog } from './idle-warning-dialog';
import { createKioskVisit, type KioskVisitRef } from './kiosk-visit';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { AppLayout } from '../layouts/app-layout';

type Props = {
  readonly children: ReactNode;
  /** The start page of the next visitor: a path of the app, or a URL of a trusted origin. */
  readonly homeUrl: string;
  /** True for the page on which visits start. */
  readonly isStartPage: boolean;
  readonly hasIdleTimer: boolean;
};

/**
 * Wraps every screen on a shared device: large controls, and one way to start over (D7, D9). While that runs, no screen of
 * the visitor is mounted.
 */
export function KioskProvider({ children, homeUrl, isStartPage, hasIdleTimer }: Props) {
  const services = useServices();
  const visit = services.get(createKioskVisit);
  const isRestarting = useIsRestarting(visit.actor, isStartPage);
  const restart = useCallback(() => visit.actor.send({ type: 'RESTART' }), [visit]);
  const navigate = useNavigate();
  const { key } = useLocation();

  useLayoutEffect(() => visit.setNavigate(navigate), [navigate, visit]);

  useLayoutEffect(() => {
    visit.actor.send(
      isStartPage
        ? { type: 'START_PAGE_OPENED', homeUrl, entryIndex: getEntryIndex() ?? 0 }
        : { type: 'VISITOR_PAGE_OPENED', homeUrl },
    );
  }, [homeUrl, isStartPage, key, visit]);

  useEffect(() => hideOnPageHide(() => true, restart), [restart]);

  return (
    <div data-size="large">
      {isRestarting ? (
        <AppLoading />
      ) : (
        <RestartContext value={restart}>
          {children}
          {hasIdleTimer && <IdleWarningDialog visit={visit.actor} />}
        </RestartContext>
      )}
    </div>
  );
}

/** True while no screen may be mounted. Tells the flow when they are gone, and shows a page that was hidden until then. */
function useIsRestarting(visit: KioskVisitRef, isStartPage: boolean): boolean {
  const isRestarting = useSelector(
    visit,
    // The visitor went back to the start page, and the flow does not know yet.
    (snapshot) => snapshot.hasTag('restarting') || (isStartPage && snapshot.matches('visiting')),
  );
  const isClosing = useSelector(visit, (snapshot) =>
    snapshot.matches({ restarting: 'closingScreens' }),
  );
  useEffect(() => {
    if (!isClosing) return;
    showPage();
    visit.send({ type: 'SCREENS_CLOSED' });
  }, [isClosing, visit]);
  return isRestarting;
}

/** Layout with a loading state, while the first route loads. */
function AppLoading() {
  return (
    <AppLayout>
      <LoadingScreen />
    </AppLayout>
  );
}
