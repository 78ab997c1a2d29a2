import type { AppStore } from '../store';

/** The visit that goes on at this device, as far as this document knows. */
export type Visit = {
  /** The number of the history entry that it began with. */
  readonly base: number;
  /** Somebody's own screens have been opened. */
  readonly hasVisitor: boolean;
};

const visits = new WeakMap<AppStore, Visit>();

/** The present visit; before anything is known of one, it began with the first entry of this document. */
export function visitOf(store: AppStore): Visit {
  return visits.get(store) ?? { base: 0, hasVisitor: false };
}

/** Notes what is new of the visit. */
export function noteVisit(store: AppStore, news: Partial<Visit>): void {
  visits.set(store, { ...visitOf(store), ...news });
}
