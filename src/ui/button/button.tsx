import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import { AnyLink, type LinkTarget } from '../link/any-link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { WORKING } from './copy';
import styles from './button.module.css';

/** The emphasis of a button; at most one `primary` per screen. */
type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  children: ReactNode;
  variant?: ButtonVariant;
  /** While true, a press does nothing and the state is announced; the button keeps its label, and so its name. */
  isBusy?: boolean;
  /** Announced while busy. */
  busyLabel?: string;
  icon?: IconName;
  /** Full width on every screen; otherwise a button has full width only inside `Actions` on narrow screens. */
  isWide?: boolean;
  /** Shows the icon alone on narrow screens, where the label is visually hidden. */
  isCompact?: boolean;
};

/** A native button; its `type` defaults to `button`. */
export function Button({
  children,
  variant = 'primary',
  isBusy = false,
  busyLabel = WORKING(),
  icon,
  isWide = false,
  isCompact = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double-click was meant for the previous screen's button in the same position.
    const isIntentional = variant !== 'primary' || event.detail < 2;
    // Enter in a field also submits by a click of the button, so preventing the click covers it.
    if (isBusy || !isIntentional) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <>
      <button
        {...rest}
        type={type}
        aria-busy={isBusy || undefined}
        className={buttonClassName(variant, isWide, isCompact, className)}
        onClick={handleClick}
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
  isCompact?: boolean;
} & LinkTarget;

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { children, variant = 'primary', icon, ...rest } = props;
  const { isWide = false, isCompact = false, ...target } = rest;
  return (
    <AnyLink {...target} className={buttonClassName(variant, isWide, isCompact)}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </AnyLink>
  );
}

function buttonClassName(
  variant: ButtonVariant,
  isWide: boolean,
  isCompact: boolean,
  extra?: string,
): string {
  return classNames(
    styles.button,
    styles[variant],
    isWide && styles.wide,
    isCompact && styles.compact,
    extra,
  );
}

type ActionsProps = { children: ReactNode; align?: 'start' | 'center' };

/** The buttons at the end of a form or screen: stacked at full width on phones, side by side from 30em. */
export function Actions({ children, align = 'start' }: ActionsProps) {
  return (
    <div className={classNames(styles.actions, align === 'center' && styles.centred)}>
      {children}
    </div>
  );
}
