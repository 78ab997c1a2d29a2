import { Outlet } from 'react-router-dom';
import { AppShell } from './app-shell';

/** The frame of the screens that belong to nobody in particular. */
export function OutletShell() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}
