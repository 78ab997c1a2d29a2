import * as v from 'valibot';
import { createApp } from '../../../src/app/boot/create-app';
import {
  createSessionService,
  type SessionService,
} from '../../../src/app/session/session-service';
import { systemClock } from '../../../src/lib/time/clock';
import { configurationSchema } from '../../../src/lib/configuration/configuration.schema';
import { createWrapper } from '../../../src/wrapper/create-wrapper';
import type { WrapperMessage } from '../../../src/wrapper/wrapper.types';
import { waitFor } from 'xstate';

/** Installs a BroadcastChannel that delivers to the other channels of the same name in this process. */
export function mockBroadcastChannel(): void {
  const channels = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    close = () => void channels.delete(this);
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const channel of channels) {
        if (channel === this || channel.name !== this.name) continue;
        queueMicrotask(() => {
          if (channels.has(channel)) channel.dispatchEvent(new MessageEvent('message', { data }));
        });
      }
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: FakeChannel });
}

/** Sends a message as another tab of this version, or of another one, does. */
export function sendFromOtherTab(message: unknown): void {
  new BroadcastChannel('session').postMessage(message);
}

type TabOptions = {
  /** Suffix of the user agent in the wrapper, such as 'PatientApp/3.2.7 (ios)'; a browser if omitted. */
  readonly userAgentSuffix?: string;
  readonly bridge?: (text: string) => void;
};

const sessions: SessionService[] = [];

/** Flushes and clears storage, so that no tab writes to it during the next test. */
export async function closeTabs(): Promise<void> {
  await Promise.all(sessions.splice(0).map(({ flush }) => flush()));
  localStorage.clear();
  sessionStorage.clear();
}

export type Tab = ReturnType<typeof openTab>;

/** A tab of the app without UI: store, session, and the messages that the wrapper has received. */
export function openTab({ userAgentSuffix, bridge }: TabOptions = {}) {
  const messages: WrapperMessage[] = [];
  const wrapper = createWrapper({
    navigator: { userAgent: `Mozilla/5.0 ${userAgentSuffix ?? ''}`.trim() },
    ...(userAgentSuffix !== undefined && {
      ReactNativeWebView: {
        postMessage: (text) => {
          bridge?.(text);
          // SAFETY: the wrapper sends only JSON of this type.
          messages.push(JSON.parse(text) as WrapperMessage);
        },
      },
    }),
  });
  const services = createApp({
    configuration: v.parse(configurationSchema, {}),
    wrapper,
    clock: systemClock,
  });
  const sessionService = services.get(createSessionService);
  sessions.push(sessionService);
  const { store } = services;
  const { actor: sessionActor } = sessionService;
  return {
    services,
    sessionService,
    store,
    sessionActor,
    messages,
    session: () => store.getState().session.current,
    state: () => sessionActor.getSnapshot().value,
    /** Sends an event and waits until the session has settled. */
    send: async (type: 'RESUME' | 'SIGN_OUT' | 'TRY_AGAIN') => {
      sessionActor.send({ type });
      await waitFor(sessionActor, (snapshot) => !snapshot.hasTag('pending'));
    },
  };
}
