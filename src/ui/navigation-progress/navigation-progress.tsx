import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './navigation-progress.module.css';

/** What takes no longer is not worth a word, in ms. */
const DELAY_MS = 400;

/** Says that the next screen is on its way, once that takes longer than a moment. */
export function NavigationProgress({ isNavigating }: { readonly isNavigating: boolean }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => setSlow(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isNavigating]);

  return (
    <>
      {isSlow && <div className={styles.bar} />}
      <VisuallyHidden role="status">{isSlow ? 'Loading…' : ''}</VisuallyHidden>
    </>
  );
}
