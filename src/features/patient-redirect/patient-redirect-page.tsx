import { useLocation, useParams } from 'react-router-dom';
import { patientsApi } from '../../api/patients.api';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { publicAssessmentsPath } from '../../lib/url/paths';
import { toQueryFailure } from '../../api/api-error';
import { useHideAppPrompt } from '../../lib/react/app-prompt-visibility';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { Redirect } from '../../ui/redirect/redirect';

/** /patients/{patientId}/assessments: looks up the patient and redirects to their assessments with the same query (§2). */
export function PatientRedirectPage() {
  const { patientId = '' } = useParams();
  const { search } = useLocation();
  const { data, error, isFetching, refetch } =
    patientsApi.endpoints.getKioskPatient.useQuery(patientId);
  // The user gate follows.
  useHideAppPrompt();
  if (isFetching) return <LoadingScreen />;
  if (data !== undefined && isSafeId(data.userId)) {
    return <Redirect to={{ pathname: publicAssessmentsPath(data.userId), search }} />;
  }
  return (
    <LoadErrorPage isOfLink failure={toQueryFailure(error)} onTryAgain={() => void refetch()} />
  );
}
