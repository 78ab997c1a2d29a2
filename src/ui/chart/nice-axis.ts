import type { YAxis } from './chart.types';

/** The next of 1, 2, 5, 10, 20, 50 … at or above `value`. */
function niceStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/** An axis from zero to a round number at or above `highest`, with about `count` round numbers on the way. */
export function niceAxis(highest: number, format: (value: number) => string, count = 3): YAxis {
  const step = niceStep(Math.max(highest, Number.MIN_VALUE) / count);
  const steps = highest > 0 && Number.isFinite(step) && step > 0 ? Math.ceil(highest / step) : 1;
  const size = highest > 0 && step > 0 ? step : 1;
  const lines = Array.from({ length: steps + 1 }, (_, index) => index * size);
  return {
    min: 0,
    max: steps * size,
    ticks: lines.map((at) => ({ at, label: format(at) })),
    lines,
  };
}
