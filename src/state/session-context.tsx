import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.machine';

export type SessionRef = ActorRefFrom<typeof sessionMachine>;

/** Holds the one flow that knows whether somebody is signed in; the app provides it around the screens that ask. */
export const SessionContext = createContext<SessionRef | null>(null);

/** The session's flow (§4 Authentication). */
export function useSession(): SessionRef {
  const session = use(SessionContext);
  if (session === null) throw new Error('No session is provided.');
  return session;
}
