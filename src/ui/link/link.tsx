import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of the app. */
  to: To;
  /** Put into the history with the address. */
  state?: unknown;
  replace?: boolean;
};

/** A link that the router follows; the router's own brings along what a server that renders pages would need. */
export function Link({ to, state, replace, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={press}>
      {children}
    </a>
  );
}
