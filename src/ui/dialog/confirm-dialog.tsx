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
  /** Confirming loses something, so that cancelling is what stands out. */
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
  const confirm = (
    <Button
      key="confirm"
      variant={isDangerous ? 'quiet' : 'primary'}
      onClick={onConfirm}
      isBusy={isBusy}
    >
      {confirmLabel}
    </Button>
  );
  const cancel = (
    <Button key="cancel" variant={isDangerous ? 'primary' : 'quiet'} onClick={onCancel}>
      {cancelLabel}
    </Button>
  );
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      role="alertdialog"
      onCancel={onCancel}
      actions={isDangerous ? [cancel, confirm] : [confirm, cancel]}
    >
      {children}
    </Dialog>
  );
}
