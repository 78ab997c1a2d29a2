import { FONTS, estimateTextWidth } from './metrics';
import type { MeasureText } from './layout.types';

/** Measures text with the page's font; falls back to an estimate without a canvas or font. */
export function createTextMeasurer(): MeasureText {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-sans').trim();
  if (family === '') return estimateTextWidth;
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return estimateTextWidth;
  return (text, font) => {
    const { size, weight } = FONTS[font];
    context.font = `${weight} ${size}px ${family}`;
    return context.measureText(text).width;
  };
}
