import { useId } from 'react';
import { profileApi } from '../../api/profile.api';
import { toQueryFailure } from '../../api/api-error';
import { getErrorHint } from '../../lib/errors/error-messages';
import { safetyNetPath } from '../../lib/url/user-paths';
import { Alert } from '../../ui/alert/alert';
import { Button, LinkButton } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { showToast } from '../../ui/toaster/toaster';
import {
  DISMISS,
  DISMISS_FAILED,
  DISMISSED,
  DISMISSING,
  SAFETY_NET,
  safetyNetTitle,
  VIEW,
} from './copy';
import { focusToDo } from './assessment-lists';
import styles from './safety-net-banner.module.css';

type Props = {
  readonly userId: string;
  /** For a participant, the patient's name in the possessive. */
  readonly name: string | null;
};

/** Links to the safety net; once dismissed it never returns, but Settings keeps a link (§2, §7). */
export function SafetyNetBanner({ userId, name }: Props) {
  const headingId = useId();
  const [dismiss, { isLoading, error }] = profileApi.endpoints.dismissSafetyNet.useMutation();

  const onDismiss = async () => {
    const result = await dismiss(userId);
    if (result.error !== undefined) return;
    showToast(DISMISSED, { tone: 'success' });
    // The focused button is removed with the banner, so the focus moves to what is below.
    focusToDo();
  };

  return (
    <section aria-labelledby={headingId} className={styles.banner}>
      <span className={styles.icon}>
        <Icon name="heart" />
      </span>
      <h2 id={headingId} className={styles.heading}>
        {name === null ? SAFETY_NET : safetyNetTitle(name)}
      </h2>
      <div className={styles.actions}>
        <LinkButton variant="quiet" to={safetyNetPath(userId)}>
          {VIEW}
        </LinkButton>
        <Button
          variant="quiet"
          isBusy={isLoading}
          busyLabel={DISMISSING}
          onClick={() => void onDismiss()}
        >
          {DISMISS}
        </Button>
      </div>
      {error !== undefined && !isLoading && (
        <div className={styles.error}>
          <DismissError error={error} />
        </div>
      )}
    </section>
  );
}

function DismissError({ error }: { readonly error: unknown }) {
  const failure = toQueryFailure(error);
  return (
    <Alert tone="error">
      {failure.message ?? DISMISS_FAILED} {getErrorHint(failure)}
    </Alert>
  );
}
