import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine';

/** The actor of the session machine. */
export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** Holds the session actor, which knows whether a user is signed in. */
export const SessionContext = createContext<SessionRef | null>(null);

/** Returns the session actor (§4 Authentication); throws outside of its provider. */
export function useSession(): SessionRef {
  const session = use(SessionContext);
  if (session === null) throw new Error('No session is provided.');
  return session;
}
