import { useState } from 'react';
import { useStore } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { systemClock } from '../../lib/time/clock';
import { SessionContext } from '../../state/session-context';
import { useWrapper } from '../../wrapper/wrapper-context';
import type { AppStore } from '../store/store';
import { getSessionActor } from './session-actor';

export { AuthLayout as WaysInShell } from '../layouts/auth-layout';

/** The screens that ask who is signed in; the session is opened with the first of them, once for the app. */
export function SessionProvider() {
  const store = useStore() as AppStore;
  const wrapper = useWrapper();
  const [session] = useState(() => getSessionActor({ store, wrapper, clock: systemClock }));
  return (
    <SessionContext value={session}>
      <Outlet />
    </SessionContext>
  );
}
