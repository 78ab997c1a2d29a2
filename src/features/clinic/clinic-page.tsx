import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { clinicsApi } from '../../api/clinics.api';
import { isNotFound } from '../../api/is-not-found';
import { toQueryFailure } from '../../api/api-error';
import { kioskPath } from '../../lib/url/paths';
import { isSafeId } from '../../lib/url/encode-path-segment';
import { LinkCard } from '../../ui/link-card/link-card';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { UnknownClinic } from '../../ui/unknown-clinic/unknown-clinic';
import {
  CHECK_IN,
  CHECK_IN_DETAIL,
  INVITE,
  INVITE_DETAIL,
  LEAD,
  LOG_IN,
  LOG_IN_DETAIL,
  WELCOME,
} from './copy';
import styles from './clinic-page.module.css';

/** /clinics/{clinicDisplayId}: the clinic's name and links to check in, log in or accept an invite (D7). */
export function ClinicPage() {
  const { clinicDisplayId = '' } = useParams();
  const isSafe = isSafeId(clinicDisplayId);
  const { data, error, isFetching, refetch } = clinicsApi.endpoints.getClinic.useQuery(
    isSafe ? clinicDisplayId : skipToken,
  );

  if (!isSafe || isNotFound(error)) return <UnknownClinic clinicDisplayId={clinicDisplayId} />;
  if (data === undefined) {
    if (isFetching || error === undefined) return <LoadingScreen />;
    return <LoadErrorPage failure={toQueryFailure(error)} onTryAgain={() => void refetch()} />;
  }
  return (
    <Stack gap={5}>
      <PageHeading>{data.name || WELCOME()}</PageHeading>
      <p className={styles.lead}>{LEAD()}</p>
      <ul className={styles.options}>
        <LinkCard isLarge icon="check" to={kioskPath(clinicDisplayId)} detail={CHECK_IN_DETAIL()}>
          {CHECK_IN()}
        </LinkCard>
        <LinkCard isLarge icon="person" to="/login" detail={LOG_IN_DETAIL()}>
          {LOG_IN()}
        </LinkCard>
        <LinkCard isLarge icon="message" to="/accept-invite" detail={INVITE_DETAIL()}>
          {INVITE()}
        </LinkCard>
      </ul>
    </Stack>
  );
}
