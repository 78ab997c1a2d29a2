import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Face } from './face';
import { MOOD_TEXTS, getMood } from './mood';
import { clampToScale, getValueForKey, toFraction, SLIDER_STEP, type Scale } from './scale';
import styles from './slider.module.css';

/** What is shown and read while nothing is set. */
const NOT_SET = 'Not set';
const HOW_TO_SET = 'Tap or drag, or use the arrow keys.';

type SliderProps = Scale & {
  readonly id: string;
  /** The id of the element that names the slider. */
  readonly labelledBy: string;
  /** Null while it is untouched: it then stands visibly unset. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

/**
 * An upright slider with a face for the third that it stands in (§4, §9). It is a native range, turned: phones and
 * screen readers know how to move it. Steps of the keyboard are larger than those of a finger.
 */
export function Slider(props: SliderProps) {
  const { id, labelledBy, min, max, value, onChange, minLabel, maxLabel } = props;
  const endsId = useId();
  const ends = formatEnds(minLabel, maxLabel);
  const scale = { min, max };
  const mood = value === null ? null : getMood(value, scale);
  const middle = clampToScale((min + max) / 2, scale);
  const fraction = value === null ? 0.5 : toFraction(value, scale);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = getValueForKey(event.key, value, scale);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div className={styles.slider} data-mood={mood ?? 'none'}>
      <div className={styles.track}>
        {value !== null && (
          <span
            className={styles.fill}
            // The middle of the knob is where the value stands.
            style={{ blockSize: `calc(${getKnobOffset(fraction)} + var(--knob) / 2)` }}
          />
        )}
        <input
          type="range"
          id={id}
          className={styles.range}
          min={min}
          max={max}
          step={SLIDER_STEP}
          value={value ?? middle}
          onChange={(event) => onChange(clampToScale(event.target.valueAsNumber, scale))}
          // A tap at the very middle of an untouched slider changes nothing that the browser would report.
          onClick={() => value === null && onChange(middle)}
          onKeyDown={handleKeyDown}
          aria-labelledby={labelledBy}
          aria-describedby={ends === '' ? undefined : endsId}
          aria-orientation="vertical"
          aria-valuetext={mood === null ? NOT_SET : MOOD_TEXTS[mood]}
        />
        <span
          className={classNames(styles.knob, mood === null && styles.unset)}
          style={{ insetBlockEnd: `calc(${getKnobOffset(fraction)})` }}
        >
          {mood !== null && <Face mood={mood} />}
        </span>
      </div>
      <div className={styles.texts}>
        <span className={styles.end} aria-hidden="true">
          {maxLabel}
        </span>
        <span className={styles.reading} aria-hidden="true">
          <span className={styles.mood}>{mood === null ? NOT_SET : MOOD_TEXTS[mood]}</span>
          {mood === null && <span className={styles.howTo}>{HOW_TO_SET}</span>}
        </span>
        <span className={styles.end} aria-hidden="true">
          {minLabel}
        </span>
      </div>
      <VisuallyHidden id={endsId}>{ends}</VisuallyHidden>
    </div>
  );
}

/** How high above the foot of the track the knob's own foot stands, for `calc()`. */
function getKnobOffset(fraction: number): string {
  return `var(--inset) + ${fraction} * (100% - 2 * var(--inset) - var(--knob))`;
}

function formatEnds(minLabel: string | null, maxLabel: string | null): string {
  if (minLabel !== null && maxLabel !== null) return `From ${minLabel} to ${maxLabel}`;
  return [minLabel && `Lowest: ${minLabel}`, maxLabel && `Highest: ${maxLabel}`]
    .filter(Boolean)
    .join('');
}
