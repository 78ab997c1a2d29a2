import { createActor, type ActorRefFrom } from 'xstate';
import type { AppContext } from '../../../machines/app-context';
import { userAreaMachine } from '../../../machines/user-area/user-area.machine';
import type { ClosingEvent } from '../../../machines/user-area/user-area.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { baseApi } from '../../api/base-api';
import { endAllCommands } from '../../api/commands';
import { takeClosingEvent } from '../../api/early-load.actions';
import { toActorKey, type ActorRegistry } from '../../lib/actors/actor-registry';
import { hideOnPageHide, showPage } from '../../lib/browser/bfcache-guard';
import { isSubmitting } from '../../lib/submission/is-submitting';
import { openTabChannel } from '../../state/tab-channel';
import { removeDrafts } from '../../state/tab-drafts';
import { toUserAreaEvent } from '../../state/to-user-area-event';
import { visitMark } from '../../state/visit-mark';

export type UserAreaRef = ActorRefFrom<typeof userAreaMachine>;

type Options = {
  readonly dispatch: ApiDispatch;
  readonly userId: string;
  readonly appContext: AppContext;
};

/** The key of the actor that closes the forms of a public link (D3), and how to create it, running. */
export function userAreaDefinition({ dispatch, userId, appContext }: Options) {
  const key = toActorKey<UserAreaRef>('user-area', userId);
  return {
    key,
    create: (registry: ActorRegistry): UserAreaRef => {
      const area = createActor(
        userAreaMachine.provide({
          actions: {
            discardAnswers: () => {
              registry.stopOthers(key);
              removeDrafts((draftUserId) => draftUserId === userId);
              dispatch(endAllCommands());
            },
            clearResponses: () => void dispatch(baseApi.util.resetApiState()),
          },
        }),
        { input: { userId } },
      );
      const stopListening = listen(area, appContext, {
        earlierEvent: dispatch(takeClosingEvent()),
        isAnySubmitting: () => registry.some(isSubmitting),
      });
      area.subscribe({ complete: stopListening });
      return area.start();
    },
  };
}

type Listening = {
  /** What has happened before the app was there. */
  readonly earlierEvent: ClosingEvent | null;
  readonly isAnySubmitting: () => boolean;
};

/** Sends the actor what happens in other tabs, and what has happened before the app was there. */
function listen(
  area: UserAreaRef,
  appContext: AppContext,
  { earlierEvent, isAnySubmitting }: Listening,
): () => void {
  const send = (event: ClosingEvent) => area.send({ ...event, isSubmitting: isAnySubmitting() });
  const channel = openTabChannel((message) => {
    const event = toUserAreaEvent(message);
    if (event !== null) send(event);
  });
  if (earlierEvent !== null) area.send(earlierEvent);
  // A kiosk starts over when the browser restores one of its pages.
  const stopHiding = appContext === 'kiosk' ? () => undefined : hideWhenLeft(send);
  return () => {
    channel.close();
    stopHiding();
  };
}

/** Hides the page when it is left; a page that the browser restores shows no form of a user who has signed out meanwhile. */
function hideWhenLeft(send: (event: ClosingEvent) => void): () => void {
  let mark: string | null = null;
  return hideOnPageHide(
    ({ persisted }) => {
      mark = visitMark.set({ isPageKept: persisted });
      return true;
    },
    () => {
      if (visitMark.isOver(mark)) send({ type: 'SIGN_OUT_MISSED' });
      showPage();
    },
  );
}
