import type { ReactNode } from 'react';
import { isSafeId } from '../../lib/url/encode-path-segment';
import type { CheckInModule } from '../../questions/check-in.types';
import { LoadErrorPage } from '../../ui/load-error/load-error-page';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { Redirect } from '../../ui/redirect/redirect';
import { useCheckInHistory, type CheckInHistory } from './use-check-in-history';

type HistoryWithModule = CheckInHistory & { readonly module: CheckInModule };
type Props = {
  readonly checkInId: string;
  readonly children: (history: HistoryWithModule) => ReactNode;
};

/** Loads a history and renders it with `children`; redirects to the list if there is no such check-in (§8). */
export function HistoryLoader(props: Props) {
  return isSafeId(props.checkInId) ? <LoadedHistory {...props} /> : <Redirect to="/check-ins" />;
}

function LoadedHistory({ checkInId, children }: Props) {
  const { history, failure, isMissing, refetch } = useCheckInHistory(checkInId);
  if (isMissing) return <Redirect to="/check-ins" />;
  if (failure !== null) return <LoadErrorPage failure={failure} onTryAgain={refetch} />;
  const module = history?.module ?? null;
  if (history === null || module === null) return <LoadingScreen />;
  return children({ ...history, module });
}
