import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { hideOnPageHide, showPage } from '../../lib/browser/bfcache-guard';
import { getEntryIndex } from '../../lib/history/entry-index';
import { RestartContext } from '../../lib/kiosk/restart-context';
import { useWrapper } from '../../wrapper/wrapper-context';
import { AppLoading } from '../layouts/app-loading';
import type { AppStore } from '../store/store';
import { clearVisitorData } from './clear-visitor-data';
import { IdleWarningDialog } from './idle-warning-dialog';
import { rewindHistory } from './rewind-history';
import { useExternalLinksInNewWindow } from './use-external-links-in-new-window';
import { updateVisit, getVisit } from './kiosk-visit';

type Props = {
  readonly children: ReactNode;
  /** Where the next visitor begins: a path of our own, or an address at a trusted origin. */
  readonly homeUrl: string;
  /** This is where visits begin; otherwise it is within somebody's. */
  readonly isStartPage: boolean;
  /** Asks who is idle whether they are still there. */
  readonly hasIdleTimer: boolean;
};

/**
 * The frame of every screen on a shared device: large, and with the one way to start over (D7, D9). Starting over takes
 * the visitor's screens and their flows away first, then what is kept of them, then their history, and leads to `home`.
 */
export function KioskProvider({ children, homeUrl, isStartPage, hasIdleTimer }: Props) {
  const { isRestarting, restart } = useRestartSequence(homeUrl, isStartPage);

  useEffect(() => hideOnPageHide(() => true, restart), [restart]);

  return (
    <div data-size="large">
      {isRestarting ? (
        <AppLoading />
      ) : (
        <RestartContext value={restart}>
          <ExternalLinksInNewWindow />
          {children}
          {hasIdleTimer && <IdleWarningDialog onTimeout={restart} />}
        </RestartContext>
      )}
    </div>
  );
}

function ExternalLinksInNewWindow() {
  useExternalLinksInNewWindow();
  return null;
}

/** Whether the visitor is being taken leave of, and how that is begun; it ends with another location. */
function useRestartSequence(homeUrl: string, isStartPage: boolean) {
  const store = useStore() as AppStore;
  const wrapper = useWrapper();
  const navigate = useNavigate();
  const { key } = useLocation();
  // Whoever comes back here by Back has left somebody's screens behind, and the way forward to them.
  const [restartingKey, setRestartingKey] = useState(
    isStartPage && getVisit(store).hasVisitor ? key : null,
  );
  const startedKey = useRef<string | null>(null);
  const currentKey = useRef(key);
  const isRestarting = restartingKey === key;
  // Another entry may bear the same key later: entries that the router did not make have none of their own.
  if (restartingKey !== null && !isRestarting) setRestartingKey(null);

  useEffect(() => {
    currentKey.current = key;
  }, [key]);

  useEffect(() => {
    if (isStartPage) updateVisit(store, { startIndex: getEntryIndex() ?? 0 });
    else updateVisit(store, { hasVisitor: true });
  }, [isStartPage, store]);

  useEffect(() => {
    // Strict mode runs effects twice; a visitor is taken leave of once.
    const hasStarted = startedKey.current === key;
    startedKey.current = isRestarting ? key : null;
    if (!isRestarting || hasStarted) return;
    const isOwnPath = homeUrl.startsWith('/');
    const runRestart = async () => {
      await clearVisitorData(store, wrapper);
      await rewindHistory(getVisit(store).startIndex, isOwnPath ? homeUrl : '/');
      if (isOwnPath) await navigate(homeUrl, { replace: true });
      else window.location.replace(homeUrl);
    };
    showPage();
    runRestart().catch(() => window.location.replace(homeUrl));
  }, [homeUrl, isRestarting, key, navigate, store, wrapper]);

  return {
    isRestarting,
    restart: useCallback(() => setRestartingKey(currentKey.current), []),
  };
}
