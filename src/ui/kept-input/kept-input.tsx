import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { DELETE, DELETE_ANSWERS, DELETE_HEADING, KEEP } from './copy';
import styles from './kept-input.module.css';

type Props = {
  /** False while there is no input, or none of it is kept. */
  readonly isKept: boolean;
  /** Where the input is kept, and for how long. */
  readonly text: string;
  /** What deleting does, asked before it is done. */
  readonly question: string;
  readonly isDisabled: boolean;
  /** Takes up its space before there is input, so that the buttons below it keep their position. */
  readonly isReserved?: boolean;
  readonly onDelete: () => void;
};

/** Stands still above the buttons of a form: where unsent input is kept, and a button to delete it (D10). */
export function KeptInput({ isKept, text, question, isDisabled, isReserved, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const isDeleting = useRef(false);
  useEffect(() => {
    if (isKept || !isDeleting.current) return;
    isDeleting.current = false;
    // The button that had the focus is gone, and so is what the page was about.
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [isKept]);
  if (!isKept && isReserved !== true) return null;
  return (
    <div className={classNames(styles.kept, !isKept && styles.reserved)}>
      <p>{text}</p>
      <Button
        variant="quiet"
        className={styles.delete}
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        {DELETE_ANSWERS()}
      </Button>
      <ConfirmDialog
        isOpen={isAsking && isKept}
        title={DELETE_HEADING()}
        confirmLabel={DELETE()}
        cancelLabel={KEEP()}
        onConfirm={() => {
          setAsking(false);
          isDeleting.current = true;
          onDelete();
        }}
        onCancel={() => setAsking(false)}
      >
        {question}
      </ConfirmDialog>
    </div>
  );
}
