import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './form-message.module.css';
import { SubmitFailedContext } from './submit-failed-context';

type Props = {
  /** The same is being asked once more. */
  readonly isBusy: boolean;
  /** What the last answer has to say; null or false where it has nothing to say. */
  readonly children: ReactNode;
};

/**
 * Where a form says what came of it. While it asks once more the room is kept, so that nothing moves under the finger
 * that presses; and it is silent where a press went no further than the form's own fields.
 */
export function FormMessage({ isBusy, children }: Props) {
  const hasSubmitFailed = use(SubmitFailedContext);
  const container = useRef<HTMLDivElement>(null);
  const height = useRef(0);

  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return;
    element.style.minBlockSize = '';
    if (element.firstElementChild !== null) height.current = element.offsetHeight;
    else if (!isBusy) height.current = 0;
    const isHeightKept = element.firstElementChild === null && height.current > 0;
    element.toggleAttribute('data-kept', isHeightKept);
    if (isHeightKept) element.style.minBlockSize = `${height.current}px`;
  });

  return (
    <div ref={container} className={styles.place}>
      {hasSubmitFailed ? null : children}
    </div>
  );
}
