import { useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/button/button';
import { Stack } from '../../../ui/stack/stack';
import { CLEAR_ANSWER } from '../copy';
import styles from './clearable.module.css';

type Props = {
  readonly children: ReactNode;
  /** The id of the element that names the question. */
  readonly titleId: string;
  readonly isClearable: boolean;
  readonly onClear: () => void;
  /** Keeps the room for the button, so that nothing below moves with the first touch. */
  readonly isSpaceReserved?: boolean;
};

/** A control whose answer can be taken back, which radios and sliders alone do not allow. */
export function Clearable({ children, titleId, isClearable, onClear, isSpaceReserved }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button goes away with the answer: the focus stays at what was chosen.
    box.current?.querySelector<HTMLInputElement>('input:checked, input[type=range]')?.focus();
    onClear();
  };
  return (
    <Stack ref={box} gap={2}>
      {children}
      {(isClearable || isSpaceReserved) && (
        <div className={styles.room}>
          {isClearable && (
            <Button variant="quiet" aria-describedby={titleId} onClick={clear}>
              {CLEAR_ANSWER}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}
