import { useMemo } from 'react';
import type { ChartLayout } from '../layout/layout.types';
import { createTextMeasurer } from '../layout/measure-text';
import { FONTS } from '../layout/metrics';
import type { CollapsedChart } from '../model/collapse-chart';
import { isWithin } from '../model/paths';
import styles from './names-layer.module.css';
import { fitName } from './fit-name';
import { MIN_LABEL_PX } from './viewport';

type Props = {
  readonly chart: CollapsedChart;
  readonly layout: ChartLayout;
  readonly scale: number;
};

/** Below this scale, the names of inner states would overlap that of their parent, and are left out. */
const MIN_INNER_SCALE = 0.42;
/** A lower box has no name; capital letters of the smallest size are 9 pixels high. */
const MIN_HEIGHT_PX = 9;
/** Space between a name and the frame of its box, in pixels on the screen. */
const PADDING_PX = 3;

/** The names of states at a scale at which labels cannot be read: in a readable size, where they fit into their boxes. */
export function NamesLayer({ chart, layout, scale }: Props) {
  const measure = useMemo(() => createTextMeasurer(), []);
  const size = MIN_LABEL_PX / scale;
  const measurePx = (text: string) => measure(text, 'name') * (MIN_LABEL_PX / FONTS.name.size);
  return (
    <g className={styles.names} style={{ fontSize: size }} aria-hidden="true">
      {chart.states.map(({ path, key, parent }) => {
        // The machine's own name is in the heading of the page.
        const isNamed = path !== '' && (parent === '' || scale >= MIN_INNER_SCALE);
        const box = layout.states.get(path);
        if (box === undefined || !isNamed) return null;
        const hasInner = chart.states.some((other) => isWithin(other.path, path));
        const name = fitName(key, box.width * scale - 2 * PADDING_PX, measurePx);
        if (name === null || box.height * scale < MIN_HEIGHT_PX) return null;
        return (
          <text
            key={path}
            x={hasInner ? box.x + PADDING_PX / scale : box.x + box.width / 2}
            y={hasInner ? box.y + size : box.y + box.height / 2 + size * 0.35}
            textAnchor={hasInner ? 'start' : 'middle'}
          >
            {name}
          </text>
        );
      })}
    </g>
  );
}
