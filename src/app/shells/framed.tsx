import { use, type ReactNode } from 'react';
import { AppShell } from './app-shell';
import { FrameContext } from './frame-context';

/** Puts a frame around what may stand in one already. */
export function Framed({ children }: { readonly children: ReactNode }) {
  return use(FrameContext) ? children : <AppShell>{children}</AppShell>;
}
