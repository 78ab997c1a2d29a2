import { baseApi } from '../../api/base-api';
import { endAllCommands } from '../../api/commands';
import { dropPrefetched } from '../../api/early-load.actions';
import { TAB_COMMANDS_KEY } from '../../api/stored-commands';
import { isDraftKey } from '../../state/drafts/draft-key';
import { finishSaves } from '../../state/drafts/waiting-saves';
import { storedLanguage } from '../../lib/language/detect-language';
import { clearStorage } from '../../lib/storage/safe-storage';
import { isIntakeStorageKey } from '../../state/intake-storage';
import { APP_PROMPT_DISMISSED_KEY } from '../layouts/app-prompt';
import { pendingSignOut } from '../../state/pending-sign-out';
import { visitMark } from '../../state/visit-mark';
import type { AppStore } from '../store/store';

export type ClearOptions = {
  /** Leaves the intake of a link alone, which has a session of its own: only a deliberate sign-out ends it. */
  readonly keepsIntake?: boolean;
  /** Leaves unsent answers alone: the session was lost, and the same person may sign in again (D10). */
  readonly keepsAnswers?: boolean;
  /** Leaves drafts alone: those of the user whose session ended are removed elsewhere (`watchOtherTabs`). */
  readonly keepsDrafts?: boolean;
  /** Leaves cached responses alone: none of them is of the user whose session ended. */
  readonly keepsResponses?: boolean;
};

/**
 * Clears what is kept of a person: prefetched and cached API responses, commands and sessionStorage (`tab`), and localStorage
 * as well (`device`). Screens that read data have to be unmounted before, or they would request it again. The flag of a
 * sign-out that the server has not confirmed is kept, or the cookie would sign that person in again. The language is kept,
 * too: a kiosk forgets it itself. So is the dismissal of the prompt to use the app (D9).
 */
export function clearPersonalData(
  { dispatch }: AppStore,
  scope: 'tab' | 'device',
  options: ClearOptions = {},
): void {
  const { keepsIntake = false, keepsAnswers = false, keepsResponses = false } = options;
  const { keepsDrafts = keepsAnswers } = options;
  const isKept = (key: string) =>
    key === storedLanguage.key ||
    key === APP_PROMPT_DISMISSED_KEY ||
    (keepsIntake && isIntakeStorageKey(key)) ||
    (keepsAnswers && key === TAB_COMMANDS_KEY) ||
    (keepsDrafts && (isDraftKey(key) || key === visitMark.key));
  dispatch(dropPrefetched());
  if (!keepsResponses) dispatch(baseApi.util.resetApiState());
  if (!keepsAnswers) dispatch(endAllCommands());
  // What waits would be stored again afterwards.
  finishSaves();
  clearStorage('session', isKept);
  if (scope === 'tab') return;
  const isUnconfirmed = pendingSignOut.isSet();
  clearStorage('local', isKept);
  if (isUnconfirmed) pendingSignOut.set();
}
