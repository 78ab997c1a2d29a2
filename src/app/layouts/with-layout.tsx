import { use, type ReactNode } from 'react';
import { AppLayout } from './app-layout';
import { LayoutContext } from './layout-context';

/** Puts a frame around what may stand in one already. */
export function WithLayout({ children }: { readonly children: ReactNode }) {
  return use(LayoutContext) ? children : <AppLayout>{children}</AppLayout>;
}
