import { PRODUCT_NAME } from '../../lib/text/product';
import styles from './logo.module.css';

/** The product's logo with its name; in a narrow app bar the name is visually hidden. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true" focusable="false">
        <path className={styles.sun} d="M6 16a10 10 0 0120 0z" />
        <path className={styles.water} d="M4 20h24M8 24.5h16M12.5 29h7" />
      </svg>
      <span className={styles.wordmark} data-wordmark="">
        {PRODUCT_NAME}
      </span>
    </span>
  );
}
