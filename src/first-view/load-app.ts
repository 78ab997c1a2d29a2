import type { PageLoad } from './page-load';
import { runScript } from './prefetch/preload-chunks';

/** As long as a screen waits for its style sheet (webpack.config.js). */
const VIEW_SCRIPT_TIMEOUT_MS = 3000;

/**
 * Loads the scripts of the app, whose URLs are in the page: after the script of the first view, from which they would take
 * the line, unless it fails or takes long. Webpack runs them in their order.
 */
export async function loadApp({ beforeApp }: Pick<PageLoad, 'beforeApp'>): Promise<void> {
  if (beforeApp !== null) {
    const timeout = new Promise<void>((resolve) => {
      setTimeout(resolve, VIEW_SCRIPT_TIMEOUT_MS);
    });
    await Promise.race([beforeApp, timeout]);
  }
  const files = document.querySelector('script[data-app]')?.getAttribute('data-app') ?? '';
  for (const file of files.split(' ')) if (file.endsWith('.js')) void runScript(file);
}
