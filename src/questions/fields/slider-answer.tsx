import { Face } from '../../ui/slider/face';
import { MOOD_TEXTS, getMood } from '../../ui/slider/mood';
import { toFraction } from '../../ui/slider/scale';
import type { SliderQuestion } from '../question.types';
import styles from './slider-answer.module.css';

type Props = { readonly question: SliderQuestion; readonly point: number };

/** Shows the answer to a slider question: the face and name of the mood, and the position on the scale. */
export function SliderAnswer({ question, point }: Props) {
  const mood = getMood(point, question);
  return (
    <div className={styles.answer}>
      <span className={styles.face}>
        <Face mood={mood} />
      </span>
      <div className={styles.text}>
        <p className={styles.mood}>{MOOD_TEXTS()[mood]}</p>
        <div className={styles.scale} aria-hidden="true">
          <div
            className={styles.fill}
            style={{ inlineSize: `${toFraction(point, question) * 100}%` }}
          />
        </div>
        <p className={styles.ends}>
          <span dir="auto">{question.minLabel}</span>
          <span dir="auto">{question.maxLabel}</span>
        </p>
      </div>
    </div>
  );
}
