import { Button } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import styles from './chart.module.css';
import type { ViewportControls } from './use-viewport';

type Props = {
  readonly controls: ViewportControls;
  readonly scale: number;
  readonly hasMap: boolean;
};

/** Buttons to zoom out and in, to fit the chart, and to show its map. */
export function ZoomButtons({ controls, scale, hasMap }: Props) {
  const { zoomIn, zoomOut, fit, fitToWidth, toggleMap } = controls;
  return (
    <div role="group" aria-label="Zoom" className={styles.zoom}>
      <Button variant="quiet" aria-label="Zoom out" onClick={zoomOut}>
        −
      </Button>
      <span className={styles.scale}>
        <VisuallyHidden>Zoom: </VisuallyHidden>
        {Math.round(scale * 100)}%
      </span>
      <Button variant="quiet" aria-label="Zoom in" onClick={zoomIn}>
        +
      </Button>
      <Button variant="quiet" onClick={fitToWidth}>
        Fit to width
      </Button>
      <Button variant="quiet" onClick={fit}>
        Fit
      </Button>
      <Button variant="quiet" aria-pressed={hasMap} onClick={toggleMap}>
        Map
      </Button>
    </div>
  );
}
