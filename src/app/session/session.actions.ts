import type { sessionMachine } from '../../../machines/session/session.machine';
import { profileApi } from '../../api/profile.api';
import { removeStaleDrafts } from '../../state/drafts/draft';
import { lastInput } from '../../state/last-input';
import type { SessionRef } from '../../state/session-context';
import { sessionSlice } from '../../state/session.slice';
import type { TabChannel } from '../../state/tab-channel';
import type { WrapperMessage } from '../../wrapper/wrapper.types';
import type { AppServices } from '../services/app-services';
import { clearPersonalData, type ClearOptions } from './clear-personal-data';
import type { SessionUsers } from './session-users';

type Dependencies = {
  readonly services: AppServices;
  readonly channel: TabChannel;
  readonly users: SessionUsers;
  readonly idleMinutes: number;
};

type SessionActions = NonNullable<Parameters<typeof sessionMachine.provide>[0]['actions']>;

/** What the session machine does in the store, in the browser's storage, in the other tabs and in the wrapper. */
export function createSessionActions(dependencies: Dependencies): SessionActions {
  const { services, channel, users, idleMinutes } = dependencies;
  const { store, wrapper, clock, actors } = services;
  let signedOutUserId: string | null = null;

  const clearSession = (scope: 'tab' | 'device', options: ClearOptions = {}) => {
    store.dispatch(sessionSlice.actions.ended());
    clearPersonalData(store, scope, options);
    // After a session that was lost, the same user finds the unsent answers again (D10).
    if (options.keepsAnswers === true) actors.clearEntries();
    else actors.stopAll();
  };
  /**
   * What other tabs have ended: their messages remove the drafts of the user, and public pages keep what they show. Where the
   * profile was requested, its response is that of the session that has ended, also if it is still to come.
   */
  const clearTab = (options: ClearOptions = {}) => {
    const state = store.getState();
    const { isUninitialized } = profileApi.endpoints.getProfile.select()(state);
    const keepsResponses = state.session.profileUserId === null && isUninitialized;
    clearSession('tab', { keepsDrafts: true, keepsResponses, ...options });
  };
  const notifyWrapper = (message: WrapperMessage, self: Pick<SessionRef, 'send'>) => {
    if (!wrapper.send(message)) self.send({ type: 'WRAPPER_UNAVAILABLE' });
  };

  return {
    notifyAuthenticated: ({ event }) => {
      const isResumed = event.type !== 'SIGNED_IN';
      users.setResumed(isResumed);
      // Without any input, the time runs from the start of the session.
      if (idleMinutes > 0 && (!isResumed || lastInput.read() === null))
        lastInput.write(clock.now());
      // The wrapper and the other tabs are notified once the profile is known, also on screens that do not need it.
      if (wrapper.isNative || !isResumed)
        void store.dispatch(
          profileApi.endpoints.getProfile.initiate(undefined, { subscribe: false }),
        );
    },
    clearAllData: () => {
      signedOutUserId = store.getState().session.profileUserId;
      clearSession('device');
    },
    clearAccountData: () => clearSession('device', { keepsIntake: true, keepsAnswers: true }),
    clearTabData: () => clearTab(),
    clearTabAccountData: ({ event }) => {
      // Unsent answers stay for the user who typed them (D10).
      const newUserId = event.type === 'SIGNED_IN_ELSEWHERE' ? event.userId : null;
      const isOther = newUserId !== null && users.isOtherThanLast(newUserId);
      clearTab({ keepsIntake: true, keepsAnswers: !isOther });
      if (isOther) removeStaleDrafts(clock.now(), newUserId);
    },
    notifyOtherTabs: () => channel.post({ type: 'signed-out', userId: signedOutUserId }),
    notifyOtherTabsOfLoss: ({ event }) =>
      channel.post({
        type: 'session-lost',
        isIdle: event.type === 'SESSION_EXPIRED' && event.isIdle === true,
      }),
    notifyWrapperAuthInvalid: ({ self }) => notifyWrapper({ type: 'auth-invalid' }, self),
    notifyWrapperSignedOut: ({ self }) => notifyWrapper({ type: 'logout' }, self),
  };
}
