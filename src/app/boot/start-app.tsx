import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../../ui/tokens.css';
import '../../ui/base.css';
import { readConfiguration } from '../../lib/configuration/read-configuration';
import { removeStaleDrafts } from '../../state/drafts/draft';
import { getPageLoad, handOver, toEarlyLoad, type PageLoad } from '../../first-view/page-load';
import { dropStrayClicks } from '../../lib/browser/drop-stray-clicks';
import { applyPageStyles } from '../../lib/browser/page-styles';
import type { AppServices } from '../services/app-services';
import { systemClock } from '../../lib/time/clock';
import { createWrapper } from '../../wrapper/create-wrapper';
import { startLanguage } from '../language/change-language';
import { preloadRoute } from '../router/lazy-route';
import { unconfiguredRoutes } from '../router/unconfigured.routes';
import { loadWebFont, startReporting, watchRelease } from './after-start';
import { App } from './app';
import { createApp } from './create-app';
import { keepTyped } from './keep-typed';
import { prepareHydration } from './prepare-hydration';
import { ResumeWhenSettled } from './resume-when-settled';

const STYLE_SHEET_TIMEOUT_MS = 3000; // As in webpack.config.js for those of chunks.

/** Reads the configuration of `page` and renders the app into #root, which opens only the safety net if the configuration is wrong (D1). */
export function startApp(page: Document): void {
  const pageLoad = getPageLoad();
  pageLoad.hasAppStarted = true;
  dropStrayClicks();
  // Without style sheets the screens are plain but usable; they apply whenever they arrive (D7).
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, STYLE_SHEET_TIMEOUT_MS));
  const styled = Promise.race([applyPageStyles(), timeout]).catch(() => undefined);
  const inLanguage = startLanguage();
  const element = page.getElementById('root');
  if (element === null) throw new Error('The page has no #root.');

  const { configuration, problems, correctedKeys, emptyKeys, unknownKeys, hiddenKeys } =
    readConfiguration(page);
  log(console.warn, 'has unknown keys', unknownKeys);
  log(console.warn, 'has values that cannot be used', correctedKeys);
  log(console.warn, 'has empty keys, which are not shown', emptyKeys);
  log(console.warn, 'has placeholders, which are not shown', hiddenKeys);
  log(console.error, 'is wrong', problems);
  const isConfigured = problems.length === 0;
  const services = createApp({
    configuration,
    wrapper: createWrapper(window),
    clock: systemClock,
    documentLocation: window.location,
    earlyLoad: toEarlyLoad(pageLoad),
    ...(!isConfigured && { routes: unconfiguredRoutes }),
  });
  const shown = showApp({ element, services, pageLoad, inLanguage, styled, isConfigured });
  startReporting(services, shown);
  void shown.then(() => {
    loadWebFont();
    watchRelease(services);
    // Drafts of forms that were not opened again are deleted after 24 hours, too (D10).
    removeStaleDrafts(systemClock.now());
  });
}

/** Logs what there is to say about the configuration, for whoever deploys the app (D1). */
function log(write: (text: string) => void, summary: string, details: readonly string[]): void {
  if (details.length === 0) return;
  // eslint-disable-next-line no-restricted-syntax -- not for patients
  write(`The configuration (#app-config) ${summary}: ${details.join(', ')}`);
}

type ShowOptions = {
  readonly element: HTMLElement;
  readonly services: AppServices;
  readonly pageLoad: PageLoad;
  /** Resolves when the texts of the page's language are loaded; undefined if they are. */
  readonly inLanguage: Promise<unknown> | undefined;
  /** Resolves when the style sheets of the page are loaded, or hang. */
  readonly styled: Promise<void>;
  /** False if only the safety net works. */
  readonly isConfigured: boolean;
};

/**
 * Renders the app once the code of its route is loaded; where the first view is on the screen, the app takes over its
 * elements and carries out the last press.
 */
async function showApp({
  element,
  services,
  pageLoad,
  inLanguage,
  styled,
  isConfigured,
}: ShowOptions): Promise<void> {
  const { lang: firstLanguage } = document.documentElement;
  const preloading = preloadRoute(services.routes, window.location);
  if (inLanguage !== undefined) await inLanguage;
  await preloading;
  await styled;
  pageLoad.isClosed = true;
  const { firstView } = pageLoad;
  const endFirstView = firstView && (await prepareHydration(services, firstView));
  // Meanwhile it may have been removed.
  const isShown = firstView === pageLoad.firstView;
  const end = endFirstView?.(isShown) ?? null;
  pageLoad.firstView = null;
  // Without a part of its code, the first render is a loading state.
  const isRouteLoaded = preloadRoute(services.routes, window.location) === undefined;
  // Without the texts of its language the page is in English, and so are its elements.
  const isSameLanguage = document.documentElement.lang === firstLanguage;
  const isAdopted = end?.isAdopted === true && isRouteLoaded && isSameLanguage;
  const app = (
    <StrictMode>
      {/* No transitions: of two navigations in quick succession, flows have to see both locations. */}
      <BrowserRouter useTransitions={false}>
        <App services={services} />
      </BrowserRouter>
      {isConfigured && <ResumeWhenSettled services={services} />}
    </StrictMode>
  );
  const options = getRootOptions(services);
  const typeAgain = isAdopted ? keepTyped(element) : null;
  // Synchronously: prefetched responses are on screen before the first paint, without a loading state.
  flushSync(() => {
    if (isAdopted) hydrateRoot(element, app, options);
    else createRoot(element, options).render(app);
  });
  handOver(pageLoad);
  typeAgain?.();
  if (isAdopted) end.pressed?.click();
}

/** React's own handling, unless errors are reported. */
function getRootOptions({ configuration, observers }: AppServices): RootOptions {
  if (configuration.reportUrl === '') return {};
  return {
    onCaughtError: (error) => {
      console.error(error);
      for (const observe of observers.caughtErrors) observe(error);
    },
  };
}
