import { Outlet } from 'react-router-dom';
import { AppLayout } from './app-layout';

/** The frame of the screens that belong to nobody in particular. */
export function DefaultLayout() {
  return (
    <AppLayout>
      <Outlet />
    </AppLayout>
  );
}
