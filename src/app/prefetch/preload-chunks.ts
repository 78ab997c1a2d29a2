import { firstResponse } from '../../api/prefetch-cache';

/**
 * So many times as long as the first answer took, the screen itself waits after it. On a slow line most of the
 * first load has arrived by then; before, what may only run behind it would hold it up.
 */
const PAGE_DELAY_FACTOR = 1.5;

let hasStarted = false;

/** True once the app runs. */
export const hasAppStarted = () => hasStarted;

/**
 * Starts the downloads that the router asks for only once it runs itself: at once those of what runs before a screen, and
 * later those of the screen. `files` are their addresses as the build names them, the two parts divided by a bar.
 */
export function preloadChunks(files: string): void {
  const start = performance.now();
  const [layoutFiles = '', pageFiles = ''] = files.split('|');
  preload(layoutFiles);
  void firstResponse.then(() => {
    setTimeout(
      () => {
        if (!hasStarted) preload(pageFiles);
      },
      PAGE_DELAY_FACTOR * (performance.now() - start),
    );
  });
}

/** The app runs: from here on its router asks for what it needs. */
export function markAppStarted(): void {
  hasStarted = true;
}

function preload(files: string): void {
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.href = file;
    document.head.append(link);
  }
}
