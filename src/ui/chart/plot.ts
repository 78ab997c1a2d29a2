import { scaleLinear } from '@visx/scale';
import type { LabelsFit, XAxis, YAxis } from './chart.types';
import type { ChartBox } from './use-chart-box';

type Scale = ReturnType<typeof scaleLinear<number>>;

/** The scales of a chart and the edges of its plot area, in px of its SVG. */
export type Plot = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The width of one step of the x axis. */
  readonly step: number;
  readonly x: Scale;
  readonly y: Scale;
  readonly labelsFit: LabelsFit;
  /** The middle of a label below the x axis: at its value, or where all of it is within the SVG, which WebKit clips. */
  readonly getLabelX: (value: number, label: string) => number;
};

/** Width of a character; generous, so that labels never touch. */
const CHARACTER_EM = 0.6;
/** Between the labels of the y axis and the plot area, and what a percent sign is wider than other characters. */
const LABEL_MARGIN_EM = 1.1;
/** Charts below each other have the same left edge, whatever their labels. */
const MIN_LABEL_LENGTH = 4;

/** Lays out a chart that is `heightEm` high: the labels take the space they need, the plot area the rest. */
export function createPlot(box: ChartBox, xAxis: XAxis, yAxis: YAxis, heightEm: number): Plot {
  const { width, em } = box;
  const longest = Math.max(MIN_LABEL_LENGTH, ...yAxis.ticks.map(({ label }) => label.length));
  const height = Math.round(heightEm * em);
  const left = Math.round((longest * CHARACTER_EM + LABEL_MARGIN_EM) * em);
  const right = Math.max(left + 1, Math.round(width - 0.75 * em));
  const top = Math.round(0.75 * em);
  const bottom = Math.round(height - 2 * em);
  const x = scaleLinear<number>({
    domain: [xAxis.first - 0.5, xAxis.last + 0.5],
    range: [left, right],
  });
  const steps = xAxis.last - xAxis.first + 1;
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    step: (right - left) / steps,
    x,
    y: scaleLinear<number>({
      domain: [yAxis.min, yAxis.max],
      range: [bottom, top],
      clamp: true,
    }),
    // With room for the last one, which moves towards the others so that it does not leave the chart.
    labelsFit: (count, characters) =>
      (count * (characters + 1) + characters / 2) * CHARACTER_EM * em <= right - left + em,
    getLabelX: (value, label) => Math.min(x(value), width - (label.length * CHARACTER_EM * em) / 2),
  };
}
