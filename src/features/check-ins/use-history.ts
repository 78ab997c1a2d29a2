import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import type { Failure } from '../../../machines/port';
import { checkInsApi, type CheckInScore } from '../../api/check-ins.api';
import { isNotFound } from '../../api/is-not-found';
import { useProfile } from '../../api/profile-context';
import { toFailureOf } from '../../api/wire-error';
import { moduleFromWire } from '../../questions/check-in.adapter';
import type { CheckInModule } from '../../questions/check-in.types';

/** The completed entries of a check-in, newest first, and the module in the versions that came with them (§2, D6). */
export type History = {
  /** Null when the clinic sent none that can be read. */
  readonly module: CheckInModule | null;
  readonly entries: readonly CheckInScore[];
  /** The module in the version that an entry was given to, else as it is now. */
  readonly moduleOf: (entry: CheckInScore) => CheckInModule | null;
};

type Reading = {
  readonly history: History | null;
  readonly failure: Failure | null;
  /** The clinic knows of no such check-in. */
  readonly isMissing: boolean;
  readonly readAgain: () => void;
};

/** A history that is this old, in seconds, is read again when a screen of it is opened. */
const FRESH_FOR_S = 30;

/** Reads the history of one check-in of who is signed in. */
export function useHistory(checkInId: string): Reading {
  const { userId } = useProfile();
  const { data, error, refetch } = checkInsApi.endpoints.getCheckInScores.useQuery(
    { userId, checkInIds: [checkInId] },
    { refetchOnMountOrArgChange: FRESH_FOR_S },
  );
  const isNamed = data?.checkInModules.some(({ id }) => id === checkInId) ?? true;
  const assigned = useAssigned(userId, isNamed ? null : checkInId);
  const history = useMemo(
    () => (data === undefined ? null : toHistory(checkInId, data, assigned.module)),
    [checkInId, data, assigned.module],
  );
  const failed = error ?? assigned.error;
  const isWaiting = history === null || assigned.isWaiting;
  return {
    history: isWaiting ? null : history,
    failure: isWaiting && failed !== undefined ? toFailureOf(failed) : null,
    isMissing: isWaiting ? isNotFound(failed) : history.module === null,
    readAgain: () => void (error === undefined ? assigned.refetch() : refetch()),
  };
}

/** The module as it is now: of a history without entries the clinic may name none. Without an id nothing is asked. */
function useAssigned(userId: string, checkInId: string | null) {
  const { data, error, refetch } = checkInsApi.endpoints.getAssignedCheckIn.useQuery(
    checkInId === null ? skipToken : { userId, checkInId },
  );
  const isWaiting = checkInId !== null && data === undefined;
  return { module: data ?? null, error, isWaiting, refetch };
}

type Scores = {
  readonly checkInModules: readonly { readonly id: string }[];
  readonly checkInScores: readonly CheckInScore[];
};

function toHistory(
  checkInId: string,
  { checkInModules, checkInScores }: Scores,
  assigned: { readonly id: string } | null,
): History {
  const versions = [...checkInModules, ...(assigned === null ? [] : [assigned])]
    .filter(({ id }) => id === checkInId)
    .flatMap((wire) => moduleFromWire(wire) ?? []);
  const module = versions[0] ?? null;
  return {
    module,
    entries: checkInScores
      .filter(({ moduleId }) => moduleId === checkInId)
      .map((entry) => ({ entry, at: timeOf(entry) }))
      .sort((one, other) => other.at - one.at)
      .map(({ entry }) => entry),
    moduleOf: ({ versionId }) =>
      versions.find((version) => String(version.versionId) === String(versionId)) ?? module,
  };
}

/** A time that cannot be read stands behind all others. */
function timeOf({ createdAt }: CheckInScore): number {
  const time = Date.parse(createdAt);
  return Number.isNaN(time) ? -Infinity : time;
}
