import type { Mood } from './mood';
import styles from './face.module.css';

const mouths: Readonly<Record<Mood, string>> = {
  positive: 'M11 19.5c1.4 2.3 3 3.4 5 3.4s3.6-1.1 5-3.4',
  neutral: 'M11 21h10',
  negative: 'M11 23c1.4-2.1 3-3.1 5-3.1s3.6 1 5 3.1',
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
