/** Selects the colour, dash and marker of a series. */
export type SeriesVariant = 0 | 1 | 2 | 3;

/** A value at a position on the x axis, with its text. */
export type ChartPoint = {
  /** In steps of the axis; a step extends half a step to either side of its whole number. */
  readonly x: number;
  readonly value: number;
  readonly display: string;
  /** The date as received; formatted only when it is shown. */
  readonly date: string;
};

/** A line or a set of bars; points are sorted by `x`. */
export type ChartSeries = {
  readonly id: string;
  readonly name: string;
  readonly variant: SeriesVariant;
  readonly points: readonly ChartPoint[];
};

/** A labelled position on an axis. */
export type Tick = { readonly value: number; readonly label: string };

/** Returns whether `count` labels of `characters` characters fit side by side. */
export type LabelsFit = (count: number, characters: number) => boolean;

/** The x axis: its first and last step, its labels, and how a date is formatted. */
export type XAxis = {
  readonly first: number;
  readonly last: number;
  readonly getTicks: (labelsFit: LabelsFit) => readonly Tick[];
  /** Formats the date of a point, such as 'Monday, Nov 16'. */
  readonly formatDate: (date: string) => string;
};

/** The y axis: its ends, its labels, and the values that have a grid line. */
export type YAxis = {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly Tick[];
  readonly lines: readonly number[];
};
