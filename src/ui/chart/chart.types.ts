/** Which of the four looks a series has: its colour, its dash and its marker, always together. */
export type SeriesVariant = 0 | 1 | 2 | 3;

/** A value somewhere along the x axis, and the words for it. */
export type ChartPoint = {
  /** In steps of the axis; a step reaches half a step to both sides of its whole number. */
  readonly x: number;
  readonly value: number;
  readonly display: string;
  /** The date as it came, from which the words for its place are made when they are needed. */
  readonly date: string;
};

/** A line or a row of bars; points in the order of `x`. */
export type ChartSeries = {
  readonly id: string;
  readonly name: string;
  readonly variant: SeriesVariant;
  readonly points: readonly ChartPoint[];
};

/** A mark of an axis with its text. */
export type Tick = { readonly at: number; readonly label: string };

/** Whether so many labels of so many characters stand side by side without touching. */
export type LabelsFit = (count: number, characters: number) => boolean;

/** The x axis: from its first step to its last, what stands under it, and what a place is called. */
export type XAxis = {
  readonly first: number;
  readonly last: number;
  readonly getTicks: (labelsFit: LabelsFit) => readonly Tick[];
  /** The words for a point's date, such as 'Monday, Nov 16'. */
  readonly formatDate: (date: string) => string;
};

/** The y axis: its ends, its texts, and at which values a line runs across. */
export type YAxis = {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly Tick[];
  readonly lines: readonly number[];
};
