import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Answers, AnswersByForm } from '../../../machines/answer.types';
import type { Time } from '../../../machines/completed-since';
import { useIsPrinting } from '../../lib/browser/use-is-printing';
import { saveHtmlFile } from '../../lib/browser/save-html-file';
import { formatDayAndTime } from '../../lib/time/format-dates';
import { Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import { useWrapper } from '../../wrapper/wrapper-context';
import { formatAnswer } from '../format-answer';
import type { Question } from '../question.types';
import { COPY_TITLE, formatSent, NO_ANSWER, PRINT, SAVE_COPY } from './copy';
import styles from './sent-copy.module.css';

type Form = {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
};

type Props = {
  readonly forms: readonly Form[];
  /** What was sent; empty where there may be no copy. */
  readonly answers: AnswersByForm;
  /** When the server confirmed the submit, or was known to have received it. */
  readonly sentAt: Time;
  /** The name of the clinic; null if it is not known. */
  readonly clinic: string | null;
  /** The page shows the answers, so that it is printed itself. */
  readonly isOnPage?: boolean;
};

/**
 * 'Save a copy' and 'Print' after a submit (D10). Both are made in the page from what was sent, and nothing is stored. Not in the
 * native app, whose web view can do neither.
 */
export function SentCopy({ forms, answers, sentAt, clinic, isOnPage = false }: Props) {
  const copy = useRef<HTMLDivElement>(null);
  const { isNative } = useWrapper();
  const isPrinting = useIsPrinting();
  const [isSaving, setSaving] = useState(false);
  const sent = forms.filter(({ id }) => answers[id] !== undefined);
  if (sent.length === 0 || isNative) return null;
  const save = () => {
    flushSync(() => setSaving(true));
    saveHtmlFile(COPY_TITLE(), copy.current?.innerHTML ?? '');
    setSaving(false);
  };
  return (
    <>
      <div className={classNames(styles.actions, isOnPage && styles.below)}>
        <Button variant="quiet" onClick={save}>
          {SAVE_COPY()}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          {PRINT()}
        </Button>
      </div>
      {(isSaving || (isPrinting && !isOnPage)) && (
        <div ref={copy} className={styles.copy}>
          {clinic !== null && <p dir="auto">{clinic}</p>}
          {sentAt != null && <p>{formatSent(formatDayAndTime(sentAt))}</p>}
          {sent.map(({ id, name, questions }) => (
            <section key={id}>
              <h2 dir="auto">{name}</h2>
              <AnswerList questions={questions} answers={answers[id] ?? {}} />
            </section>
          ))}
        </div>
      )}
    </>
  );
}

type ListProps = { readonly questions: readonly Question[]; readonly answers: Answers };

function AnswerList({ questions, answers }: ListProps) {
  return (
    <dl>
      {questions.map((question) => {
        if (question.kind === 'heading' || question.kind === 'unsupported') return null;
        const texts = toTexts(question, answers[question.key]);
        return (
          <div key={question.key}>
            <dt dir="auto">{question.title}</dt>
            {texts.length === 0 && <dd>{NO_ANSWER()}</dd>}
            {texts.map((text, index) => (
              <dd key={index} dir="auto">
                {text}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** A slider is sent as a number. */
function toTexts(question: Question, value: Answers[string] | undefined): readonly string[] {
  const texts = formatAnswer(question, value);
  return question.kind === 'slider' ? texts.map((text) => `${text} (${String(value)})`) : texts;
}
