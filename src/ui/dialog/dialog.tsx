import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Actions } from '../button/button';
import styles from './dialog.module.css';

type DialogProps = {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  /** The buttons; the one that stands out is the first. */
  actions: ReactNode;
  /** Escape was pressed; omit it when only the buttons may close the dialog. */
  onCancel?: () => void;
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
};

/** A modal native dialog; its title receives the focus, which returns to the previous element on close. */
export function Dialog({ isOpen, title, children, actions, onCancel, role }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const returnTo = document.activeElement;
    element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    };
  }, [isOpen]);

  if (!isOpen) return null;

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={children === undefined ? undefined : bodyId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children !== undefined && (
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
      )}
      <div className={styles.actions}>
        <Actions>{actions}</Actions>
      </div>
    </dialog>
  );
}
