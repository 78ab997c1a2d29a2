import type { FaultKind } from '../world/faults';
import type { SentMessage } from '../world/outbox';

/** A card on the launcher: a user or a page, and the links that open it. */
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

/** A pending fault, as the launcher shows it. */
export type PendingFault = {
  /** Name of an endpoint; null for any request. */
  readonly endpoint: string | null;
  readonly kind: FaultKind;
  readonly status: number | null;
  readonly times: number;
};

/** The body of `POST /sandbox-api/faults`; see `Fault`. */
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

/** `GET /sandbox-api/clinic`: the content of the launcher. */
export type LauncherData = {
  readonly groups: readonly LaunchCardGroup[];
  readonly endpoints: readonly { readonly name: string; readonly label: string }[];
  readonly faults: readonly PendingFault[];
  /** Messages with codes and links, newest first. */
  readonly messages: readonly SentMessage[];
  /** First names of the signed-in users. */
  readonly signedIn: readonly string[];
  /** Newest first. */
  readonly requests: readonly RecentRequest[];
};
