import { useCallback, useEffect, useRef, useState } from 'react';
import { answerOf, readMessage, type ReadMessage } from './wrapper-contract';
import { frameUrl, type Device } from './wrapper-device';
import { APP_MESSAGE } from './wrapper-frame';

/** How often the address of the frame is looked at, in ms. */
const LOOK_MS = 300;

/** A message of the log; `at` in ms since 1970. */
export type LoggedMessage = ReadMessage & { readonly id: number; readonly at: number };

type Visit = { readonly n: number; readonly device: Device; readonly path: string };

/** The frame of the simulator: what it shows, where it is, what it has said, and what the app does about that. */
export function useWrapperFrame(firstDevice: Device, isAnswering: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [visit, setVisit] = useState<Visit>({ n: 0, device: firstDevice, path: '/' });
  const [address, setAddress] = useState('/');
  const [log, setLog] = useState<readonly LoggedMessage[]>([]);

  const open = useCallback((path: string, device?: Device) => {
    setVisit((last) => ({ n: last.n + 1, device: device ?? last.device, path }));
  }, []);

  const listen = useCallback(
    (element: HTMLIFrameElement | null) => {
      frame.current = element;
      if (element === null) return;
      const hear = (event: Event) => {
        const { detail } = event as CustomEvent<string>;
        const message = readMessage(detail);
        setLog((before) => [...before, { ...message, id: before.length, at: Date.now() }]);
        const answer = isAnswering ? answerOf(message) : null;
        // Opening /login tells the app to log out: it is there already.
        if (answer !== null && answer !== addressOf(element)) open(answer);
      };
      element.addEventListener(APP_MESSAGE, hear);
      return () => element.removeEventListener(APP_MESSAGE, hear);
    },
    [isAnswering, open],
  );

  useEffect(() => {
    const timer = setInterval(
      () => setAddress(addressOf(frame.current) ?? 'left the app'),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, []);

  return {
    /** Changes with every opening: the same address is opened anew. */
    visit: visit.n,
    frame: { ref: listen, src: frameUrl(visit.device, visit.path) },
    device: visit.device,
    address,
    log,
    open,
    /** The same screen again, as the app does after it has signed in. */
    reload: useCallback((device?: Device) => open(addressOf(frame.current) ?? '/', device), [open]),
    clearLog: useCallback(() => setLog([]), []),
  };
}

/** The path a frame is at; null where it shows something that is not ours. */
function addressOf(element: HTMLIFrameElement | null): string | null {
  try {
    const location = element?.contentWindow?.location;
    if (location === undefined || location.protocol === 'about:') return null;
    return location.pathname + location.search;
  } catch {
    return null;
  }
}
