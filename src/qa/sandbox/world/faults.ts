export const FAULT_KINDS = ['network', 'status', 'malformed', 'late', 'html'] as const;

/** network: the connection drops; status: an error status; malformed: 200 with broken JSON; late: the real response, delayed; html: 200 with a web page. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault for upcoming requests; without `method` and `path` it matches any request. */
export type Fault = {
  readonly method?: string | undefined;
  /** A path, a pattern for paths, or an endpoint's name. */
  readonly path?: string | RegExp | undefined;
  readonly kind: FaultKind;
  /** For kind `status`; default 500. */
  readonly status?: number | undefined;
  /** For kind `status`; null for a response without a message. */
  readonly message?: string | null | undefined;
  /** Delay before the response, for every kind. */
  readonly delayMs?: number | undefined;
  /** For kind `late`, instead of a delay: the response waits until it resolves. */
  readonly until?: Promise<void> | undefined;
  /** Number of requests it affects; default 1. */
  readonly times?: number | undefined;
  /** Whether the request is processed at once, so that the fault replaces or delays only its response. */
  readonly isReceived?: boolean | undefined;
};

/** The parts of a request that a fault can match. */
type FaultTarget = { method: string; path: string; endpoint: string | null };

/** The pending faults, oldest first. */
export type Faults = {
  readonly pending: readonly Fault[];
  failNext(fault: Fault): void;
  /** Returns the first matching fault and counts it as used once; null if none matches. */
  take(target: FaultTarget): Fault | null;
  clear(): void;
};

function matches(fault: Fault, target: FaultTarget): boolean {
  if (fault.method !== undefined && fault.method.toUpperCase() !== target.method) return false;
  if (fault.path === undefined) return true;
  if (fault.path instanceof RegExp) return new RegExp(fault.path, 'i').test(target.path);
  return fault.path === target.path || fault.path === target.endpoint;
}

/** An empty list of faults. */
export function createFaults(): Faults {
  const pending: { fault: Fault; remaining: number }[] = [];
  return {
    get pending() {
      return pending.map(({ fault, remaining }) => ({ ...fault, times: remaining }));
    },
    failNext(fault) {
      pending.push({ fault, remaining: fault.times ?? 1 });
    },
    take(target) {
      const index = pending.findIndex(({ fault }) => matches(fault, target));
      const matched = pending[index];
      if (matched === undefined) return null;
      matched.remaining -= 1;
      if (matched.remaining <= 0) pending.splice(index, 1);
      return matched.fault;
    },
    clear() {
      pending.length = 0;
    },
  };
}
