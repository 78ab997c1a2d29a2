import { Outlet } from 'react-router-dom';
import { AppLayout } from './app-layout';

/** Layout of pages that are not about a particular user. */
export function DefaultLayout() {
  return (
    <AppLayout isCard>
      <Outlet />
    </AppLayout>
  );
}
