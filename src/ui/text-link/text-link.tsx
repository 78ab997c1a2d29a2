import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { AnyLink, type LinkTarget } from '../link/any-link';
import styles from './text-link.module.css';

type TextLinkProps = {
  children: ReactNode;
  /** Gives a link on a line of its own the height of a touch target; not for a link within a sentence. */
  isStandalone?: boolean;
} & LinkTarget;

/** An underlined link. */
export function TextLink(props: TextLinkProps) {
  const { children, isStandalone = false, ...target } = props;
  return (
    <AnyLink {...target} className={classNames(styles.link, isStandalone && styles.standalone)}>
      {children}
    </AnyLink>
  );
}
