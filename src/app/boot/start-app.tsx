import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import '../../ui/tokens.css';
import '../../ui/base.css';
import { removeStaleDrafts } from '../../lib/drafts/draft';
import type { RouterInstance } from '../../lib/router/create-router';
import { systemClock } from '../../lib/time/clock';
import { createWrapper } from '../../wrapper/create-wrapper';
import { markAppStarted } from '../prefetch/preload-chunks';
import { unconfiguredRoutes } from '../router/unconfigured.routes';
import { App } from './app';
import { createApp } from './create-app';
import { limitStylesheetWaits } from './limit-stylesheet-waits';
import { readConfiguration } from './read-configuration';

/** Reads the configuration of `page` and renders the app into #root, which opens only the safety net if the configuration is wrong (D1). */
export function startApp(page: Document): void {
  markAppStarted();
  limitStylesheetWaits();
  const element = page.getElementById('root');
  if (element === null) throw new Error('The page has no #root.');
  const root = createRoot(element);

  const { configuration, problems, unknownKeys } = readConfiguration(page);
  if (unknownKeys.length > 0)
    console.warn(`The configuration (#app-config) has unknown keys: ${unknownKeys.join(', ')}`);
  if (problems.length > 0)
    console.error(`The configuration (#app-config) is wrong: ${problems.join('; ')}`);
  const services = createApp({
    configuration,
    wrapper: createWrapper(window),
    clock: systemClock,
    history: createBrowserHistory(),
    documentLocation: window.location,
    ...(problems.length > 0 && { routes: unconfiguredRoutes }),
  });
  // Rendered synchronously: prefetched responses are on screen before the first paint, without a loading state.
  whenReady(services.router, () => {
    flushSync(() =>
      root.render(
        <StrictMode>
          <App services={services} />
        </StrictMode>,
      ),
    );
    loadWebFont();
    // A draft that nobody has come back to is not kept beyond its time (D10).
    removeStaleDrafts(systemClock.now());
  });
}

/** The web font loads last; until then, or if it fails, text is in the system font (D7). */
function loadWebFont(): void {
  import('../../ui/web-font').then((module) => module.loadWebFont()).catch(() => undefined);
}

/** Calls `callback` when the code of the first route is loaded; until then `index.html` shows its loading state. */
function whenReady(router: RouterInstance, callback: () => void): void {
  if (router.getState() !== null) {
    callback();
    return;
  }
  const unsubscribe = router.subscribe(() => {
    if (router.getState() === null) return;
    unsubscribe();
    callback();
  });
}
