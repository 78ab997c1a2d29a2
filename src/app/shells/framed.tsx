import { use, type ReactNode } from 'react';
import { AppLayout } from './app-shell';
import { LayoutContext } from './frame-context';

/** Puts a frame around what may stand in one already. */
export function WithLayout({ children }: { readonly children: ReactNode }) {
  return use(LayoutContext) ? children : <AppLayout>{children}</AppLayout>;
}
