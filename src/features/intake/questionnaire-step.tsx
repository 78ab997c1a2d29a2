import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { selectHasNextPage } from '../../../machines/intake/intake.selectors';
import { intakeApi } from '../../api/intake.api';
import { flattenQuestions, intakePagesFromWire } from '../../questions/intake.adapter';
import type { IntakePage } from '../../questions/intake.types';
import { InvalidAnswersNotice } from '../../questions/notices/form-notices';
import { TextLanguageNote } from '../../questions/notices/text-language-note';
import { QuestionList } from '../../questions/question-list';
import type { Question } from '../../questions/question.types';
import { sampleTexts } from '../../questions/sample-texts';
import { findInvalidAnswers } from '../../questions/select-valid-answers';
import type { AnswerValue } from '../../../machines/answer.types';
import { OfflineNotice } from '../../ui/offline-notice/offline-notice';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { TextLanguage, useTextLanguage } from '../../ui/text-language/text-language';
import {
  ALL_OPTIONAL,
  NEXT,
  NO_QUESTIONS,
  QUESTIONNAIRE_HEADING,
  SUBMIT,
  SUBMITTING,
} from './copy';
import styles from './questionnaire-step.module.css';
import { StepActions, StepProblem, type StepProps } from './step-layout';
import { StepLoading } from './step-loading';

/** The clinic's questions, one page at a time; the last page submits all answers (§4 QUESTIONNAIRE). */
export function QuestionnaireStep({ flow }: StepProps) {
  const isLoaded = useSelector(flow, ({ context }) => context.pageCount !== null);
  const pageIndex = useSelector(flow, ({ context }) => context.formData.pageIndex);
  const { data } = intakeApi.endpoints.getQuestionnaire.useQueryState();
  const pages = useMemo(
    () => (data === undefined ? [] : (intakePagesFromWire(data) ?? [])),
    [data],
  );
  const items = useMemo(() => pages.flatMap((one) => one.items), [pages]);
  const sample = useMemo(() => sampleTexts(items), [items]);
  const questions = useMemo(() => flattenQuestions(items), [items]);
  const page = isLoaded ? (pages[pageIndex] ?? EMPTY_PAGE) : null;
  return (
    <Stack gap={5}>
      <PageHeading>{QUESTIONNAIRE_HEADING()}</PageHeading>
      {page === null ? (
        <StepLoading flow={flow} />
      ) : (
        <TextLanguage sample={sample}>
          <Page page={page} questions={questions} flow={flow} />
        </TextLanguage>
      )}
    </Stack>
  );
}

/** Shown for a questionnaire without pages. */
const EMPTY_PAGE: IntakePage = { description: null, items: [] };

type PageProps = StepProps & {
  readonly page: IntakePage;
  /** Those of all pages. */
  readonly questions: readonly Question[];
};

function Page({ page, questions, flow }: PageProps) {
  const { description, items } = page;
  const lang = useTextLanguage();
  const answers = useSelector(flow, ({ context }) => context.formData.answers);
  // The answers may be of an earlier visit, and to a question of a page before this one (D10).
  const invalid = findInvalidAnswers(questions, answers);
  const hasNextPage = useSelector(flow, ({ context }) => selectHasNextPage(context));
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const setAnswer = useCallback(
    (key: string, value: AnswerValue) => flow.send({ type: 'ANSWERED', key, value }),
    [flow],
  );
  return (
    <>
      {invalid !== null && <InvalidAnswersNotice {...invalid} />}
      {description !== null && (
        <h2 dir="auto" lang={lang} className={styles.description}>
          {description}
        </h2>
      )}
      <p>{flattenQuestions(items).length === 0 ? NO_QUESTIONS() : ALL_OPTIONAL()}</p>
      <TextLanguageNote />
      <QuestionList items={items} answers={answers} onChange={setAnswer} isBusy={isBusy} />
      <OfflineNotice />
      <StepProblem flow={flow} step="QUESTIONNAIRE" />
      <StepActions
        flow={flow}
        busyLabel={SUBMITTING()}
        onPress={() => flow.send({ type: hasNextPage ? 'NEXT' : 'SUBMIT' })}
      >
        {hasNextPage ? NEXT() : SUBMIT()}
      </StepActions>
    </>
  );
}
