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
      {/* An empty bar has no attribute: Preact would write it in another way than React (decision 0013). */}
      <div
        className={styles.fill}
        style={now > 0 ? { inlineSize: `${(now / max) * 100}%` } : undefined}
      />
    </div>
  );
}
