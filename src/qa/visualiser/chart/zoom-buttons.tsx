import { Button } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import styles from './chart.module.css';
import type { ViewportControls } from './use-viewport';

type Props = { readonly controls: ViewportControls; readonly scale: number };

/** Buttons to zoom out, zoom in, and fit the chart. */
export function ZoomButtons({ controls: { zoomIn, zoomOut, fit }, scale }: Props) {
  return (
    <div className={styles.zoom}>
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
      <Button variant="quiet" onClick={fit}>
        Fit
      </Button>
    </div>
  );
}
