import { useMemo, type ReactNode, type SubmitEvent } from 'react';
import type { Assessment } from '../../questions/assessment/assessment.types';
import { ANSWERS_FORM_ID, STEM_ID } from '../../questions/assessment/question-field-id';
import { TextLanguageNote } from '../../questions/notices/text-language-note';
import { sampleTexts } from '../../questions/sample-texts';
import { Actions, Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Link } from '../../ui/link/link';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { StepBack } from '../../ui/step-back/step-back';
import { TextLanguage, useTextLanguage } from '../../ui/text-language/text-language';
import type { AnswerHolder } from './answer-holder';
import styles from './assessment-layout.module.css';
import {
  formatAssessmentNumber,
  formatEstimate,
  HELP,
  NEXT,
  NO_QUESTIONS,
  SUBMIT,
  SUBMITTING,
  ANSWERED,
  formatAnswered,
} from './copy';
import { useHolder } from '../../questions/use-holder';

type Props = {
  /** The answers that the progress shows. */
  readonly holder: Omit<AnswerHolder, 'send'>;
  readonly assessment: Assessment;
  readonly pageIndex: number;
  readonly pageCount: number;
  readonly isBusy: boolean;
  /** The path of the safety net. */
  readonly helpPath: string;
  /** Announced while busy. */
  readonly busyLabel?: string;
  /** Notices and problems, between the heading and the questions. */
  readonly notices?: ReactNode;
  /** The questions. */
  readonly children: ReactNode;
  /** The result of the last submit, above the buttons. */
  readonly result: ReactNode;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onBack?: () => void;
};

/** About 12 seconds a question. */
const QUESTIONS_A_MINUTE = 5;

/** A longer stem scrolls away with the page: on a phone it would cover the questions. */
const MAX_STICKY_LENGTH = 160;

/** The sentence that all questions begin with, which describes each of them. */
export function Stem({ children }: { readonly children: string | null }) {
  const lang = useTextLanguage();
  if (children === null) return null;
  return (
    <p id={STEM_ID} dir="auto" lang={lang} className={styles.stem}>
      {children}
    </p>
  );
}

/** The layout of one assessment; the button is Next, and Submit on the last one (§4). */
export function AssessmentLayout(props: Props) {
  const { holder, assessment, pageIndex, pageCount, isBusy, notices, children, result } = props;
  const { onSubmit, onBack, helpPath, busyLabel = SUBMITTING() } = props;
  const { id, questions, stem } = assessment;
  const isShort = stem !== null && stem.length <= MAX_STICKY_LENGTH;
  const sample = useMemo(() => `${stem ?? ''}\n${sampleTexts(questions)}`, [stem, questions]);
  return (
    <TextLanguage sample={sample}>
      <div className={styles.page}>
        {pageIndex > 0 && <StepBack onBack={onBack} isDisabled={isBusy} />}
        <PageHeading
          key={assessment.id}
          detail={pageCount > 1 ? formatAssessmentNumber(pageIndex + 1, pageCount) : undefined}
        >
          {assessment.name}
        </PageHeading>
        {questions.length > 0 && (
          <p className={styles.estimate}>
            {formatEstimate(Math.ceil(questions.length / QUESTIONS_A_MINUTE))}
          </p>
        )}
        <TextLanguageNote />
        {notices}
        <div className={styles.sticky}>
          <div className={styles.line}>
            {questions.length === 0 ? (
              <p className={styles.progress}>{NO_QUESTIONS()}</p>
            ) : (
              <AnswerProgress holder={holder} assessmentId={id} count={questions.length} />
            )}
            <Link to={helpPath} className={styles.help}>
              <Icon name="heart" size="small" />
              {HELP()}
            </Link>
          </div>
          {isShort && <Stem>{stem}</Stem>}
        </div>
        {!isShort && <Stem>{stem}</Stem>}
        {children}
        {result}
        {/* The form contains only the buttons, because every event inside a form visits all of its controls. */}
        <form id={ANSWERS_FORM_ID} onSubmit={onSubmit} noValidate>
          <Actions>
            <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={busyLabel}>
              {pageIndex === pageCount - 1 ? SUBMIT() : NEXT()}
            </Button>
          </Actions>
        </form>
      </div>
    </TextLanguage>
  );
}

type ProgressProps = {
  readonly holder: Omit<AnswerHolder, 'send'>;
  readonly assessmentId: string;
  readonly count: number;
};

/** '3 of 10 answered', as a bar and in words; the only part of the page that an answer renders besides its question. */
function AnswerProgress({ holder, assessmentId, count }: ProgressProps) {
  const answered = useHolder(holder, ({ answers, unanswered }) => {
    const given = answers[assessmentId] ?? {};
    const unacceptable = unanswered[assessmentId]?.filter((key) => key in given) ?? [];
    return Object.keys(given).length - unacceptable.length;
  });
  return (
    <p className={styles.progress}>
      <progress value={answered} max={count} aria-label={ANSWERED()} className={styles.bar} />
      {formatAnswered(answered, count)}
    </p>
  );
}
