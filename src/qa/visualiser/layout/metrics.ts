import type { MeasureText, TextFont } from './layout.types';

/** Sizes of what a chart is drawn of, in pixels. */
export const BOX_PADDING = 10;
export const LINE_HEIGHT = 17;
export const NAME_HEIGHT = 19;
export const LABEL_LINE_HEIGHT = 15;
export const LABEL_PADDING = 4;
export const TAG_PADDING = 6;
export const TAG_GAP = 5;
export const ICON_WIDTH = 17;
export const DOT_SIZE = 12;
/** Texts in a tester's words break here. */
export const TITLE_WIDTH = 190;

/** Font sizes and weights, as `chart.module.css` says them too. */
export const FONTS: Readonly<Record<TextFont, { readonly size: number; readonly weight: number }>> =
  {
    name: { size: 14, weight: 650 },
    text: { size: 12.5, weight: 400 },
    label: { size: 12, weight: 500 },
  };

/** Widths by rule of thumb, for where there is no page to measure in. */
export const estimateTextWidth: MeasureText = (text, font) =>
  text.length * FONTS[font].size * (font === 'name' ? 0.6 : 0.55);
