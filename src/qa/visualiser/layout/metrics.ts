import type { MeasureText, TextFont } from './layout.types';

/** Sizes of the parts of a chart, in pixels. */
export const BOX_PADDING = 10;
export const LINE_HEIGHT = 17;
export const NAME_HEIGHT = 19;
export const LABEL_LINE_HEIGHT = 15;
export const LABEL_PADDING = 4;
export const TAG_PADDING = 6;
export const TAG_GAP = 5;
export const ICON_WIDTH = 17;
export const DOT_SIZE = 12;
/** Titles wrap at this width. */
export const TITLE_WIDTH = 190;

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
