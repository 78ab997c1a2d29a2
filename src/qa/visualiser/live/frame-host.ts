import {
  INSPECTED_EVENT,
  PAGE_OPEN_EVENT,
  type InspectedEvent,
} from '../../inspection/inspection.types';

import { captureConsole, type ConsoleMessage } from './capture-console';

/** Time limit for opening a page, in ms. */
const OPEN_TIMEOUT_MS = 30_000;

/** Returns the window of the opened page; throws if the iframe was removed. */
export type GetAppWindow = () => Window;

/** Shows the app in an iframe; every page gets a new one, so that no state of the last remains. */
export type FrameHost = {
  /** Opens a path; `prepare` gets the window of each page before the app's scripts run. */
  readonly open: (path: string, prepare: (view: Window) => void) => Promise<GetAppWindow>;
  /** Removes the iframe, with its pending requests; rejects an `open` that has not finished. */
  readonly close: () => void;
  /** The window of the current page; null if there is none. */
  readonly getAppWindow: () => Window | null;
};

type Callbacks = {
  readonly onInspected: (inspected: InspectedEvent) => void;
  /** A new page has opened; later events come from it. */
  readonly onPageOpen: () => void;
  readonly onConsole: (message: ConsoleMessage) => void;
};

/** Creates a host that appends its iframe to `container`. */
export function createFrameHost(
  container: HTMLElement,
  { onInspected, onPageOpen, onConsole }: Callbacks,
): FrameHost {
  let closeCurrent: () => void = () => undefined;

  return {
    open: (path, prepare) =>
      new Promise((resolve, reject) => {
        closeCurrent();
        const frame = container.ownerDocument.createElement('iframe');
        let isPrepared = false;
        const fail = (message: string) => {
          clearTimeout(timer);
          reject(new Error(message));
        };
        const timer = setTimeout(() => fail('The app did not open.'), OPEN_TIMEOUT_MS);
        closeCurrent = () => {
          fail('The app was replaced by another page.');
          frame.remove();
        };
        frame.title = 'The app';
        frame.addEventListener(PAGE_OPEN_EVENT, (event) => {
          isPrepared = true;
          onPageOpen();
          // SAFETY: only the app's page dispatches this event.
          const view = (event as CustomEvent<Window>).detail;
          captureConsole(view, onConsole);
          prepare(view);
        });
        frame.addEventListener(INSPECTED_EVENT, (event) => {
          // SAFETY: only the app's page dispatches this event.
          onInspected((event as CustomEvent<InspectedEvent>).detail);
        });
        frame.addEventListener('load', () => {
          if (!isPrepared) fail('The page that opened is not the app, or not a QA build of it.');
          clearTimeout(timer);
          resolve(() => getWindow(frame));
        });
        frame.src = path;
        container.append(frame);
      }),
    close: () => closeCurrent(),
    getAppWindow: () => container.querySelector('iframe')?.contentWindow ?? null,
  };
}

function getWindow({ contentWindow }: HTMLIFrameElement): Window {
  if (contentWindow === null) throw new Error('The app is not open.');
  return contentWindow;
}
