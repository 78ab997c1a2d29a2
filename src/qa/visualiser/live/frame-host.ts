import {
  INSPECTED_EVENT,
  PAGE_OPEN_EVENT,
  type InspectedEvent,
} from '../../inspection/inspection.types';

/** How long a page may take to open, in ms. */
const OPEN_TIMEOUT_MS = 30_000;

/** The window of the page that was opened; throws once that page has made room for another. */
export type GetAppWindow = () => Window;

/** The frame that shows the app; every page is opened in a new one, so that nothing of the last is left. */
export type FrameHost = {
  /** Opens a path of the app; `prepare` is told of each page of it before anything of it runs. */
  readonly open: (path: string, prepare: (view: Window) => void) => Promise<GetAppWindow>;
  /** Takes the app away, and with it all that it still waits for. */
  readonly close: () => void;
};

type Callbacks = {
  readonly onInspected: (inspected: InspectedEvent) => void;
  /** A page has begun; what is told from now on is of it. */
  readonly onPageOpen: () => void;
};

/** Shows the app within `room`. */
export function createFrameHost(
  container: HTMLElement,
  { onInspected, onPageOpen }: Callbacks,
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
          fail('The app made room for another page.');
          frame.remove();
        };
        frame.title = 'The app';
        frame.addEventListener(PAGE_OPEN_EVENT, (event) => {
          isPrepared = true;
          onPageOpen();
          // SAFETY: the app's page says nothing else by this name.
          prepare((event as CustomEvent<Window>).detail);
        });
        frame.addEventListener(INSPECTED_EVENT, (event) => {
          // SAFETY: as above.
          onInspected((event as CustomEvent<InspectedEvent>).detail);
        });
        frame.addEventListener('load', () => {
          if (!isPrepared) fail('What opened is not the app, or not a build of it for QA.');
          clearTimeout(timer);
          resolve(() => getWindow(frame));
        });
        frame.src = path;
        container.append(frame);
      }),
    close: () => closeCurrent(),
  };
}

function getWindow({ contentWindow }: HTMLIFrameElement): Window {
  if (contentWindow === null) throw new Error('The app is not open.');
  return contentWindow;
}
