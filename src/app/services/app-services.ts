import type { ReducersMapObject } from '@reduxjs/toolkit';
import { createContext, use } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { FailureObserver, WriteObserver } from '../../api/thunk-extra';
import type { ActorRegistry } from '../../lib/actors/actor-registry';
import type { Configuration } from '../../lib/configuration/configuration.schema';
import type { Clock } from '../../lib/time/clock';
import type { Wrapper } from '../../wrapper/wrapper.types';
import type { AppStore } from '../store/store';

/** Who is told of what happens on the page, without being known there. */
export type Observers = {
  readonly failures: Set<FailureObserver>;
  readonly writes: Set<WriteObserver>;
  /** Called with each error that an error boundary has caught, if errors are reported. */
  readonly caughtErrors: Set<(error: unknown) => void>;
  /** Called when a kiosk has started over. */
  readonly startOvers: Set<() => void>;
  /** Called when the address has changed, before its page is shown. */
  readonly navigations: Set<() => void>;
};

/** What exists once per page; `createApp` builds it. */
export type AppServices = {
  readonly configuration: Configuration;
  readonly wrapper: Wrapper;
  readonly clock: Clock;
  readonly store: AppStore;
  readonly routes: RouteObject[];
  readonly observers: Observers;
  /** Loads the document of a path that the current document cannot show; returns false if it can. */
  readonly loadDocument: (pathname: string) => boolean;
  /** The actors that outlive their screens, apart from those of the user area, a kiosk and the intake. */
  readonly actors: ActorRegistry;
  /** The actors of a user area that were started before its first render, by user id. */
  readonly preparedActors: Map<string, ActorRegistry>;
  /** Adds slices to the store, or replaces slices of the same name; their state is kept. */
  readonly injectReducers: (slices: ReducersMapObject) => void;
  /** A service whose code loads later: `create` runs on the first use, later uses get the same instance. */
  readonly get: <Service>(create: (services: AppServices) => Service) => Service;
  /** The instance that `get` has created, or undefined before its first use. */
  readonly getExisting: <Service>(
    create: (services: AppServices) => Service,
  ) => Service | undefined;
};

export const AppServicesContext = createContext<AppServices | null>(null);

/** The services of this page; throws outside the app. */
export function useServices(): AppServices {
  const services = use(AppServicesContext);
  if (services === null) throw new Error('No services are provided.');
  return services;
}
