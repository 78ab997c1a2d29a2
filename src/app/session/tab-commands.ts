import type { RouteObject } from 'react-router-dom';
import { openCommandStore, TAB_COMMANDS_KEY } from '../../api/stored-commands';
import type { CommandStore } from '../../api/thunk-extra';
import { DRAFT_LIFETIME_MS } from '../../lib/submission/draft-lifetime';
import type { Clock } from '../../lib/time/clock';
import { mayResumeSession } from './may-resume-session';

/** Opens the commands of this tab, which are stored as drafts are: never on a shared device (D10). */
export function openTabCommands(routes: RouteObject[], clock: Clock): CommandStore {
  return openCommandStore({
    scope: 'tab',
    area: 'session',
    key: TAB_COMMANDS_KEY,
    toCurrentKey: (key) => (mayResumeSession(routes, window.location) ? key : null),
    lifetimeMs: DRAFT_LIFETIME_MS,
    clock,
  });
}
