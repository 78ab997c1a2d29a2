import { Fieldset } from '../../ui/fieldset/fieldset';
import { useTextLanguage } from '../../ui/text-language/text-language';
import { formatAnswer } from '../format-answer';
import { useLanguage } from '../../lib/language/use-language';
import { formatScaleEnds, NOT_ANSWERED } from '../assessment/copy';
import { questionFieldId } from '../assessment/question-field-id';
import { parseSlider } from '../parse-slider';
import type { AnswerValue } from '../../../machines/answer.types';
import type { Question } from '../question.types';
import { HeadingField } from './heading-field';
import styles from './answered-question.module.css';
import { SliderAnswer } from './slider-answer';

type Props = { readonly question: Question; readonly value: AnswerValue | undefined };

/** Shows a question of any kind with its answer as text, without a control (§2). */
export function AnsweredQuestion({ question, value }: Props) {
  useLanguage();
  if (question.kind === 'heading') return <HeadingField question={question} />;
  return (
    <Fieldset
      id={questionFieldId(question)}
      legend={question.title}
      hint={question.kind === 'likert' ? formatScaleEnds(question) : undefined}
    >
      <Answer question={question} value={value} />
    </Fieldset>
  );
}

function Answer({ question, value }: Props) {
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
