import type { AppStore } from '../store/store';

/** The visit that goes on at this device, as far as this document knows. */
export type KioskVisit = {
  /** The number of the history entry that it began with. */
  readonly startIndex: number;
  /** Somebody's own screens have been opened. */
  readonly hasVisitor: boolean;
};

const visits = new WeakMap<AppStore, KioskVisit>();

/** The present visit; before anything is known of one, it began with the first entry of this document. */
export function getVisit(store: AppStore): KioskVisit {
  return visits.get(store) ?? { startIndex: 0, hasVisitor: false };
}

/** Notes what is new of the visit. */
export function updateVisit(store: AppStore, changes: Partial<KioskVisit>): void {
  visits.set(store, { ...getVisit(store), ...changes });
}
