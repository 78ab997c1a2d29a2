import type { MeasureText, TextFont } from './layout.types';

/** Sizes of the parts of a chart, in pixels. */
export const BOX_PADDING = 8;
export const SIDE_PADDING = 11;
export const LINE_HEIGHT = 17;
export const NAME_HEIGHT = 19;
export const LABEL_LINE_HEIGHT = 15;
export const LABEL_PADDING = 4;
export const TAG_PADDING = 6;
export const TAG_GAP = 5;
export const ICON_WIDTH = 17;
export const DOT_SIZE = 12;
/** Radius of the corners of a box. */
export const CORNER = 8;
/** Titles wrap at this width, unless they fit beside the name in a line of `HEAD_WIDTH`. */
export const TITLE_WIDTH = 190;
export const HEAD_WIDTH = 300;
/** Labels of arrows with a guard take two lines if they are longer than this. */
export const LABEL_WIDTH = 170;
export const HEAD_GAP = 8;
/** The icon of a toggle is in a square of this size; a collapsed state's count follows it. */
export const TOGGLE_SIZE = 18;
export const TOGGLE_PADDING = 6;

/** Font sizes and weights; keep them equal to those in `chart.module.css`. */
export const FONTS: Readonly<Record<TextFont, { readonly size: number; readonly weight: number }>> =
  {
    name: { size: 14, weight: 650 },
    text: { size: 12.5, weight: 400 },
    label: { size: 12, weight: 500 },
  };

/** Estimates text widths without a browser. */
export const estimateTextWidth: MeasureText = (text, font) =>
  text.length * FONTS[font].size * (font === 'name' ? 0.6 : 0.55);
