import { Fieldset } from '../../ui/fieldset/fieldset';
import { useTextLanguage } from '../../ui/text-language/text-language';
import { formatAnswer } from '../format-answer';
import { formatScaleEnds, NOT_ANSWERED } from '../assessment/copy';
import { parseSlider } from '../parse-slider';
import type { AnswerValue } from '../../../machines/answer.types';
import type { Question } from '../question.types';
import styles from './read-only-field.module.css';
import { SliderAnswer } from './slider-answer';

type ReadOnlyFieldProps = {
  readonly question: Question;
  readonly value: AnswerValue | undefined;
  readonly id: string;
  readonly detail: string | undefined;
};

/** Shows a question of any kind with its answer as text, without a control. */
export function ReadOnlyField({ question, value, id, detail }: ReadOnlyFieldProps) {
  return (
    <Fieldset
      id={id}
      legend={question.title}
      detail={detail}
      hint={question.kind === 'likert' ? formatScaleEnds(question) : undefined}
    >
      <Answer question={question} value={value} />
    </Fieldset>
  );
}

function Answer({ question, value }: Pick<ReadOnlyFieldProps, 'question' | 'value'>) {
  // A choice is a text of the clinic; what was typed is not.
  const textLanguage = useTextLanguage();
  const lang = 'choices' in question ? textLanguage : undefined;
  const point = question.kind === 'slider' ? parseSlider(question, value) : null;
  if (question.kind === 'slider' && point !== null) {
    return <SliderAnswer question={question} point={point} />;
  }
  const texts = formatAnswer(question, value);
  if (texts.length === 0) return <p className={styles.none}>{NOT_ANSWERED()}</p>;
  if (texts.length === 1) {
    return (
      <p dir="auto" lang={lang} className={styles.answer}>
        {texts[0]}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {texts.map((text, index) => (
        <li key={index} dir="auto" lang={lang} className={styles.answer}>
          {text}
        </li>
      ))}
    </ul>
  );
}
