import { useTextLanguage } from '../../ui/text-language/text-language';
import type { HeadingQuestion } from '../question.types';
import styles from './heading-field.module.css';

/** A heading between questions (§3), one level below the `h1` of the page. */
export function HeadingField({ question }: { readonly question: Pick<HeadingQuestion, 'title'> }) {
  const lang = useTextLanguage();
  return (
    <h2 dir="auto" lang={lang} className={styles.heading}>
      {question.title}
    </h2>
  );
}
