import { INSPECTED, PAGE_OPENS, type Inspected } from '../../lib/inspection.types';

/** How long a page may take to open, in ms. */
const PATIENCE_MS = 30_000;

/** The frame that shows the app; every page is opened in a new one, so that nothing of the last is left. */
export type FrameHost = {
  /** Opens a path of the app; `prepare` is told of each page of it before anything of it runs. */
  readonly open: (path: string, prepare: (view: Window) => void) => Promise<void>;
  readonly page: () => Document;
  readonly view: () => Window;
  readonly close: () => void;
};

type Ears = {
  readonly onInspected: (inspected: Inspected) => void;
  /** A page has begun; what is told from now on is of it. */
  readonly onPage: () => void;
};

/** Shows the app within `room`. */
export function createFrameHost(room: HTMLElement, { onInspected, onPage }: Ears): FrameHost {
  let frame: HTMLIFrameElement | null = null;

  const view = () => {
    const window = frame?.contentWindow;
    if (window === null || window === undefined) throw new Error('The app is not open.');
    return window;
  };

  return {
    open: (path, prepare) =>
      new Promise((resolve, reject) => {
        frame?.remove();
        const opened = room.ownerDocument.createElement('iframe');
        frame = opened;
        opened.title = 'The app';
        opened.addEventListener(PAGE_OPENS, (event) => {
          onPage();
          // SAFETY: the app's page says nothing else by this name.
          prepare((event as CustomEvent<Window>).detail);
        });
        opened.addEventListener(INSPECTED, (event) => {
          // SAFETY: as above.
          onInspected((event as CustomEvent<Inspected>).detail);
        });
        const timer = setTimeout(() => reject(new Error('The app did not open.')), PATIENCE_MS);
        opened.addEventListener('load', () => {
          clearTimeout(timer);
          resolve();
        });
        opened.src = path;
        room.append(opened);
      }),
    view,
    page: () => view().document,
    close: () => frame?.remove(),
  };
}
