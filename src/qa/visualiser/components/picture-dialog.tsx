import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button/button';
import styles from './picture-dialog.module.css';

type Props = {
  readonly title: string;
  /** Shown beside the title. */
  readonly detail: string;
  /** The picture. */
  readonly children: ReactNode;
  readonly onClose: () => void;
};

/** A picture in its full size, in a dialog that fills the window; Escape or the button closes it. */
export function PictureDialog({ title, detail, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const returnTo = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        <p className={styles.detail}>{detail}</p>
        <Button variant="secondary" icon="close" onClick={onClose}>
          Close
        </Button>
      </header>
      <div className={styles.picture}>{children}</div>
    </dialog>
  );
}
