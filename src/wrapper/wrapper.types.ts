import type { InferOutput } from 'valibot';
import type { wrapperMessageSchema } from './message.schema';

/** The platforms of the native app. */
export type WrapperPlatform = 'ios' | 'android';

/** The app's version, most significant number first: `3.2.6` is `[3, 2, 6]`. */
export type WrapperVersion = readonly number[];

/** A message from the web to the native app, in the app's format (§1). */
export type WrapperMessage = Readonly<InferOutput<typeof wrapperMessageSchema>>;

/** The native app around the web, or a plain browser; detected once, at startup. */
export type Wrapper = {
  readonly isNative: boolean;
  /** Null in a browser. */
  readonly platform: WrapperPlatform | null;
  /** Null in a browser. */
  readonly version: WrapperVersion | null;
  /** Back sends a `navigate-…` message instead of using the router's history (§1). */
  readonly hasOldNavigation: boolean;
  /** Without a session the web sends `auth-invalid` and waits instead of showing its own login (§4). */
  readonly waitsForSignIn: boolean;
  /** True if the app accepted the message; in a browser or without a bridge it is false, and the web acts itself. */
  readonly send: (message: WrapperMessage) => boolean;
};
