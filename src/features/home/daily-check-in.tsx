import { checkInsApi } from '../../api/check-ins.api';
import { useReloadWhenOld } from '../../api/use-reload-when-old';
import { DailyCheckInSection } from './daily-check-in-section';

/** A list older than this is loaded again on mount. */
const MAX_AGE_SECONDS = 30;

/**
 * Today's check-in, to do or done. Nothing is shown without an assigned check-in, or when the list cannot be loaded: the
 * app bar links to the check-ins, which then show the error.
 */
export function DailyCheckIn({ userId }: { readonly userId: string }) {
  const { data, isError, fulfilledTimeStamp, refetch } =
    checkInsApi.endpoints.getAssignedCheckIns.useQuery(
      { userId },
      { refetchOnMountOrArgChange: MAX_AGE_SECONDS },
    );
  useReloadWhenOld({ fulfilledTimeStamp, refetch });
  return isError && data === undefined ? null : <DailyCheckInSection checkIns={data} />;
}
