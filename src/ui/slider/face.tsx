import type { Mood } from './mood';
import styles from './face.module.css';

/** Of the same segments, so that the browser can change one into the other; the style sheet repeats them. */
const mouths: Readonly<Record<Mood, string>> = {
  positive: 'M11 19.5C12.4 21.8 14 22.9 16 22.9C18 22.9 19.6 21.8 21 19.5',
  neutral: 'M11 21C12.4 21 14 21 16 21C18 21 19.6 21 21 21',
  negative: 'M11 23C12.4 20.9 14 19.9 16 19.9C18 19.9 19.6 20.9 21 23',
};

/** The face of a mood (§4) as an SVG, the same on every device; decorative, the mood is also shown as text. */
export function Face({ mood }: { readonly mood: Mood }) {
  return (
    <svg viewBox="0 0 32 32" className={styles.face} data-mood={mood} aria-hidden="true">
      <circle className={styles.head} cx="16" cy="16" r="14.5" />
      <circle className={styles.eye} cx="11.5" cy="13" r="1.8" />
      <circle className={styles.eye} cx="20.5" cy="13" r="1.8" />
      <path className={styles.mouth} d={mouths[mood]} />
    </svg>
  );
}
