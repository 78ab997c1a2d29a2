import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from './link';

/** The target of a link: `to` for a path of the app, `href` for a URL that lib/url/sanitize-url has allowed. */
export type LinkTarget =
  | (Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick'> & { href?: never })
  | (Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick'> & { to?: never });

type AnyLinkProps = LinkTarget & { children: ReactNode; className: string };

/** A link to a path of the app or to an external URL. */
export function AnyLink({ children, ...target }: AnyLinkProps) {
  return target.to === undefined ? (
    <a {...target}>{children}</a>
  ) : (
    <Link {...target}>{children}</Link>
  );
}
