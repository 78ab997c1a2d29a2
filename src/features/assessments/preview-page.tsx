import { memo, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assessmentsApi } from '../../api/assessments.api';
import { toQueryFailure } from '../../api/api-error';
import { parseIds } from '../../lib/url/parse-ids';
import { AssessmentQuestionField } from '../../questions/assessment/assessment-question-field';
import { formatQuestionNumber } from '../../questions/assessment/copy';
import { ANSWERS_FORM_ID, STEM_ID } from '../../questions/assessment/question-field-id';
import { TextLanguageNote } from '../../questions/notices/text-language-note';
import { sampleTexts } from '../../questions/sample-texts';
import type { Answers, AnswerValue } from '../../../machines/answer.types';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { LongList } from '../../ui/long-list/long-list';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { ResultPage } from '../../ui/result-page/result-page';
import { TextLanguage } from '../../ui/text-language/text-language';
import { Stem } from './assessment-layout';
import { NOT_AVAILABLE, PREVIEW_NOT_AVAILABLE_DETAIL, PREVIEW_NOTE, SUBMIT } from './copy';
import { readDefinitions } from './read-definitions';
import styles from './assessment-layout.module.css';

const PREVIEW_NOTE_ID = 'preview-note';

/** Renders again only when its own answer or, with `detail`, the language of the page changes. */
const PreviewQuestion = memo(AssessmentQuestionField);

/** /assessment-preview?assessment=…: shows an assessment as patients see it; nothing can be submitted (§2). */
export function AssessmentPreviewPage() {
  const ids = parseIds(useSearchParams()[0].get('assessment'));
  return ids === null ? <NotAvailable /> : <Preview ids={ids} />;
}

function NotAvailable() {
  return (
    <ResultPage heading={NOT_AVAILABLE()}>
      <p>{PREVIEW_NOT_AVAILABLE_DETAIL()}</p>
    </ResultPage>
  );
}

function Preview({ ids }: { readonly ids: readonly string[] }) {
  const { data, error, isFetching, refetch } =
    assessmentsApi.endpoints.getAssessments.useQuery(ids);
  const [answers, setAnswers] = useState<Answers>({});
  const onChange = useCallback(
    (key: string, value: AnswerValue) => setAnswers((previous) => ({ ...previous, [key]: value })),
    [],
  );
  if (isFetching) return <LoadingScreen />;
  const definitions = data && readDefinitions(data);
  if (!definitions) {
    return (
      <LoadErrorPage isOfLink failure={toQueryFailure(error)} onTryAgain={() => void refetch()} />
    );
  }
  const [assessment] = definitions;
  if (assessment === undefined) return <NotAvailable />;

  const { stem, questions } = assessment;
  return (
    <TextLanguage sample={`${stem ?? ''}\n${sampleTexts(questions)}`}>
      <div className={styles.page}>
        <PageHeading>{assessment.name}</PageHeading>
        <TextLanguageNote />
        <Alert tone="info">
          <span id={PREVIEW_NOTE_ID}>{PREVIEW_NOTE()}</span>
        </Alert>
        <Stem>{stem}</Stem>
        <LongList className={styles.questions}>
          {questions.map((question, index) => (
            <PreviewQuestion
              key={question.key}
              question={question}
              value={answers[question.key]}
              onChange={onChange}
              problem={null}
              describedBy={stem === null ? undefined : STEM_ID}
              detail={formatQuestionNumber(index + 1, questions.length)}
            />
          ))}
        </LongList>
        <form id={ANSWERS_FORM_ID}>
          <Actions>
            <Button type="submit" variant="primary" disabled aria-describedby={PREVIEW_NOTE_ID}>
              {SUBMIT()}
            </Button>
          </Actions>
        </form>
      </div>
    </TextLanguage>
  );
}
