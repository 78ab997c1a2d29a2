import { useEffect, useState } from 'react';
import { LOADING } from '../skeleton/copy';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './navigation-progress.module.css';

/** A shorter navigation shows no progress, in ms. */
const DELAY_MS = 400;

/** Shows and announces that the next screen is loading, after a short delay. */
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
      <VisuallyHidden role="status">{isSlow ? LOADING() : ''}</VisuallyHidden>
    </>
  );
}
