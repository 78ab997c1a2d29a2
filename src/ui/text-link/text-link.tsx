import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link, type LinkProps } from '../link/link';
import styles from './text-link.module.css';

type TextLinkProps = {
  children: ReactNode;
  /** A link on a line of its own gets the height of a touch target; one within a sentence does not. */
  isStandalone?: boolean;
} & (
  | (Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick'> & { href?: never })
  | (Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick'> & { to?: never })
);

/** An underlined link: `to` for a path of the app, `href` for an address that safe-link has allowed. */
export function TextLink(props: TextLinkProps) {
  const { children, isStandalone = false, ...target } = props;
  const className = classNames(styles.link, isStandalone && styles.standalone);
  return target.to === undefined ? (
    <a {...target} className={className}>
      {children}
    </a>
  ) : (
    <Link {...target} className={className}>
      {children}
    </Link>
  );
}
