import type { FaultKind } from '../world/faults';
import type { SentMessage } from '../world/outbox';

/** A card of the front door: somebody or something, and the links that open it. */
export type LaunchCardData = {
  readonly title: string;
  readonly story: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
};

export type LaunchCardGroup = {
  readonly title: string;
  readonly text: string;
  readonly cards: readonly LaunchCardData[];
};

/** A fault that waits for its call, without patterns: the front door names endpoints. */
export type PendingFault = {
  /** Name of an endpoint; null for any call. */
  readonly endpoint: string | null;
  readonly kind: FaultKind;
  readonly status: number | null;
  readonly times: number;
};

/** What `POST /sandbox-api/faults` takes; see `Fault`. */
export type NewFault = {
  readonly endpoint: string | null;
  readonly kind: FaultKind;
  readonly status?: number;
  readonly message?: string | null;
  readonly delayMs?: number;
  readonly times?: number;
  readonly isReceived?: boolean;
};

export type RecentRequest = {
  readonly id: number;
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly fault: string | null;
};

/** `GET /sandbox-api/clinic`: all that the front door shows. */
export type LauncherData = {
  readonly groups: readonly LaunchCardGroup[];
  readonly endpoints: readonly { readonly name: string; readonly label: string }[];
  readonly faults: readonly PendingFault[];
  /** Codes and links that the clinic has sent, newest first. */
  readonly messages: readonly SentMessage[];
  /** First names of those who are signed in. */
  readonly signedIn: readonly string[];
  /** Newest first. */
  readonly calls: readonly RecentRequest[];
};
