import type { ReactNode } from 'react';
import { safetyNetPath } from '../../lib/url/paths';
import { Button, LinkButton } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { DISMISS, DISMISSING, SAFETY_NET, safetyNetTitle, VIEW } from './copy';
import styles from './safety-net-banner.module.css';

const HEADING_ID = 'safety-net';

type Props = {
  readonly userId: string;
  /** For a participant, the patient's name in the possessive. */
  readonly name: string | null;
  readonly isDismissing: boolean;
  readonly onDismiss: () => void;
  /** What went wrong. */
  readonly error?: ReactNode;
};

/** Links to the safety net, and has a button that dismisses it. */
export function SafetyNetSection({ userId, name, isDismissing, onDismiss, error }: Props) {
  return (
    <section aria-labelledby={HEADING_ID} className={styles.banner}>
      <span className={styles.icon}>
        <Icon name="heart" />
      </span>
      <h2 id={HEADING_ID} className={styles.heading}>
        {name === null ? SAFETY_NET() : safetyNetTitle(name)}
      </h2>
      <div className={styles.actions}>
        <LinkButton variant="secondary" to={safetyNetPath(userId)}>
          {VIEW()}
        </LinkButton>
        <Button variant="quiet" isBusy={isDismissing} busyLabel={DISMISSING()} onClick={onDismiss}>
          {DISMISS()}
        </Button>
      </div>
      {error !== undefined && <div className={styles.error}>{error}</div>}
    </section>
  );
}
