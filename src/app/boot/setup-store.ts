import type { ThunkExtra } from '../../api/api-environment';
import type { Configuration } from '../../lib/configuration/configuration.schema';
import { systemClock } from '../../lib/time/clock';
import { readStoredSession } from '../../state/stored-session';
import type { Wrapper } from '../../wrapper/wrapper.types';
import { createAppStore, type AppStore } from '../store/store';

/** The app's store with what its requests need; the session's own code arrives with the first screen that asks for it. */
export function setupStore(configuration: Configuration, wrapper: Wrapper): AppStore {
  const importSessionActor = () => import('../session/session-actor');
  const extra: ThunkExtra = {
    api: configuration,
    sessionStore: {
      read: () => readStoredSession(systemClock.now()),
      flush: async () => (await importSessionActor()).flushSession(store),
    },
    resumeSession: async () =>
      (await importSessionActor()).resumeSession({ store, wrapper, clock: systemClock }),
  };
  const store = createAppStore(extra);
  return store;
}
