import { use, type ReactNode } from 'react';
import { AppLayout } from './app-layout';
import { LayoutContext } from './layout-context';

/** Adds the layout unless there is one already. */
export function WithLayout({ children }: { readonly children: ReactNode }) {
  return use(LayoutContext) ? children : <AppLayout>{children}</AppLayout>;
}
