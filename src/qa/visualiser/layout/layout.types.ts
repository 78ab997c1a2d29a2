export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
export type Box = Point & Size;

/** The points of an edge and the box of its label. */
export type EdgePath = { readonly points: readonly Point[]; readonly label: Box | null };

/** The positions in a chart, in pixels from its top left corner. */
export type ChartLayout = Size & {
  /** By the path of the state; the machine itself is the empty path. */
  readonly states: ReadonlyMap<string, Box>;
  /** The initial dots of compound states, by path. */
  readonly initialMarkers: ReadonlyMap<string, Box>;
  /** The markers for any inner state of a compound state, by path. */
  readonly anyStateMarkers: ReadonlyMap<string, Box>;
  /** The edges from the initial dots to the initial states, by the path of the parent state. */
  readonly initialEdges: ReadonlyMap<string, EdgePath>;
  /** By the id of the transition; targetless transitions have no edge. */
  readonly transitions: ReadonlyMap<string, EdgePath>;
};

/** Measures the width of a text in a font of the chart, in pixels. */
export type MeasureText = (text: string, font: TextFont) => number;

/** The fonts of a chart: state names, other text in boxes, and transition labels. */
export type TextFont = 'name' | 'text' | 'label';
