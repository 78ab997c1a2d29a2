import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { formatEnds, formatHighest, formatLowest, HOW_TO_SET, MOOD_TEXTS, NOT_SET } from './copy';
import { Face } from './face';
import { getMood } from './mood';
import { clampToScale, getValueForKey, toFraction, SLIDER_STEP, type Scale } from './scale';
import styles from './slider.module.css';

type SliderProps = Scale & {
  readonly id: string;
  /** The id of the element that names the slider. */
  readonly labelledBy: string;
  /** Null until the slider is touched; it is then shown as 'Not set'. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

/**
 * A vertical slider with a face for the mood of its value (§4, §9). It is a rotated native range input, which phones and
 * screen readers support. The steps of the keyboard are larger than those of a drag.
 */
export function Slider(props: SliderProps) {
  const { id, labelledBy, min, max, value, onChange, minLabel, maxLabel } = props;
  const endsId = `${id}-ends`;
  const ends = describeEnds(minLabel, maxLabel);
  const scale = { min, max };
  const mood = value === null ? null : getMood(value, scale);
  const middle = clampToScale((min + max) / 2, scale);
  const fraction = value === null ? 0.5 : toFraction(value, scale);
  const element = useKnobPosition(fraction);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = getValueForKey(event.key, value, scale);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div ref={element} className={styles.slider} data-mood={mood ?? 'none'}>
      <span dir="auto" className={styles.end} aria-hidden="true">
        {maxLabel}
      </span>
      <div className={styles.body}>
        <div className={styles.track}>
          {value !== null && <span className={styles.fill} />}
          <input
            type="range"
            id={id}
            className={styles.range}
            min={min}
            max={max}
            step={SLIDER_STEP}
            value={value ?? middle}
            onChange={(event) => onChange(clampToScale(event.target.valueAsNumber, scale))}
            // A tap at the exact middle of an untouched slider fires no change event.
            onClick={() => value === null && onChange(middle)}
            onKeyDown={handleKeyDown}
            aria-labelledby={labelledBy}
            aria-describedby={ends === '' ? undefined : endsId}
            aria-orientation="vertical"
            aria-valuetext={mood === null ? NOT_SET() : MOOD_TEXTS()[mood]}
          />
          <span className={classNames(styles.knob, mood === null && styles.unset)}>
            {mood !== null && <Face mood={mood} />}
          </span>
        </div>
        <span className={styles.reading} aria-hidden="true">
          <span className={styles.mood}>{mood === null ? NOT_SET() : MOOD_TEXTS()[mood]}</span>
          {mood === null && <span className={styles.howTo}>{HOW_TO_SET()}</span>}
        </span>
      </div>
      <span dir="auto" className={styles.end} aria-hidden="true">
        {minLabel}
      </span>
      <VisuallyHidden id={endsId}>{ends}</VisuallyHidden>
    </div>
  );
}

/** Where the knob is, from 0 to 1, and how far from the middle. Not as `style`, which the first view writes differently. */
function useKnobPosition(fraction: number) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    element.current?.style.setProperty('--fraction', String(fraction));
    element.current?.style.setProperty('--distance', String(Math.abs(fraction - 0.5) * 2));
  }, [fraction]);
  return element;
}

function describeEnds(minLabel: string | null, maxLabel: string | null): string {
  if (minLabel !== null && maxLabel !== null) return formatEnds(minLabel, maxLabel);
  return [minLabel && formatLowest(minLabel), maxLabel && formatHighest(maxLabel)]
    .filter(Boolean)
    .join('');
}
