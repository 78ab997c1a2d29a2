export const FAULT_KINDS = ['network', 'status', 'malformed', 'late', 'html'] as const;

/** network: no answer at all; status: an error answer; malformed: 200 with broken JSON; late: the true answer, later; html: 200 with a page. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What is to go wrong with a coming call; without method and path, with any call. */
export type Fault = {
  readonly method?: string | undefined;
  /** A path, a pattern over paths, or an endpoint's name. */
  readonly path?: string | RegExp | undefined;
  readonly kind: FaultKind;
  /** Of kind status; 500 unless said otherwise. */
  readonly status?: number | undefined;
  /** Of kind status; null for an answer without a message. */
  readonly message?: string | null | undefined;
  /** How long to wait before answering, with any kind. */
  readonly delayMs?: number | undefined;
  /** How many calls it strikes; 1 unless said otherwise. */
  readonly times?: number | undefined;
  /** The clinic does what it was asked, and only its answer is lost. */
  readonly isReceived?: boolean | undefined;
};

/** A call, as far as faults tell calls apart. */
export type FaultTarget = { method: string; path: string; endpoint: string | null };

/** The faults that wait for their call, oldest first. */
export type Faults = {
  readonly pending: readonly Fault[];
  failNext(fault: Fault): void;
  /** The fault for this call, which counts as struck, or null. */
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
  const pending: { fault: Fault; left: number }[] = [];
  return {
    get pending() {
      return pending.map(({ fault, left }) => ({ ...fault, times: left }));
    },
    failNext(fault) {
      pending.push({ fault, left: fault.times ?? 1 });
    },
    take(target) {
      const index = pending.findIndex(({ fault }) => matches(fault, target));
      const matched = pending[index];
      if (matched === undefined) return null;
      matched.left -= 1;
      if (matched.left <= 0) pending.splice(index, 1);
      return matched.fault;
    },
    clear() {
      pending.length = 0;
    },
  };
}
