import { endAllCommands } from '../../api/commands';
import { signOut } from '../../api/sign-out';
import { removeDraftsOfEarlierSession, removeStaleDrafts } from '../../state/drafts/draft';
import type { SessionRef } from '../../state/session-context';
import type { TabChannel } from '../../state/tab-channel';
import type { AppServices } from '../services/app-services';
import type { SessionUsers } from './session-users';

type SessionListeners = {
  readonly actor: SessionRef;
  readonly channel: TabChannel;
  readonly users: SessionUsers;
};

/**
 * Reacts when requests have loaded the profile of the session, or have found that the session has expired or belongs to another
 * user.
 */
export function watchSession(services: AppServices, listeners: SessionListeners): void {
  const { store, wrapper, clock, actors } = services;
  const { actor, channel, users } = listeners;
  let knownUserId: string | null = null;
  const setUser = (userId: string) => {
    const isOther = users.isOtherThanLast(userId);
    if (isOther) {
      actors.stopAll();
      store.dispatch(endAllCommands());
    }
    // Another person's sign-in ends what was kept for everybody else (D10).
    if (isOther || !users.isResumed()) removeStaleDrafts(clock.now(), userId);
    else removeDraftsOfEarlierSession(clock.now(), userId);
    users.setLast(userId);
    wrapper.send({ type: 'auth-success', payload: { userId } });
    channel.post({ type: 'signed-in', userId, isResumed: users.isResumed() });
  };
  store.subscribe(() => {
    const { current, isExpired, profileUserId, otherUserId } = store.getState().session;
    if (profileUserId !== knownUserId) {
      knownUserId = profileUserId;
      if (profileUserId !== null) setUser(profileUserId);
    }
    if (otherUserId !== null) actor.send({ type: 'SIGNED_IN_ELSEWHERE', userId: otherUserId });
    if (!isExpired) return;
    // The browser may still hold the cookie of an earlier password session: it must not resume.
    if (current?.kind === 'magic-link') void store.dispatch(signOut(current));
    actor.send({ type: 'SESSION_EXPIRED' });
  });
}
