import type { KeyboardEvent, PointerEvent } from 'react';
import type { ChartLayout, Point, Size } from '../layout/layout.types';
import styles from './overview-map.module.css';
import {
  formatVisiblePart,
  getMapScale,
  getMapStep,
  getVisiblePart,
  toPercent,
} from './map-geometry';
import type { Viewport } from './viewport';

type Props = {
  readonly layout: ChartLayout;
  readonly viewport: Viewport;
  readonly view: Size;
  /** The active states, which are marked. */
  readonly active: ReadonlySet<string>;
  /** Puts a point of the chart into the centre of the view. */
  readonly onCentre: (point: Point) => void;
};

/** A small map of the whole chart with the visible part as a rectangle, moved by dragging and by keys. */
export function OverviewMap({ layout, viewport, view, active, onCentre }: Props) {
  const scale = getMapScale(layout);
  const part = getVisiblePart(viewport, view);
  const centre = { x: part.x + part.width / 2, y: part.y + part.height / 2 };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = getMapStep(event.key);
    if (step === null) return;
    event.preventDefault();
    onCentre({ x: centre.x + step.x * part.width, y: centre.y + step.y * part.height });
  };
  const centreOnPointer = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    onCentre({ x: (clientX - left) / scale, y: (clientY - top) / scale });
  };
  return (
    <div className={styles.map}>
      <svg
        role="slider"
        tabIndex={0}
        aria-label="Visible part of the chart"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={toPercent(centre.y / layout.height)}
        aria-valuetext={formatVisiblePart(part, layout)}
        aria-orientation="vertical"
        width={layout.width * scale}
        height={layout.height * scale}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          centreOnPointer(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) centreOnPointer(event);
        }}
      >
        {[...layout.states].map(([path, box]) => (
          <rect key={path} {...box} className={active.has(path) ? styles.active : styles.state} />
        ))}
        <rect {...part} className={styles.visible} />
      </svg>
    </div>
  );
}
