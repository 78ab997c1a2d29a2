import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Failure } from '../../../machines/port';
import { checkInsApi, type CheckInScore } from '../../api/check-ins.api';
import { isNotFound } from '../../api/is-not-found';
import { useProfile } from '../../api/profile-context';
import { toQueryFailure } from '../../api/api-error';
import { useMemoWithTexts } from '../../lib/language/use-memo-with-texts';
import { uniqueById } from '../../lib/responses/unique-by-id';
import { moduleFromWire } from '../../questions/check-in.adapter';
import type { CheckInModule } from '../../questions/check-in.types';
import { toEntryTime } from './check-in-dates';

/** The completed entries of a check-in, newest first, and its module (§2, D6). */
export type CheckInHistory = {
  /** Null if the response has no valid one. */
  readonly module: CheckInModule | null;
  readonly entries: readonly CheckInScore[];
  /** Returns the module in the version of an entry, or `module` if that version is unknown. */
  readonly getModule: (entry: CheckInScore) => CheckInModule | null;
};

type CheckInHistoryResult = {
  readonly history: CheckInHistory | null;
  readonly failure: Failure | null;
  /** True if there is no such check-in. */
  readonly isMissing: boolean;
  readonly refetch: () => void;
};

/** Histories older than this are loaded again on mount. */
const MAX_AGE_SECONDS = 30;

/** Loads the history of one check-in of the signed-in user. */
export function useCheckInHistory(checkInId: string): CheckInHistoryResult {
  const { userId } = useProfile();
  const { data, error, refetch } = checkInsApi.endpoints.getCheckInScores.useQuery(
    { userId, checkInIds: [checkInId] },
    { refetchOnMountOrArgChange: MAX_AGE_SECONDS },
  );
  const versions = useMemoWithTexts(toVersions, checkInId, data?.checkInModules);
  const isInResponse = data === undefined || versions.length > 0;
  const assigned = useAssignedModule(userId, isInResponse ? null : checkInId);
  const assignedVersions = useMemoWithTexts(toVersions, checkInId, assigned.modules);
  const history = useMemoWithTexts(
    toCheckInHistory,
    checkInId,
    data?.checkInScores,
    isInResponse ? versions : assignedVersions,
  );
  const requestError = error ?? assigned.error;
  const isWaiting = history === null || assigned.isWaiting;
  return {
    history: isWaiting ? null : history,
    failure: isWaiting && requestError !== undefined ? toQueryFailure(requestError) : null,
    isMissing: isWaiting ? isNotFound(requestError) : history.module === null,
    refetch: () => void (error === undefined ? assigned.refetch() : refetch()),
  };
}

/** Loads the assigned module, for a history whose response has none with its questions; no request without an id. */
function useAssignedModule(userId: string, checkInId: string | null) {
  const { data, error, refetch } = checkInsApi.endpoints.getAssignedCheckIn.useQuery(
    checkInId === null ? skipToken : { userId, checkInId },
  );
  const isWaiting = checkInId !== null && data === undefined;
  const modules = useMemo(() => (data === undefined ? [] : [data]), [data]);
  return { modules, error, isWaiting, refetch };
}

/** The versions of a check-in in a response. */
const toVersions = (
  checkInId: string,
  modules: readonly { readonly id: string }[] = [],
): readonly CheckInModule[] =>
  modules.filter(({ id }) => id === checkInId).flatMap((wire) => moduleFromWire(wire) ?? []);

function toCheckInHistory(
  checkInId: string,
  scores: readonly CheckInScore[] | undefined,
  versions: readonly CheckInModule[],
): CheckInHistory | null {
  if (scores === undefined) return null;
  const module = versions[0] ?? null;
  const own = scores.filter(({ moduleId }) => moduleId === checkInId);
  return {
    module,
    entries: uniqueById(own)
      // An invalid time sorts last.
      .map((entry) => ({ entry, timestamp: toEntryTime(entry.createdAt) ?? -Infinity }))
      .sort((a, b) => b.timestamp - a.timestamp)
      .map(({ entry }) => entry),
    getModule: ({ versionId }) =>
      versions.find((version) => version.versionId === versionId) ?? module,
  };
}
