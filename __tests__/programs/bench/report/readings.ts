import type { LoadReading } from '../in-page/read-load';
import type { HeapReading } from '../measure/measure-heap';
import type { KioskReading } from '../measure/measure-kiosk';
import type { SiteName } from '../sites/open-sites';
import { createSignedInReadings, type SignedInReadings } from './signed-in-readings';

/** What was measured of one page at one size; each list holds one entry a run, presses one a press. */
export type SizeReadings = {
  readonly loads: LoadReading[];
  readonly presses: number[];
};

/** Everything that was measured of one page. */
export type SiteReadings = {
  readonly bySize: Map<number, SizeReadings>;
  readonly heaps: HeapReading[];
  readonly kiosks: KioskReading[];
  readonly signedIn: SignedInReadings;
};

/** Everything that was measured, by page. */
export type Readings = Readonly<Record<SiteName, SiteReadings>>;

/** The readings of a page at a size, empty until something is added. */
export function getReadings({ bySize }: SiteReadings, size: number): SizeReadings {
  const readings = bySize.get(size) ?? { loads: [], presses: [] };
  bySize.set(size, readings);
  return readings;
}

/** Nothing measured yet. */
export function createReadings(): Readings {
  return {
    app: { bySize: new Map(), heaps: [], kiosks: [], signedIn: createSignedInReadings() },
    baseline: { bySize: new Map(), heaps: [], kiosks: [], signedIn: createSignedInReadings() },
  };
}
