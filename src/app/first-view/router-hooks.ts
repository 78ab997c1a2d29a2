import { useCallback, useMemo, type MouseEvent } from 'react';
import type { Path, To } from 'react-router-dom';

/*
 * The hooks of react-router-dom that the components of the first view use: the build puts this module in its place. A
 * navigation waits for the app.
 */

let waitForApp: (() => void) | null = null;

/** Sets what a navigation calls; null once the app has taken over, which then handles the same events. */
export function onWaitForApp(callback: (() => void) | null): void {
  waitForApp = callback;
}

/** Lets the app carry out the press that is being handled. */
export const holdPress = (): void => waitForApp?.();

/** The current location, as the router has it after a page load. */
export function useLocation() {
  return useMemo(() => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, state: null, key: 'default' };
  }, []);
}

export function useHref(to: To): string {
  return toHref(to);
}

function toHref(to: string | Partial<Path>): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}

export function useLinkClickHandler(_to: To, { target }: { readonly target?: string } = {}) {
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
      if (waitForApp === null || !isPlain || (target !== undefined && target !== '_self')) return;
      event.preventDefault();
      waitForApp();
    },
    [target],
  );
}
