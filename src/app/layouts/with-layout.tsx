import { use, type ReactNode } from 'react';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { AppLayout } from './app-layout';
import { LayoutContext } from './layout-context';

/** Adds the layout unless there is one already. */
export function WithLayout({ children }: { readonly children: ReactNode }) {
  return use(LayoutContext) ? children : <AppLayout>{children}</AppLayout>;
}

/** Adds the layout without the prompt 'Use the App', while the code of a user gate loads (D9). */
export function WithoutAppPrompt({ children }: { readonly children: ReactNode }) {
  return (
    <WithLayout>
      <HiddenAppPrompt />
      {children}
    </WithLayout>
  );
}

/** Below the layout, whose prompt it hides. */
function HiddenAppPrompt() {
  useHideAppPrompt();
  return null;
}
