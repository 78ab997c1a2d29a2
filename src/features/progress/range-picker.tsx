import { TIME_SCALES, type TimeScale } from '../../api/insights.schema';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { RANGE_TEXTS, TIME_RANGE } from './copy';
import styles from './range-picker.module.css';

type Props = {
  readonly value: TimeScale;
  readonly onChange: (timeScale: TimeScale) => void;
};

/** Selects the time range, with four native radio buttons (§9, D8). */
export function RangePicker({ value, onChange }: Props) {
  return (
    <fieldset className={styles.picker}>
      <legend>
        <VisuallyHidden>{TIME_RANGE()}</VisuallyHidden>
      </legend>
      <div className={styles.ranges}>
        {TIME_SCALES.map((timeScale) => (
          <div key={timeScale} className={styles.range}>
            <input
              type="radio"
              id={`range-${timeScale}`}
              name="range"
              value={timeScale}
              checked={timeScale === value}
              onChange={() => onChange(timeScale)}
              className={styles.radio}
            />
            <label htmlFor={`range-${timeScale}`} className={styles.label}>
              <span aria-hidden="true">{RANGE_TEXTS()[timeScale].short}</span>
              <VisuallyHidden>{RANGE_TEXTS()[timeScale].name}</VisuallyHidden>
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
