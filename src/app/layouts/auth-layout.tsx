import { useSelector } from '@xstate/react';
import { Outlet, useMatch } from 'react-router-dom';
import { useSession } from '../../state/session-context';
import { AppLayout } from './app-layout';

/** The frame of the ways in and out; on the login that a session ended on, all that lies behind is behind the wall. */
export function AuthLayout() {
  const hasEnded = useSelector(useSession(), ({ context }) => context.ending !== null);
  const isLogin = useMatch('/login') !== null;
  return (
    <AppLayout hasBack={!(isLogin && hasEnded)}>
      <Outlet />
    </AppLayout>
  );
}
