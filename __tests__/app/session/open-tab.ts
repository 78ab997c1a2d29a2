import * as v from 'valibot';
import { setupStore } from '../../../src/app/boot/setup-store';
import { flushSession, getSessionActor } from '../../../src/app/session/session-actor';
import type { AppStore } from '../../../src/app/store/store';
import { systemClock } from '../../../src/lib/time/clock';
import { configurationSchema } from '../../../src/lib/configuration/configuration.schema';
import { createWrapper } from '../../../src/wrapper/create-wrapper';
import type { WrapperMessage } from '../../../src/wrapper/wrapper.types';
import { waitFor } from 'xstate';

/** Channels of one name hear each other, as those of the tabs of a browser do. */
export function mockBroadcastChannel(): void {
  const channels = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const channel of channels) {
        if (channel === this || channel.name !== this.name) continue;
        queueMicrotask(() => channel.dispatchEvent(new MessageEvent('message', { data })));
      }
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: FakeChannel });
}

type TabOptions = {
  /** The end of the user agent, such as 'PatientApp/3.2.7 (ios)'; left out, a browser. */
  readonly app?: string;
  readonly bridge?: (text: string) => void;
};

const tabs: AppStore[] = [];

/** Lets every tab write what it has to, so that none of it turns up in the next test. */
export async function closeTabs(): Promise<void> {
  await Promise.all(tabs.splice(0).map(flushSession));
  localStorage.clear();
  sessionStorage.clear();
}

export type Tab = ReturnType<typeof openTab>;

/** A tab of the app without its screens: the store, the session's flow, and what the wrapper was told. */
export function openTab({ app, bridge }: TabOptions = {}) {
  const messages: WrapperMessage[] = [];
  const wrapper = createWrapper({
    navigator: { userAgent: `Mozilla/5.0 ${app ?? ''}`.trim() },
    ...(app !== undefined && {
      ReactNativeWebView: {
        postMessage: (text) => {
          bridge?.(text);
          // SAFETY: the wrapper writes nothing else.
          messages.push(JSON.parse(text) as WrapperMessage);
        },
      },
    }),
  });
  const store = setupStore(v.parse(configurationSchema, {}), wrapper);
  tabs.push(store);
  const sessionActor = getSessionActor({ store, wrapper, clock: systemClock });
  return {
    store,
    sessionActor,
    wrapper,
    messages,
    session: () => store.getState().session.current,
    state: () => sessionActor.getSnapshot().value,
    /** Sends an event and waits until nothing is on its way any more. */
    send: async (type: 'RESUME' | 'SIGN_OUT' | 'TRY_AGAIN') => {
      sessionActor.send({ type });
      await waitFor(sessionActor, (snapshot) => !snapshot.hasTag('pending'));
    },
  };
}
