import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonClassName, type ButtonVariant } from '../button/button';
import { Icon, type IconName } from '../icon/icon';

type LinkButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant;
  icon?: IconName;
  isWide?: boolean;
} & (
  | (Pick<LinkProps, 'to' | 'state' | 'replace' | 'onClick'> & { href?: never })
  | (Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick'> & { to?: never })
);

/** A link that looks like a button: `to` for a path of the app, `href` for an address that safe-link has allowed. */
export function LinkButton(props: LinkButtonProps) {
  const { children, variant = 'primary', icon, isWide = false, ...target } = props;
  const className = buttonClassName(variant, isWide);
  const label = (
    <>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </>
  );
  return target.to === undefined ? (
    <a {...target} className={className}>
      {label}
    </a>
  ) : (
    <Link {...target} className={className}>
      {label}
    </Link>
  );
}
