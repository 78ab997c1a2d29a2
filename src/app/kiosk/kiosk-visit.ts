import type { NavigateFunction } from 'react-router-dom';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { kioskVisitMachine } from '../../../machines/kiosk-visit/kiosk-visit.machine';
import type { RewindTarget } from '../../../machines/kiosk-visit/kiosk-visit.types';
import type { AppServices } from '../services/app-services';
import { clearVisitorData } from './clear-visitor-data';
import { rewindHistory } from './rewind-history';

export type KioskVisitRef = ActorRefFrom<typeof kioskVisitMachine>;

export type KioskVisit = {
  /** Runs as long as the page: a visit goes through several layouts, and a restart outlives them. */
  readonly actor: KioskVisitRef;
  /** Sets how to navigate; every layout of a kiosk does, before anything can restart. */
  readonly setNavigate: (navigate: NavigateFunction) => void;
};

/** Starts the flow of the visits on this device. */
export function createKioskVisit(services: AppServices): KioskVisit {
  let navigate: NavigateFunction | null = null;
  const loadStartPage = (homeUrl: string) => window.location.replace(homeUrl);

  const actor = createActor(
    kioskVisitMachine.provide({
      actors: {
        clearVisitorData: fromPromise<unknown>(() => clearVisitorData(services)),
        rewindHistory: fromPromise<unknown, RewindTarget>(({ input: { startIndex, homePath } }) =>
          rewindHistory(startIndex, homePath),
        ),
      },
      actions: {
        openStartPage: ({ context: { homeUrl } }) => {
          try {
            void navigate?.(homeUrl, { replace: true });
          } catch {
            loadStartPage(homeUrl);
          }
          for (const observe of services.observers.startOvers) observe();
        },
        loadStartPage: ({ context: { homeUrl } }) => loadStartPage(homeUrl),
      },
    }),
    { input: { idleMs: services.configuration.kioskIdleSeconds * 1000 } },
  );
  return {
    actor: actor.start(),
    setNavigate: (current) => {
      navigate = current;
    },
  };
}
