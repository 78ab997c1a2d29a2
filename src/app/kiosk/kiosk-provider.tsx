import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import '../../ui/tokens-large.css';
import { hideOnPageHide, showPage } from '../../lib/browser/bfcache-guard';
import { RestartContext } from '../../lib/kiosk/restart-context';
import { AppLoading } from '../layouts/app-loading';
import { useServices } from '../services/app-services';
import { clearVisitorData } from './clear-visitor-data';
import { IdleWarningDialog } from './idle-warning-dialog';
import { createKioskVisit } from './kiosk-visit';
import { getEntryIndex } from '../../lib/history/entry-index';
import { rewindHistory } from './rewind-history';

type Props = {
  readonly children: ReactNode;
  /** The start page of the next visitor: a path of the app, or a URL of a trusted origin. */
  readonly homeUrl: string;
  /** True for the page on which visits start. */
  readonly isStartPage: boolean;
  readonly hasIdleTimer: boolean;
};

/**
 * Wraps every screen on a shared device: large controls, and one way to start over (D7, D9). The restart sequence: unmount
 * the screens, which stops the flows, clear stored data, rewind the history, go to `homeUrl`.
 */
export function KioskProvider({ children, homeUrl, isStartPage, hasIdleTimer }: Props) {
  const { clock } = useServices();
  const { isRestarting, restart } = useRestart(homeUrl, isStartPage);

  useEffect(() => hideOnPageHide(() => true, restart), [restart]);

  return (
    <div data-size="large">
      {isRestarting ? (
        <AppLoading />
      ) : (
        <RestartContext value={restart}>
          {children}
          {hasIdleTimer && <IdleWarningDialog clock={clock} onTimeout={restart} />}
        </RestartContext>
      )}
    </div>
  );
}

/** `restart` starts the restart sequence; `isRestarting` is true until the location changes at its end. */
function useRestart(homeUrl: string, isStartPage: boolean) {
  const services = useServices();
  const visit = services.get(createKioskVisit);
  const navigate = useNavigate();
  const { key } = useLocation();
  // The visitor went back to the start page: restart, because Forward would still open their screens.
  const [restartingKey, setRestartingKey] = useState(
    isStartPage && visit.get().hasVisitor ? key : null,
  );
  const startedKey = useRef<string | null>(null);
  const currentKey = useRef(key);
  const isRestarting = restartingKey === key;
  // Keys are not unique: entries that the router did not create all have the key 'default'.
  if (restartingKey !== null && !isRestarting) setRestartingKey(null);

  useEffect(() => {
    currentKey.current = key;
  }, [key]);

  useEffect(() => {
    visit.update(isStartPage ? { startIndex: getEntryIndex() ?? 0 } : { hasVisitor: true });
  }, [isStartPage, visit]);

  useEffect(() => {
    // Strict mode runs effects twice; the restart sequence runs once.
    const hasStarted = startedKey.current === key;
    startedKey.current = isRestarting ? key : null;
    if (!isRestarting || hasStarted) return;
    const isOwnPath = homeUrl.startsWith('/');
    const runRestart = async () => {
      await clearVisitorData(services);
      await rewindHistory(visit.get().startIndex, isOwnPath ? homeUrl : '/');
      if (isOwnPath) await navigate(homeUrl, { replace: true });
      else window.location.replace(homeUrl);
      for (const observe of services.observers.startOvers) observe();
    };
    showPage();
    runRestart().catch(() => window.location.replace(homeUrl));
  }, [homeUrl, isRestarting, key, navigate, services, visit]);

  return { isRestarting, restart: useCallback(() => setRestartingKey(currentKey.current), []) };
}
