import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createLocalDriver } from './local-driver';
import { IDLE, type Driver, type Report, type WalkState } from './live.types';
import { createMirror } from './mirror';
import { createRemoteDriver } from './remote-driver';

/** What was covered stays as long as the page, whichever flow is looked at. */
const mirror = createMirror();

/** The app that is shown, in `room` or on the device that has opened the link with `code`: what it does, and how it is driven. */
export function useLive(room: HTMLElement | null, code: string | null) {
  const [driver, setDriver] = useState<Driver | null>(null);
  const [walk, setWalk] = useState<WalkState>(IDLE);
  const [isHeard, setHeard] = useState(false);
  const state = useSyncExternalStore(mirror.subscribe, mirror.getState);

  const hear = useCallback((report: Report) => {
    setHeard(report.kind !== 'left');
    setWalk((now) => (now.status === 'nobody there' ? IDLE : now));
    if (report.kind === 'here') mirror.beginPage();
    if (report.kind === 'inspected') mirror.take(report.all);
    if (report.kind === 'walk') setWalk(report.state);
    if (report.kind !== 'left') return;
    mirror.beginPage();
    setWalk({ ...IDLE, status: 'nobody there' });
  }, []);

  useEffect(() => {
    if (room === null && code === null) return;
    const opened =
      code === null && room !== null
        ? createLocalDriver(room, hear)
        : createRemoteDriver(code ?? '', hear);
    setDriver(opened);
    return () => {
      opened.close();
      mirror.beginPage();
      setDriver(null);
      setWalk(IDLE);
      setHeard(false);
    };
  }, [room, code, hear]);

  return { state, walk, driver, isHeard, forgetCoverage: mirror.forgetCoverage };
}
