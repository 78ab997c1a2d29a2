import type { PageLoad } from '../page-load';

/**
 * Delay before preloading the page, as a multiple of the first response time. By then most of the first load has arrived
 * on a slow connection; earlier, the page's chunk would compete with it.
 */
const PAGE_DELAY_FACTOR = 1.5;

/**
 * Preloads the chunks of a route before the router requests them: those of layout and guard at once, those of the page
 * after a delay. `files`: URLs separated by spaces, the two groups separated by a bar (see first-view-plugin.cjs).
 */
export function preloadChunks(
  files: string,
  firstResponse: Promise<void>,
  pageLoad: Pick<PageLoad, 'hasAppStarted'>,
): void {
  const start = performance.now();
  const [layoutFiles = '', pageFiles = ''] = files.split('|');
  preload(layoutFiles);
  void firstResponse.then(() => {
    setTimeout(
      () => {
        // From its start on the app loads what it needs.
        if (!pageLoad.hasAppStarted) preload(pageFiles);
      },
      PAGE_DELAY_FACTOR * (performance.now() - start),
    );
  });
}

/** Requests scripts and style sheets before the page names them. `files`: URLs separated by spaces or bars. */
export function preload(files: string): void {
  for (const file of files.split(/[ |]/).filter(Boolean)) addPreload(file);
}

/** Applies the style sheets among `files` (see `preloadChunks`), before the app does; without one of them nothing is drawn. */
export function applyStyles(files: string, pageLoad: Pick<PageLoad, 'isClosed'>): void {
  for (const file of files.split(/[ |]/)) {
    if (!file.endsWith('.css')) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = file;
    // The app, which does not request what is already there, tries again.
    link.addEventListener('error', () => {
      link.remove();
      pageLoad.isClosed = true;
    });
    document.head.append(link);
  }
}

/** Runs a script as soon as it has loaded, in any order: one that hangs holds up no other. Resolves when it has run, or failed. */
export function runScript(file: string): Promise<void> {
  const script = document.createElement('script');
  script.src = file;
  script.fetchPriority = 'high';
  document.head.append(script);
  return new Promise((resolve) => {
    const onEnd = () => resolve();
    script.addEventListener('load', onEnd);
    script.addEventListener('error', onEnd);
  });
}

function addPreload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  document.head.append(link);
}
