import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

/** The props of `Link`: those of an anchor, with `to` instead of `href`. */
export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the app. */
  to: To;
  /** Stored in the history entry. */
  state?: unknown;
  replace?: boolean;
};

/** A link that the router handles; React Router's own Link also contains code for server rendering. */
export function Link({ to, state, replace, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The second click of a double click would add another entry while the page is loading.
    if (event.detail > 1) event.preventDefault();
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}
