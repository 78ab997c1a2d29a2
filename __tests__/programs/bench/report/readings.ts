import type { HeapReading } from '../measure/measure-heap';
import type { KioskReading } from '../measure/measure-kiosk';
import type { LoadReading } from '../measure/measure-load';
import type { PageReading } from '../measure/measure-page';
import type { PressReading } from '../measure/measure-presses';
import type { SignInReading } from '../measure/measure-sign-in';
import type { SiteName } from '../sites/open-sites';

/** Measurements of a public link at one size, one per run. */
export type SizeReadings = {
  readonly loads: LoadReading[];
  readonly presses: PressReading[];
};

/** All measurements of one page. */
export type SiteReadings = {
  readonly bySize: Map<number, SizeReadings>;
  /** ms until the second assessment of a link is on the screen; only the app has it. */
  readonly secondPages: number[];
  readonly heaps: HeapReading[];
  readonly kiosks: KioskReading[];
  /** ms until a public link is interactive whose API is on another origin; only the app is measured. */
  readonly otherOrigins: number[];
  /** By the name of the page; only the app has them. */
  readonly pages: Map<string, PageReading[]>;
  readonly signIns: SignInReading[];
};

/** All measurements, by page. */
export type Readings = Readonly<Record<SiteName, SiteReadings>>;

/** Returns the readings of a page at a size, adding empty ones if there are none. */
export function getReadings({ bySize }: SiteReadings, size: number): SizeReadings {
  const readings = bySize.get(size) ?? { loads: [], presses: [] };
  bySize.set(size, readings);
  return readings;
}

/** Returns the readings of another page, adding an empty list if there is none. */
export function getPageReadings({ pages }: SiteReadings, name: string): PageReading[] {
  const readings = pages.get(name) ?? [];
  pages.set(name, readings);
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
    otherOrigins: [],
    pages: new Map(),
    signIns: [],
  };
}
