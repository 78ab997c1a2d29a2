import { Fieldset } from '../../ui/fieldset/fieldset';
import { textsOf } from '../answer-texts';
import { NOT_ANSWERED } from '../copy';
import type { AnswerValue, Question } from '../question.types';
import styles from './read-only-field.module.css';

type ReadOnlyFieldProps = {
  readonly question: Question;
  readonly value: AnswerValue | undefined;
  readonly id: string;
  readonly detail: string;
  readonly isDeferred: boolean;
};

/** A question of any kind with its answer as text: nothing looks as if it could be changed. */
export function ReadOnlyField({ question, value, ...group }: ReadOnlyFieldProps) {
  const texts = textsOf(question, value);
  return (
    <Fieldset {...group} legend={question.title}>
      {texts.length === 0 && <p className={styles.none}>{NOT_ANSWERED}</p>}
      {texts.length === 1 && <p className={styles.answer}>{texts[0]}</p>}
      {texts.length > 1 && (
        <ul className={styles.list}>
          {texts.map((text, index) => (
            <li key={index} className={styles.answer}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </Fieldset>
  );
}
