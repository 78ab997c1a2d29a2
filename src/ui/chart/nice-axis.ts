import type { YAxis } from './chart.types';

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `value`. */
function getNiceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= value) ?? 10;
  return factor * power;
}

/**
 * Creates an axis from zero to a round number at or above `highest`, with about three steps.
 * d3's `nice` and `ticks` round the step to the nearest instead of up, so 0 to 31 would get five labels instead of
 * three; a scale would also add 11 KB gzip to the progress page, which creates its axes before the charts are loaded.
 */
export function niceAxis(highest: number, format: (value: number) => string): YAxis {
  const niceStep = getNiceStep(Math.max(highest, Number.MIN_VALUE) / 3);
  const isDivisible = highest > 0 && Number.isFinite(niceStep) && niceStep > 0;
  const step = isDivisible ? niceStep : 1;
  const stepCount = isDivisible ? Math.ceil(highest / step) : 1;
  const lines = Array.from({ length: stepCount + 1 }, (_, index) => index * step);
  return {
    min: 0,
    max: stepCount * step,
    ticks: lines.map((value) => ({ value, label: format(value) })),
    lines,
  };
}
