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
  /** Reserves the height of the button, so that the content below does not move when it appears. */
  readonly isSpaceReserved?: boolean;
};

/** Adds a 'Clear answer' button to a control that has no native way to clear it, such as radios or a slider. */
export function Clearable({ children, titleId, isClearable, onClear, isSpaceReserved }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button disappears with the answer, so the focus moves to the control.
    container.current?.querySelector<HTMLInputElement>('input:checked, input[type=range]')?.focus();
    onClear();
  };
  return (
    <Stack ref={container} gap={2}>
      {children}
      {(isClearable || isSpaceReserved) && (
        <div className={styles.buttonSlot}>
          {isClearable && (
            <Button variant="quiet" aria-describedby={titleId} onClick={clear}>
              {CLEAR_ANSWER()}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}
