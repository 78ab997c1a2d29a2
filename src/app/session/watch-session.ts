import { endAllCommands } from '../../api/commands';
import { signOut } from '../../api/sign-out';
import type { ActorRegistry } from '../../lib/actors/actor-registry';
import { removeStaleDrafts } from '../../state/drafts/draft';
import type { Clock } from '../../lib/time/clock';
import type { SessionRef } from '../../state/session-context';
import type { TabChannel } from '../../state/tab-channel';
import type { Wrapper } from '../../wrapper/wrapper.types';
import type { AppStore } from '../store/store';

type SessionListeners = {
  readonly actor: SessionRef;
  readonly wrapper: Wrapper;
  readonly channel: TabChannel;
  readonly clock: Clock;
  readonly actors: ActorRegistry;
};

type SessionUsers = {
  /** True if the tab had a user before, and that was another one. */
  readonly isOtherThanLast: (userId: string) => boolean;
  /** Sets whether the session was resumed, or its user has signed in here. */
  readonly setResumed: (isResumed: boolean) => void;
  readonly isResumed: () => boolean;
};

/**
 * Reacts when requests have loaded the profile of the session, or have found that the session has expired or belongs to another
 * user.
 */
export function watchSession(store: AppStore, listeners: SessionListeners): SessionUsers {
  const { actor, wrapper, channel, clock, actors } = listeners;
  let knownUserId: string | null = null;
  let lastUserId: string | null = null;
  let isResumed = false;
  const setUser = (userId: string) => {
    // Unsent answers belong to the user who typed them.
    if (lastUserId !== null && lastUserId !== userId) {
      actors.stopAll();
      store.dispatch(endAllCommands());
    }
    removeStaleDrafts(clock.now(), userId);
    lastUserId = userId;
    wrapper.send({ type: 'auth-success', payload: { userId } });
    channel.post({ type: 'signed-in', userId, isResumed });
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
  return {
    isOtherThanLast: (userId) => lastUserId !== null && userId !== lastUserId,
    setResumed: (value) => {
      isResumed = value;
    },
    isResumed: () => isResumed,
  };
}
