import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import '../ui/tokens.css';
import '../ui/base.css';
import './first-paint.css';
import { createNavigation, type Navigation } from '../lib/navigation/create-navigation';
import { createWrapper } from '../wrapper/create-wrapper';
import { App } from './app';
import { readConfiguration } from './configuration/read-configuration';
import { noteAppHere } from './preload-screen';
import { routes } from './routes';
import { fetchScreensAt } from './screens/late-screen';
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
  const navigation = createNavigation(createBrowserHistory(), (path) =>
    fetchScreensAt(routes, path),
  );
  const app = (
    <StrictMode>
      <App
        configuration={configuration}
        wrapper={wrapper}
        store={createStoreFor(configuration, wrapper)}
        navigation={navigation}
      />
    </StrictMode>
  );
  // In one go: what early requests have brought is on screen before the first paint, with no loading state before it.
  whenReady(navigation, () => {
    flushSync(() => root.render(app));
    fetchWebFont();
  });
}

/** Fetches the web font once all that matters more is there; without it the system's stays (D7). */
function fetchWebFont(): void {
  import('../ui/web-font').then(({ loadWebFont }) => loadWebFont()).catch(() => undefined);
}

/** Calls `then` once the first screen's code is there; until then stands what `index.html` shows. */
function whenReady(navigation: Navigation, then: () => void): void {
  if (navigation.place() !== null) {
    then();
    return;
  }
  const stop = navigation.subscribe(() => {
    if (navigation.place() === null) return;
    stop();
    then();
  });
}
