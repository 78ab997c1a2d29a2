import { FONTS, estimateText } from './metrics';
import type { MeasureText } from './layout.types';

/** Measures in the fonts that the page really has; where it cannot, by rule of thumb. */
export function createMeasure(): MeasureText {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-sans').trim();
  if (family === '') return estimateText;
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return estimateText;
  return (text, font) => {
    const { size, weight } = FONTS[font];
    pen.font = `${weight} ${size}px ${family}`;
    return pen.measureText(text).width;
  };
}
