import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { coverWhenLeft, uncoverPage } from '../../lib/cover-page';
import { StartOverContext } from '../../lib/start-over';
import { useWrapper } from '../../wrapper/wrapper-context';
import { StartingScreen } from '../screens/starting-screen';
import type { AppStore } from '../store';
import { forgetVisitor } from './forget-visitor';
import { IdleWatch } from './idle-watch';
import { readEntryIndex, unwindHistory } from './unwind-history';
import { useWindowsApart } from './use-windows-apart';
import { noteVisit, visitOf } from './visit';

type Props = {
  readonly children: ReactNode;
  /** Where the next visitor begins: a path of our own, or an address at a trusted origin. */
  readonly home: string;
  /** This is where visits begin; otherwise it is within somebody's. */
  readonly isStart: boolean;
  /** Asks who is idle whether they are still there. */
  readonly isWatched: boolean;
};

/**
 * The frame of every screen on a shared device: large, and with the one way to start over (D7, D9). Starting over takes
 * the visitor's screens and their flows away first, then what is kept of them, then their history, and leads to `home`.
 */
export function KioskFrame({ children, home, isStart, isWatched }: Props) {
  const { isLeaving, startOver } = useLeaving(home, isStart);

  useEffect(() => coverWhenLeft(() => true, startOver), [startOver]);

  return (
    <div data-size="large">
      {isLeaving ? (
        <StartingScreen />
      ) : (
        <StartOverContext value={startOver}>
          <WindowsApart />
          {children}
          {isWatched && <IdleWatch onGone={startOver} />}
        </StartOverContext>
      )}
    </div>
  );
}

function WindowsApart() {
  useWindowsApart();
  return null;
}

/** Whether the visitor is being taken leave of, and how that is begun; it ends with another location. */
function useLeaving(home: string, isStart: boolean) {
  const store = useStore() as AppStore;
  const wrapper = useWrapper();
  const navigate = useNavigate();
  const { key } = useLocation();
  // Whoever comes back here by Back has left somebody's screens behind, and the way forward to them.
  const [leftKey, setLeftKey] = useState(isStart && visitOf(store).hasVisitor ? key : null);
  const begunKey = useRef<string | null>(null);
  const presentKey = useRef(key);
  const isLeaving = leftKey === key;
  // Another entry may bear the same key later: entries that the router did not make have none of their own.
  if (leftKey !== null && !isLeaving) setLeftKey(null);

  useEffect(() => {
    presentKey.current = key;
  }, [key]);

  useEffect(() => {
    if (isStart) noteVisit(store, { base: readEntryIndex() ?? 0 });
    else noteVisit(store, { hasVisitor: true });
  }, [isStart, store]);

  useEffect(() => {
    // Strict mode runs effects twice; a visitor is taken leave of once.
    const hasBegun = begunKey.current === key;
    begunKey.current = isLeaving ? key : null;
    if (!isLeaving || hasBegun) return;
    const isOwn = home.startsWith('/');
    const leave = async () => {
      await forgetVisitor(store, wrapper);
      await unwindHistory(visitOf(store).base, isOwn ? home : '/');
      if (isOwn) await navigate(home, { replace: true });
      else window.location.replace(home);
    };
    uncoverPage();
    leave().catch(() => window.location.replace(home));
  }, [home, isLeaving, key, navigate, store, wrapper]);

  return { isLeaving, startOver: useCallback(() => setLeftKey(presentKey.current), []) };
}
