import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import { Link, type LinkProps } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './button.module.css';

/** How much a button asks for attention; one `primary` a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  children: ReactNode;
  variant?: ButtonVariant;
  /** While true a press does nothing and the state is announced; the label stays, so the button keeps its name. */
  isBusy?: boolean;
  /** What is announced while busy. */
  busyLabel?: string;
  icon?: IconName;
  /** Takes the whole line at every width; without it a button does so on narrow screens inside `Actions` alone. */
  isWide?: boolean;
};

/** A native button; `type` is `button` unless said otherwise. */
export function Button({
  children,
  variant = 'primary',
  isBusy = false,
  busyLabel = 'Working…',
  icon,
  isWide = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second press of a double one is meant for what stood here before it: the next screen's way on comes after it.
    const isIntentional = variant !== 'primary' || event.detail < 2;
    // A form is submitted by its button's click, also on Enter in a field: preventing the click stops that as well.
    if (isBusy || !isIntentional) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <>
      <button
        {...rest}
        type={type}
        aria-busy={isBusy || undefined}
        className={buttonClassName(variant, isWide, className)}
        onClick={press}
      >
        {isBusy && <span className={styles.spinner} aria-hidden="true" />}
        {!isBusy && icon && <Icon name={icon} size="small" />}
        <span>{children}</span>
      </button>
      <VisuallyHidden role="status">{isBusy ? busyLabel : ''}</VisuallyHidden>
    </>
  );
}

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

function buttonClassName(variant: ButtonVariant, isWide: boolean, extra?: string): string {
  return classNames(styles.button, styles[variant], isWide && styles.wide, extra);
}

type ActionsProps = { children: ReactNode; align?: 'start' | 'center' };

/** The row of buttons that ends a form or screen: below each other and full width on phones, side by side from 30em. */
export function Actions({ children, align = 'start' }: ActionsProps) {
  return (
    <div className={classNames(styles.actions, align === 'center' && styles.centred)}>
      {children}
    </div>
  );
}
