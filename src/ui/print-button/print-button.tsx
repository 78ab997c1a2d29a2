import { useWrapper } from '../../wrapper/wrapper-context';
import { Button } from '../button/button';
import { PRINT } from './copy';
import styles from './print-button.module.css';

/** Opens the browser's print dialog, which also saves as PDF; not in the native app, whose web view cannot print. */
export function PrintButton() {
  const { isNative } = useWrapper();
  if (isNative) return null;
  return (
    <div className={styles.print}>
      <Button variant="quiet" onClick={() => window.print()}>
        {PRINT()}
      </Button>
    </div>
  );
}
