import type { LoadReading } from '../in-page/read-load';
import type { HeapReading } from '../measure/measure-heap';
import type { KioskReading } from '../measure/measure-kiosk';
import type { SiteName } from '../sites/open-sites';

/** Measurements of one page at one size: one load per run, one duration (ms) per press. */
export type SizeReadings = {
  readonly loads: LoadReading[];
  readonly presses: number[];
};

/** All measurements of one page. */
export type SiteReadings = {
  readonly bySize: Map<number, SizeReadings>;
  /** ms until the second assessment of a link is on the screen; only the app has it. */
  readonly secondPages: number[];
  readonly heaps: HeapReading[];
  readonly kiosks: KioskReading[];
  /** ms until the home page, and the first step of the intake, are interactive; only the app has them. */
  readonly homes: number[];
  readonly intakes: number[];
};

/** All measurements, by page. */
export type Readings = Readonly<Record<SiteName, SiteReadings>>;

/** Returns the readings of a page at a size, adding empty ones if there are none. */
export function getReadings({ bySize }: SiteReadings, size: number): SizeReadings {
  const readings = bySize.get(size) ?? { loads: [], presses: [] };
  bySize.set(size, readings);
  return readings;
}

/** Creates empty readings. */
export function createReadings(): Readings {
  return {
    app: createSiteReadings(),
    baseline: createSiteReadings(),
  };
}

function createSiteReadings(): SiteReadings {
  return {
    bySize: new Map(),
    secondPages: [],
    heaps: [],
    kiosks: [],
    homes: [],
    intakes: [],
  };
}
