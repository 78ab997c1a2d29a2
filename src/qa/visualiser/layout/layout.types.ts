export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Box = Point & Size;

/** Where an edge runs, and where its label stands. */
export type EdgePath = { readonly points: readonly Point[]; readonly label: Box | null };

/** Where everything of a chart stands, in pixels from its upper left corner. */
export type ChartLayout = Size & {
  /** By the path of the state; the machine itself is the empty path. */
  readonly states: ReadonlyMap<string, Box>;
  /** The dots at which a state with states in it begins, by its path. */
  readonly initialMarkers: ReadonlyMap<string, Box>;
  /** The signs that stand for being anywhere within a state, by its path. */
  readonly anyStateMarkers: ReadonlyMap<string, Box>;
  /** From the dot to the first state, by the path of the state around both. */
  readonly initialEdges: ReadonlyMap<string, EdgePath>;
  /** By the id of the transition; those that stay where they are have none. */
  readonly transitions: ReadonlyMap<string, EdgePath>;
};

/** The width of a text in pixels, in the fonts of the chart. */
export type MeasureText = (text: string, font: TextFont) => number;

/** The fonts of a chart: names of states, everything else, and the labels of transitions. */
export type TextFont = 'name' | 'text' | 'label';
