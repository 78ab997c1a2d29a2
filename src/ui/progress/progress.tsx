import { useLayoutEffect, useRef } from 'react';
import styles from './progress.module.css';

type ProgressProps = {
  /** 0 to `max`. */
  value: number;
  max?: number;
  /** The accessible name, such as 'Progress'. */
  label: string;
  /** Read instead of the percentage, such as 'Step 2 of 8'. */
  valueText?: string;
};

/** A progress bar; by default its value is a percentage. */
export function Progress({ value, max = 100, label, valueText }: ProgressProps) {
  const now = Math.min(Math.max(value, 0), max);
  const fill = useRef<HTMLDivElement>(null);
  // Not as an attribute: Preact would write it in another way than React (decision 0013).
  useLayoutEffect(() => {
    if (fill.current !== null) fill.current.style.inlineSize = `${(now / max) * 100}%`;
  }, [now, max]);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
      className={styles.track}
    >
      <div ref={fill} className={styles.fill} />
    </div>
  );
}
