import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './form-message.module.css';
import { SubmitFailedContext } from './submit-failed-context';

type Props = {
  /** True while the form is being submitted. */
  readonly isBusy: boolean;
  /** The result of the last submit; null or false when there is none to show. */
  readonly children: ReactNode;
};

/**
 * Shows the result of the last submit. Keeps its height while resubmitting, so that the button does not move, and shows
 * nothing when the form's own validation stopped the last submit.
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
    const keepsHeight = element.firstElementChild === null && height.current > 0;
    element.toggleAttribute('data-keeps-height', keepsHeight);
    if (keepsHeight) element.style.minBlockSize = `${height.current}px`;
  });

  return (
    <div ref={container} className={styles.message}>
      {hasSubmitFailed ? null : children}
    </div>
  );
}
