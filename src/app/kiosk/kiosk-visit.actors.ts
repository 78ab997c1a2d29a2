import { fromPromise } from 'xstate';
import type { RewindTarget } from '../../../machines/kiosk-visit/kiosk-visit.types';
import type { AppServices } from '../services/app-services';
import { clearVisitorData } from './clear-visitor-data';
import { rewindHistory } from './rewind-history';

/** Implements the ports of the kiosk's visits. */
export function createKioskVisitActors(services: AppServices) {
  return {
    clearVisitorData: fromPromise<unknown>(() => clearVisitorData(services)),
    rewindHistory: fromPromise<unknown, RewindTarget>(({ input: { startIndex, homePath } }) =>
      rewindHistory(startIndex, homePath),
    ),
  };
}
