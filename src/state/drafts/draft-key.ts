import type { AppContext } from '../../../machines/app-context';
import type { Configuration } from '../../lib/configuration/configuration.schema';

const PREFIX = 'draft ';

/** Whose answers a draft has, and of which form. */
export type DraftSubject = {
  readonly userId: string;
  readonly form: 'assessments' | 'check-in' | 'check-ins';
  /** The ids in the URL; empty if it names none. */
  readonly ids: readonly string[];
};

/** The sessionStorage key of a draft. */
export function getDraftKey({ form, userId, ids }: DraftSubject): string {
  return PREFIX + JSON.stringify([form, userId, ...ids]);
}

/** True for the sessionStorage key of a draft. */
export function isDraftKey(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** True for the draft of a page that only the user who is signed in can open. */
export function isSignedInDraftKey(key: string): boolean {
  const form: DraftSubject['form'] = 'check-in';
  return key.startsWith(`${PREFIX}["${form}",`);
}

/** True where drafts may be kept: not on shared devices, and not if the deployment does not want it (D1, D10). */
export function areDraftsEnabled(drafts: Configuration['drafts'], appContext: AppContext): boolean {
  return drafts !== 'off' && appContext !== 'kiosk' && appContext !== 'clinician_app';
}
