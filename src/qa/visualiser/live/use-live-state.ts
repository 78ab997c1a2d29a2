import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createFrameDriver } from './frame-driver';
import { IDLE, type Driver, type Report, type WalkthroughProgress } from './live.types';
import { createLiveStateStore } from './live-state';
import { liveCoverageStore } from './live-coverage';

/** One store for the page, so that the log survives switching between flows. */
const store = createLiveStateStore(liveCoverageStore.addCoverage);

/** State and driver of the app in `container`. */
export function useLiveState(container: HTMLElement | null) {
  const [driver, setDriver] = useState<Driver | null>(null);
  const [walkthrough, setWalkthrough] = useState<WalkthroughProgress>(IDLE);
  const state = useSyncExternalStore(store.subscribe, store.getState);

  const onReport = useCallback((report: Report) => {
    if (report.kind === 'page-opened') store.resetActors();
    if (report.kind === 'inspected') store.receive([report.event]);
    if (report.kind === 'console') store.receiveMessage(report.message);
    if (report.kind === 'walkthrough') setWalkthrough(report.state);
  }, []);

  useEffect(() => {
    if (container === null) return;
    const newDriver = createFrameDriver(container, onReport);
    setDriver(newDriver);
    return () => {
      newDriver.close();
      store.resetActors();
      setDriver(null);
      setWalkthrough(IDLE);
    };
  }, [container, onReport]);

  return { state, walkthrough, driver };
}
