import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { intakeApi } from '../../api/intake.api';
import { selectIntakeSession } from '../../state/intake.slice';

/** What is known of the link's clinic. Nobody waits for it: an intake does without (§4). */
type Clinic = {
  readonly name: string | null;
  readonly logoUrl: string | null;
  readonly phoneNumber: string | null;
};

/** The clinic of a link: by its code before the exchange, and by its session afterwards (D5, D6). */
export function useClinic(code: string | null): Clinic {
  const isSignedIn = useSelector(selectIntakeSession) !== null;
  const { data: info } = intakeApi.endpoints.getClinicInfo.useQuery(
    isSignedIn ? undefined : skipToken,
  );
  const { data: branding } = intakeApi.endpoints.getBranding.useQuery(
    isSignedIn || code === null ? skipToken : code,
  );
  return {
    name: info?.name ?? branding?.name ?? null,
    logoUrl: info?.logoUrl ?? branding?.logoUrl ?? null,
    phoneNumber: info?.phoneNumber ?? null,
  };
}
