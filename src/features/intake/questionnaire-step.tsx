import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { selectHasPageAfter } from '../../../machines/intake/intake.selectors';
import { intakeApi } from '../../api/intake.api';
import { intakePagesFromWire } from '../../questions/intake.adapter';
import type { IntakePage } from '../../questions/intake.types';
import { QuestionList } from '../../questions/question-list';
import type { AnswerValue } from '../../questions/question.types';
import { Actions, Button } from '../../ui/button/button';
import { LoadProblem } from '../../ui/load-failure/load-problem';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import {
  ALL_OPTIONAL,
  BACK,
  NEXT,
  NO_QUESTIONS,
  pageOf,
  QUESTIONNAIRE_HEADING,
  SUBMIT,
  SUBMITTING,
} from './copy';
import { StepActions, StepProblem, type StepProps } from './step-frame';

/** The clinic's questions, page by page; the last page sends all answers (§4 QUESTIONNAIRE). */
export function QuestionnaireStep({ flow, onBack }: StepProps) {
  const isFailed = useSelector(flow, (snapshot) => snapshot.matches({ QUESTIONNAIRE: 'failed' }));
  const isLoading = useSelector(flow, (snapshot) => snapshot.matches({ QUESTIONNAIRE: 'loading' }));
  const failure = useSelector(flow, ({ context }) => context.failure);
  const { data } = intakeApi.endpoints.getQuestionnaire.useQueryState();
  const pages = useMemo(() => intakePagesFromWire(data) ?? [], [data]);

  if (isLoading) return <LoadingScreen />;
  if (isFailed && failure !== null) {
    return (
      <Stack gap={5}>
        <PageHeading>{QUESTIONNAIRE_HEADING}</PageHeading>
        <LoadProblem
          failure={failure}
          isTrying={false}
          onTryAgain={() => flow.send({ type: 'TRY_AGAIN' })}
        />
        <Actions>
          <Button variant="secondary" onClick={onBack}>
            {BACK}
          </Button>
        </Actions>
      </Stack>
    );
  }
  return <Page pages={pages} flow={flow} onBack={onBack} />;
}

function Page({ pages, flow, onBack }: StepProps & { readonly pages: readonly IntakePage[] }) {
  const pageIndex = useSelector(flow, ({ context }) => context.formData.pageIndex);
  const answers = useSelector(flow, ({ context }) => context.formData.answers);
  const hasPageAfter = useSelector(flow, ({ context }) => selectHasPageAfter(context));
  const answer = useCallback(
    (key: string, value: AnswerValue) => flow.send({ type: 'ANSWERED', key, value }),
    [flow],
  );
  const page = pages[pageIndex];
  const items = page?.items ?? [];
  return (
    <Stack gap={5}>
      <PageHeading key={pageIndex} {...(pages.length > 1 && pageDetail(pageIndex, pages.length))}>
        {QUESTIONNAIRE_HEADING}
      </PageHeading>
      {page !== undefined && page.description !== '' && <h2>{page.description}</h2>}
      <p>{items.length === 0 ? NO_QUESTIONS : ALL_OPTIONAL}</p>
      <QuestionList items={items} answers={answers} onChange={answer} />
      <StepProblem flow={flow} step="QUESTIONNAIRE" />
      <StepActions
        flow={flow}
        onBack={onBack}
        busyLabel={SUBMITTING}
        onPress={() => flow.send({ type: hasPageAfter ? 'NEXT' : 'SUBMIT' })}
      >
        {hasPageAfter ? NEXT : SUBMIT}
      </StepActions>
    </Stack>
  );
}

const pageDetail = (pageIndex: number, count: number) => ({
  detail: pageOf(pageIndex + 1, count),
});
