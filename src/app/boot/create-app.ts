import type { RouteObject } from 'react-router-dom';
import { keepCommands } from '../../api/commands';
import { abortPrefetched, createEarlyLoad, type EarlyLoad } from '../../api/early-load';
import { createPendingRequests } from '../../api/thunk-extra';
import { ActorRegistry } from '../../lib/actors/actor-registry';
import type { Configuration } from '../../lib/configuration/configuration.schema';
import type { Clock } from '../../lib/time/clock';
import { dropAbandonedIntakes } from '../../state/intake-storage';
import { readStoredSession } from '../../state/stored-session';
import type { Wrapper } from '../../wrapper/wrapper.types';
import { createIntakeDocumentLoader } from '../router/intake-document';
import { routes as allRoutes } from '../router/routes';
import { dropExpiredSession } from '../session/drop-expired-session';
import { openTabCommands } from '../session/tab-commands';
import { watchOtherTabs } from '../session/watch-other-tabs';
import type { AppServices, Observers } from '../services/app-services';
import { createAppStore } from '../store/store';

type AppOptions = {
  readonly configuration: Configuration;
  readonly wrapper: Wrapper;
  readonly clock: Clock;
  /** Where the document was loaded; without it, as in tests, every navigation stays in the current document. */
  readonly documentLocation?: Pick<Location, 'pathname' | 'search' | 'reload' | 'replace'>;
  /** What came before the app; by default nothing. */
  readonly earlyLoad?: EarlyLoad;
  /** All routes by default. */
  readonly routes?: RouteObject[];
};

/** The composition root: builds the services of one page. */
export function createApp(options: AppOptions): AppServices {
  const { configuration, wrapper, clock, documentLocation, routes = allRoutes } = options;
  const { earlyLoad = createEarlyLoad() } = options;
  dropAbandonedIntakes(clock.now());
  dropExpiredSession(clock.now());
  watchOtherTabs(() => abortPrefetched(earlyLoad));
  const instances = new Map<unknown, unknown>();
  const importSession = async () =>
    (await import('../session/session-service')).createSessionService;

  const flushSession = async () => services.getExisting(await importSession())?.flush();

  const observers: Observers = {
    failures: new Set(),
    writes: new Set(),
    caughtErrors: new Set(),
    startOvers: new Set(),
    navigations: new Set(),
  };
  const { store, injectReducers } = createAppStore({
    origins: configuration,
    clock,
    pending: createPendingRequests(),
    earlyLoad,
    failureObservers: observers.failures,
    writeObservers: observers.writes,
    sessionStore: {
      read: () => readStoredSession(clock.now()),
      flush: flushSession,
    },
    resumeSession: async () => services.get(await importSession()).resume(),
  });
  store.dispatch(keepCommands(openTabCommands(routes, clock)));

  const services: AppServices = {
    configuration,
    wrapper,
    clock,
    store,
    routes,
    observers,
    loadDocument:
      documentLocation === undefined
        ? () => false
        : createIntakeDocumentLoader({
            firstPathname: documentLocation.pathname,
            reload: () => documentLocation.reload(),
            replacePath: (pathname) => documentLocation.replace(pathname + documentLocation.search),
            flush: flushSession,
          }),
    actors: new ActorRegistry(),
    preparedActors: new Map(),
    injectReducers,
    get: (create) => {
      const service = services.getExisting(create) ?? create(services);
      instances.set(create, service);
      return service;
    },
    // SAFETY: an instance is stored only under the function that created it.
    getExisting: <Service>(create: (all: AppServices) => Service) =>
      instances.get(create) as Service | undefined,
  };
  return services;
}
