import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createLocalDriver } from './local-driver';
import { IDLE, type Driver, type Report, type WalkthroughProgress } from './live.types';
import { createLiveStateStore } from './live-state';
import { createRemoteDriver } from './remote-driver';
import { seenStore } from './seen-store';

/** One store for the page, so that the log survives switching between flows. */
const store = createLiveStateStore(seenStore.addSeen);

/** State and driver of the app in `container`, or on the device with the pairing `code`. */
export function useLiveState(container: HTMLElement | null, code: string | null) {
  const [driver, setDriver] = useState<Driver | null>(null);
  const [walkthrough, setWalkthrough] = useState<WalkthroughProgress>(IDLE);
  const [isConnected, setConnected] = useState(false);
  const state = useSyncExternalStore(store.subscribe, store.getState);

  const onReport = useCallback((report: Report) => {
    setConnected(report.kind !== 'disconnected');
    setWalkthrough((now) => (now.status === 'disconnected' ? IDLE : now));
    if (report.kind === 'page-opened') store.resetActors();
    if (report.kind === 'inspected') store.receive(report.events);
    if (report.kind === 'console') store.receiveMessage(report.message);
    if (report.kind === 'walkthrough') setWalkthrough(report.state);
    if (report.kind !== 'disconnected') return;
    store.resetActors();
    setWalkthrough({ ...IDLE, status: 'disconnected' });
  }, []);

  useEffect(() => {
    if (container === null && code === null) return;
    const newDriver =
      code === null && container !== null
        ? createLocalDriver(container, onReport)
        : createRemoteDriver(code ?? '', onReport);
    setDriver(newDriver);
    return () => {
      newDriver.close();
      store.resetActors();
      setDriver(null);
      setWalkthrough(IDLE);
      setConnected(false);
    };
  }, [container, code, onReport]);

  return { state, walkthrough, driver, isConnected };
}
