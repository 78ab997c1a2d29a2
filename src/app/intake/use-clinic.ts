import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { intakeApi } from '../../api/intake.api';
import { selectIntakeSession } from '../../state/intake.slice';

/** Name, logo and phone of the link's clinic; null until loaded. The intake does not wait for them (§4). */
type Clinic = {
  readonly name: string | null;
  readonly logoUrl: string | null;
  readonly phoneNumber: string | null;
};

/** The clinic of a link: requested by code before the exchange, by session afterwards (D5, D6). */
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
