import { Button } from '../../../ui/button/button';
import styles from './chart.module.css';
import type { Folding } from './use-folding';

/** Buttons that fold or unfold all states; nothing for a chart without such states. */
export function FoldButtons({ foldable, folded, setFolded }: Folding) {
  if (foldable.length === 0) return null;
  return (
    <div role="group" aria-label="Inner states" className={styles.buttons}>
      <Button
        variant="quiet"
        disabled={folded.size === foldable.length}
        onClick={() => setFolded(foldable)}
      >
        Fold all
      </Button>
      <Button variant="quiet" disabled={folded.size === 0} onClick={() => setFolded([])}>
        Unfold all
      </Button>
    </div>
  );
}
