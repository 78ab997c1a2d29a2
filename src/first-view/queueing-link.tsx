import { createContext, use, type MouseEvent } from 'react';
import type { LinkProps } from '../ui/link/link';
import type { ClickQueue } from './click-queue';

/** The clicks on links of the first view. */
export const QueueClickContext = createContext<ClickQueue['queueClick']>(() => false);

type Props = Omit<LinkProps, 'state'> & { readonly state?: unknown };

/** In place of the app's link in the first view, which has no router: the app follows it. */
export function Link(all: Props) {
  const { to, state: _state, replace: _replace, onClick, children, ...props } = all;
  const queueClick = use(QueueClickContext);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
    const isHere = props.target === undefined || props.target === '_self';
    if (isPlain && isHere && !event.defaultPrevented && queueClick()) event.preventDefault();
  };
  const href = typeof to === 'string' ? to : (to.pathname ?? '');
  return (
    <a {...props} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
