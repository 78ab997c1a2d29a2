import { useSelector } from '@xstate/react';
import { Outlet, useMatch } from 'react-router-dom';
import { useSession } from '../../state/session-context';
import { AppLayout } from './app-layout';

/** Layout of the sign-in and sign-out pages. After a session has ended, /login has no Back: all earlier entries need a session. */
export function AuthLayout() {
  const hasEnded = useSelector(useSession(), ({ context }) => context.ending !== null);
  const isLogin = useMatch('/login') !== null;
  return (
    <AppLayout isCard hasBack={!(isLogin && hasEnded)}>
      <Outlet />
    </AppLayout>
  );
}
