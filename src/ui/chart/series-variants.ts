import type { SeriesVariant } from './chart.types';

type VariantStyle = {
  /** Dash pattern in px; undefined for a solid line. */
  readonly dash: string | undefined;
  /** Returns a marker of radius `r` centred on a point, as path data. */
  readonly marker: (x: number, y: number, r: number) => string;
};

const circle: VariantStyle['marker'] = (x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const square: VariantStyle['marker'] = (x, y, r) => {
  const half = r * 0.9;
  return `M${x - half} ${y - half}h${2 * half}v${2 * half}h${-2 * half}z`;
};
const triangle: VariantStyle['marker'] = (x, y, r) =>
  `M${x} ${y - r * 1.2}l${r * 1.15} ${r * 2}h${-2.3 * r}z`;
const diamond: VariantStyle['marker'] = (x, y, r) => {
  const reach = r * 1.25;
  return `M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z`;
};

/** The dash and marker of each variant; the stylesheet sets its colour. */
export const seriesVariants: Record<SeriesVariant, VariantStyle> = {
  0: { dash: undefined, marker: circle },
  1: { dash: '9 5', marker: square },
  2: { dash: '1 6', marker: triangle },
  3: { dash: '12 5 1 5', marker: diamond },
};
