import { useMemo, type MouseEvent } from 'react';
import type { LinkProps, Path } from 'react-router-dom';

/*
 * What the components of the first view use of react-router-dom: the build puts this module in its place. A navigation
 * waits for the app.
 */

let waitForApp: (() => boolean) | null = null;

/**
 * Sets what a navigation calls, which returns false to leave it to the browser; null once the app has taken over, which then
 * handles the same events.
 */
export function onWaitForApp(callback: (() => boolean) | null): void {
  waitForApp = callback;
}

/** Lets the app carry out the press that is being handled. */
export const holdPress = (): void => void waitForApp?.();

/** The current location, as the router has it after a page load. */
export function useLocation() {
  return useMemo(() => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash, state: null, key: 'default' };
  }, []);
}

/** Whether a tab leads to the current page. */
export const matchPath = (path: string, pathname: string) => (path === pathname ? {} : null);

type Props = Omit<LinkProps, 'state'> & { readonly state?: unknown };

/** A link; how it is followed is up to the app. */
export function Link(props: Props) {
  const { to, state: _state, replace: _replace, discover: _discover, onClick, ...rest } = props;
  const { target, children } = rest;
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
    const isHere = target === undefined || target === '_self';
    if (waitForApp === null || event.defaultPrevented || !isPlain || !isHere) return;
    if (waitForApp()) event.preventDefault();
  };
  return (
    <a {...rest} href={toHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}

function toHref(to: string | Partial<Path>): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
}
