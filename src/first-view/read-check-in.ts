import * as v from 'valibot';
import { profilesResponse, type Profile } from '../api/profile.schema';
import { toCheckInSummary } from '../features/check-ins/to-check-in-summary';
import type { LinkConfiguration } from '../lib/configuration/link-configuration';
import { readStorage, removeStorage, writeStorage } from '../lib/storage/safe-storage';
import { moduleFromWire } from '../questions/check-in.adapter';
import type { CheckInModule } from '../questions/check-in.types';
import { areDraftsEnabled, getDraftKey } from '../state/drafts/draft-key';
import { readStoredSession } from '../state/stored-session';
import type { MemberResponses } from './page-load';

/** What the page of a check-in shows. */
export type CheckIn = {
  readonly profile: Profile;
  /** A link has signed the user in: the page says who that is. */
  readonly isOfLink: boolean;
  readonly module: CheckInModule;
  /** The pages, the answers, of which there are none yet, and the page on the screen. */
  readonly form: ReturnType<typeof toForm>;
  readonly draftKey: string;
};

/**
 * Returns null with a draft, which only the app restores, and where none is kept: what was answered would not survive the end
 * of the session, as it does in the app (D10). Throws if a response is malformed.
 */
export function readCheckIn(
  { profiles, shown }: MemberResponses,
  checkInId: string,
  { drafts }: LinkConfiguration,
): CheckIn | null {
  const profile = v.parse(profilesResponse, profiles).profiles[0];
  const module = moduleFromWire(shown[0]);
  const draftKey = getDraftKey({ userId: profile.userId, form: 'check-in', ids: [checkInId] });
  const hasDraft = readStorage('session', draftKey) !== null;
  const isKept = areDraftsEnabled(drafts, 'patient_app') && !hasDraft && canStore(draftKey);
  if (module === null || !isKept) return null;
  const isOfLink = readStoredSession(Date.now()) !== null;
  return { profile, isOfLink, module, form: toForm(module), draftKey };
}

/** True if storage is neither full nor forbidden. */
function canStore(key: string): boolean {
  const isStored = writeStorage('session', key, '{}');
  removeStorage('session', key);
  return isStored;
}

const toForm = (module: CheckInModule) => ({
  forms: [toCheckInSummary(module)],
  answers: {},
  pageIndex: 0,
});
