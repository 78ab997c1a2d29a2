import { useParams } from 'react-router-dom';
import { interventionsApi } from '../../api/interventions.api';
import { MALFORMED_RESPONSE, toQueryFailure } from '../../api/api-error';
import { isNotFound } from '../../api/is-not-found';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import { isSafeId } from '../../lib/url/encode-path-segment';
import {
  interventionFromWire,
  type CompletedIntervention,
} from '../../questions/intervention.adapter';
import { AnsweredQuestion } from '../../questions/fields/answered-question';
import { sampleTexts } from '../../questions/sample-texts';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { PrintButton } from '../../ui/print-button/print-button';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { ResultPage } from '../../ui/result-page/result-page';
import { Stack } from '../../ui/stack/stack';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { TextLanguage } from '../../ui/text-language/text-language';
import { FORM_NOT_FOUND, FORM_NOT_FOUND_DETAIL, NO_ITEMS } from './copy';

/** /user/{userId}/intervention/{interventionId}: a completed form with its saved answers, read-only (§2). */
export function InterventionPage() {
  const { userId = '', interventionId = '' } = useParams();
  if (isSafeId(userId) && isSafeId(interventionId)) {
    return <Intervention userId={userId} interventionId={interventionId} />;
  }
  return <NotFound />;
}

function NotFound() {
  return (
    <ResultPage icon="info" heading={FORM_NOT_FOUND()} help={<SupportContacts />}>
      <p>{FORM_NOT_FOUND_DETAIL()}</p>
    </ResultPage>
  );
}

type Props = { readonly userId: string; readonly interventionId: string };

function Intervention(props: Props) {
  const { currentData, error, isFetching, refetch } =
    interventionsApi.endpoints.getIntervention.useQuery(props, { refetchOnMountOrArgChange: true });
  const form = useMemoWithTexts(toForm, currentData);
  if (form !== null) return <CompletedForm form={form} />;
  if (isFetching) return <LoadingScreen />;
  if (isNotFound(error)) return <NotFound />;
  return (
    <LoadErrorPage
      failure={error === undefined ? MALFORMED_RESPONSE : toQueryFailure(error)}
      onTryAgain={() => void refetch()}
    />
  );
}

const toForm = (wire: unknown): CompletedIntervention | null =>
  wire === undefined ? null : interventionFromWire(wire);

function CompletedForm({ form }: { readonly form: CompletedIntervention }) {
  const { name, questions, answers } = form;
  return (
    <TextLanguage sample={sampleTexts(questions)}>
      <Stack gap={6}>
        <PageHeading>{name}</PageHeading>
        {questions.length === 0 && <p>{NO_ITEMS()}</p>}
        {questions.map((question) => (
          <AnsweredQuestion key={question.key} question={question} value={answers[question.key]} />
        ))}
        {questions.length > 0 && <PrintButton />}
      </Stack>
    </TextLanguage>
  );
}
