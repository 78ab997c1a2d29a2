import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import '../../ui/tokens.css';
import '../../ui/base.css';
import './first-paint.css';
import { createRouter, type RouterInstance } from '../../lib/router/create-router';
import { createWrapper } from '../../wrapper/create-wrapper';
import { App } from './app';
import { readConfiguration } from './read-configuration';
import { markAppStarted } from '../prefetch/preload-chunks';
import { routes } from '../router/routes';
import { preloadRoute } from '../router/lazy-route';
import { ConfigurationErrorPage } from './configuration-error-page';
import { setupStore } from './setup-store';

/** Reads the configuration of `page` and renders the app into its #root, or says that it is not set up correctly (D1). */
export function startApp(page: Document): void {
  markAppStarted();
  const element = page.getElementById('root');
  if (element === null) throw new Error('The page has no #root.');
  const root = createRoot(element);

  const result = readConfiguration(page);
  if (!result.isValid) {
    console.error(`The configuration (#app-config) is wrong: ${result.problems.join('; ')}`);
    root.render(<ConfigurationErrorPage />);
    return;
  }
  const { configuration } = result;
  const wrapper = createWrapper(window);
  const router = createRouter(createBrowserHistory(), (path) => preloadRoute(routes, path));
  const app = (
    <StrictMode>
      <App
        configuration={configuration}
        wrapper={wrapper}
        store={setupStore(configuration, wrapper)}
        router={router}
      />
    </StrictMode>
  );
  // In one go: what early requests have brought is on screen before the first paint, with no loading state before it.
  whenReady(router, () => {
    flushSync(() => root.render(app));
    fetchWebFont();
  });
}

/** Fetches the web font once all that matters more is there; without it the system's stays (D7). */
function fetchWebFont(): void {
  import('../../ui/web-font').then(({ loadWebFont }) => loadWebFont()).catch(() => undefined);
}

/** Calls `then` once the first screen's code is there; until then stands what `index.html` shows. */
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
