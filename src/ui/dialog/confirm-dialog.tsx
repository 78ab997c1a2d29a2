import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Dialog } from './dialog';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** The cancel button or Escape was pressed. */
  onCancel: () => void;
  isDangerous?: boolean;
  isBusy?: boolean;
};

/** A dialog with a confirm button and a cancel button; Escape cancels. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isDangerous = false,
  isBusy = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      role="alertdialog"
      onCancel={onCancel}
      actions={
        <>
          <Button variant={isDangerous ? 'danger' : 'primary'} onClick={onConfirm} isBusy={isBusy}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
