import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './way-progress.module.css';

/** What takes no longer is not worth a word, in ms. */
const PATIENCE_MS = 400;

/** Says that the next screen is on its way, once that takes longer than a moment. */
export function WayProgress({ isUnderWay }: { readonly isUnderWay: boolean }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay]);

  return (
    <>
      {isSlow && <div className={styles.bar} />}
      <VisuallyHidden role="status">{isSlow ? 'Loading…' : ''}</VisuallyHidden>
    </>
  );
}
