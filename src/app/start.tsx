import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { createBrowserRouter } from 'react-router-dom';
import '../ui/tokens.css';
import '../ui/base.css';
import './first-paint.css';
import { createWrapper } from '../wrapper/create-wrapper';
import { App } from './app';
import { readConfiguration } from './configuration/read-configuration';
import { noteAppHere } from './preload-screen';
import { routes } from './routes';
import { ConfigurationErrorScreen } from './screens/configuration-error-screen';
import { createStoreFor } from './create-store-for';

/** Reads the configuration of `page` and renders the app into its #root, or says that it is not set up correctly (D1). */
export function start(page: Document): void {
  noteAppHere();
  const element = page.getElementById('root');
  if (element === null) throw new Error('The page has no #root.');
  const root = createRoot(element);

  const reading = readConfiguration(page);
  if (!reading.isValid) {
    console.error(`The configuration (#app-config) is wrong: ${reading.problems.join('; ')}`);
    root.render(<ConfigurationErrorScreen />);
    return;
  }
  const { configuration } = reading;
  const wrapper = createWrapper(window);
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <App
        configuration={configuration}
        wrapper={wrapper}
        store={createStoreFor(configuration, wrapper)}
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
  import('../ui/web-font').then(({ loadWebFont }) => loadWebFont()).catch(() => undefined);
}

/** Calls `then` once the first screen's code is there; until then stands what `index.html` shows. */
function whenReady(router: DataRouter, then: () => void): void {
  if (router.state.initialized) {
    then();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    // Not within the router's own step: a screen that leads on at once would have its way undone by the rest of it.
    queueMicrotask(then);
  });
}
