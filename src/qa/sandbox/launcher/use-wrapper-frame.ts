import { useCallback, useEffect, useRef, useState } from 'react';
import { getNavigationPath, parseMessage, type ParsedMessage } from './wrapper-contract';
import { frameUrl, type Device } from './wrapper-device';
import { APP_MESSAGE } from './wrapper-frame';

/** How often the address of the frame is looked at, in ms. */
const ADDRESS_POLL_MS = 300;

/** A message of the log; `at` in ms since 1970. */
export type LoggedMessage = ParsedMessage & { readonly id: number; readonly at: number };

type FrameNavigation = { readonly key: number; readonly device: Device; readonly path: string };

/** The frame of the simulator: what it shows, where it is, what it has said, and what the app does about that. */
export function useWrapperFrame(firstDevice: Device, isResponding: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [navigation, setNavigation] = useState<FrameNavigation>({
    key: 0,
    device: firstDevice,
    path: '/',
  });
  const [address, setAddress] = useState('/');
  const [log, setLog] = useState<readonly LoggedMessage[]>([]);

  const open = useCallback((path: string, device?: Device) => {
    setNavigation((last) => ({ key: last.key + 1, device: device ?? last.device, path }));
  }, []);

  const attachFrame = useCallback(
    (element: HTMLIFrameElement | null) => {
      frame.current = element;
      if (element === null) return;
      const handleMessage = (event: Event) => {
        const { detail } = event as CustomEvent<string>;
        const message = parseMessage(detail);
        setLog((before) => [...before, { ...message, id: before.length, at: Date.now() }]);
        const nextPath = isResponding ? getNavigationPath(message) : null;
        // Opening /login tells the app to log out: it is there already.
        if (nextPath !== null && nextPath !== getFramePath(element)) open(nextPath);
      };
      element.addEventListener(APP_MESSAGE, handleMessage);
      return () => element.removeEventListener(APP_MESSAGE, handleMessage);
    },
    [isResponding, open],
  );

  useEffect(() => {
    const timer = setInterval(
      () => setAddress(getFramePath(frame.current) ?? 'left the app'),
      ADDRESS_POLL_MS,
    );
    return () => clearInterval(timer);
  }, []);

  return {
    /** Changes with every opening: the same address is opened anew. */
    visit: navigation.key,
    frame: { ref: attachFrame, src: frameUrl(navigation.device, navigation.path) },
    device: navigation.device,
    address,
    log,
    open,
    /** The same screen again, as the app does after it has signed in. */
    reload: useCallback(
      (device?: Device) => open(getFramePath(frame.current) ?? '/', device),
      [open],
    ),
    clearLog: useCallback(() => setLog([]), []),
  };
}

/** The path a frame is at; null where it shows something that is not ours. */
function getFramePath(element: HTMLIFrameElement | null): string | null {
  try {
    const location = element?.contentWindow?.location;
    if (location === undefined || location.protocol === 'about:') return null;
    return location.pathname + location.search;
  } catch {
    return null;
  }
}
