import { Navigate, useLocation, useParams } from 'react-router-dom';
import { patientsApi } from '../../api/patients.api';
import { isSafeId } from '../../lib/encode-id';
import { toQueryFailure } from '../../api/wire-error';
import { LoadErrorPage } from '../../ui/load-failure/load-failure';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';

/** /patients/{patientId}/assessments: looks the patient up and leads to their assessments, query kept (§2). */
export function PatientRedirectPage() {
  const { patientId = '' } = useParams();
  const { search } = useLocation();
  const { data, error, isFetching, refetch } =
    patientsApi.endpoints.getKioskPatient.useQuery(patientId);
  if (isFetching) return <LoadingScreen />;
  if (data !== undefined && isSafeId(data.userId)) {
    return (
      <Navigate
        to={{ pathname: `/user/${encodeURIComponent(data.userId)}/assessments`, search }}
        replace
      />
    );
  }
  return <LoadErrorPage failure={toQueryFailure(error)} onTryAgain={() => void refetch()} />;
}
