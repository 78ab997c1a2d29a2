import type { SiteName } from '../sites/open-sites';

/** A row of the report: its values, one per run or press, in the unit given in its name. */
type Row = { readonly digits: number; readonly values: number[] };

/** The rows of a page by their names, in sections by their titles. */
export type SiteReadings = Map<string, Map<string, Row>>;

/** All measurements, by page. */
export type Readings = Readonly<Record<SiteName, SiteReadings>>;

/** Values for rows, with the digits after the decimal point that the report shows. */
export type Rows = Readonly<
  Record<string, readonly [values: number | readonly number[], digits?: number]>
>;

/** Creates empty readings. */
export const createReadings = (): Readings => ({ app: new Map(), baseline: new Map() });

/** The section of an assessment of `size` questions. */
export const toSizeSection = (size: number): string => `${size} questions`;

/** Adds values to rows of a section. */
export function record(site: SiteReadings, title: string, rows: Rows): void {
  const section = site.get(title) ?? new Map<string, Row>();
  site.set(title, section);
  for (const [name, [values, digits = 0]] of Object.entries(rows)) {
    const row = section.get(name) ?? { digits, values: [] };
    section.set(name, row);
    row.values.push(...[values].flat());
  }
}

/** The values of a row; none if it was not measured. */
export const getValues = (site: SiteReadings, title: string, name: string): readonly number[] =>
  site.get(title)?.get(name)?.values ?? [];
