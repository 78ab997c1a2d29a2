import type { HeadingQuestion } from '../question.types';
import styles from './heading-field.module.css';

/** A heading between questions (§3), one level below the `h1` of the page. */
export function HeadingField({ question }: { readonly question: Pick<HeadingQuestion, 'title'> }) {
  return (
    <h2 dir="auto" className={styles.heading}>
      {question.title}
    </h2>
  );
}
