import { useCallback, useEffect, useRef, useState } from 'react';
import { getNavigationPath, parseMessage, type ParsedMessage } from './wrapper-contract';
import { getFrameUrl, type Device } from './wrapper-device';
import { APP_MESSAGE } from './wrapper-frame';

/** How often the frame's address is read. */
const ADDRESS_POLL_MS = 300;

/** A message in the log; `at` is in ms since 1970. */
export type LoggedMessage = ParsedMessage & { readonly id: number; readonly at: number };

/** Opens without a session, so that the simulator starts on something to look at. */
const INITIAL_PATH = '/user/ada/assessments?context=patient_app';

type FrameNavigation = { readonly key: number; readonly device: Device; readonly path: string };

/** The simulator's frame: its device, address and message log; with `isResponding`, it navigates as the native app does. */
export function useWrapperFrame(initialDevice: Device, isResponding: boolean) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [navigation, setNavigation] = useState<FrameNavigation>({
    key: 0,
    device: initialDevice,
    path: INITIAL_PATH,
  });
  const [address, setAddress] = useState(INITIAL_PATH);
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
        // The login page itself sends `logout`; opening it again would loop.
        if (nextPath !== null && nextPath !== getFramePath(element)) open(nextPath);
      };
      element.addEventListener(APP_MESSAGE, handleMessage);
      return () => element.removeEventListener(APP_MESSAGE, handleMessage);
    },
    [isResponding, open],
  );

  useEffect(() => {
    const timer = setInterval(
      () => setAddress(getFramePath(frame.current) ?? 'outside the app'),
      ADDRESS_POLL_MS,
    );
    return () => clearInterval(timer);
  }, []);

  return {
    /** Changes on every navigation, so that the same URL loads again. */
    frameKey: navigation.key,
    frameProps: { ref: attachFrame, src: getFrameUrl(navigation.device, navigation.path) },
    device: navigation.device,
    address,
    log,
    open,
    /** Reloads the current screen, as the native app does after it has signed in. */
    reload: useCallback(
      (device?: Device) => open(getFramePath(frame.current) ?? '/', device),
      [open],
    ),
    clearLog: useCallback(() => setLog([]), []),
  };
}

/** The path of a frame; null if it shows a blank page or another origin. */
function getFramePath(element: HTMLIFrameElement | null): string | null {
  try {
    const location = element?.contentWindow?.location;
    if (location === undefined || location.protocol === 'about:') return null;
    return location.pathname + location.search;
  } catch {
    return null;
  }
}
