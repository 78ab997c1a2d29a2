import { mayHaveArrived } from '../../../machines/submission/submission';
import { profileApi } from '../../api/profile.api';
import { toQueryFailure } from '../../api/api-error';
import { getErrorHint } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { showToast } from '../../ui/toaster/toaster';
import { focusToDo } from './assessment-sections';
import { DISMISS_FAILED, DISMISS_UNCERTAIN, DISMISSED } from './copy';
import { SafetyNetSection } from './safety-net-section';

type Props = {
  readonly userId: string;
  /** For a participant, the patient's name in the possessive. */
  readonly name: string | null;
};

/** Links to the safety net; once dismissed it never returns, but Settings keeps a link (§2, §7). */
export function SafetyNetBanner({ userId, name }: Props) {
  const [dismiss, { isLoading, error }] = profileApi.endpoints.dismissSafetyNet.useMutation();

  const onDismiss = async () => {
    const result = await dismiss(userId);
    if (result.error !== undefined) return;
    showToast(DISMISSED(), { tone: 'success' });
    // The focused button is removed with the banner, so the focus moves to what is below.
    focusToDo();
  };

  return (
    <SafetyNetSection
      userId={userId}
      name={name}
      isDismissing={isLoading}
      onDismiss={() => void onDismiss()}
      error={error !== undefined && !isLoading ? <DismissError error={error} /> : undefined}
    />
  );
}

function DismissError({ error }: { readonly error: unknown }) {
  const failure = toQueryFailure(error);
  return (
    <Alert tone="error">
      {failure.message ?? (mayHaveArrived(failure) ? DISMISS_UNCERTAIN() : DISMISS_FAILED())}{' '}
      {getErrorHint(failure)}
    </Alert>
  );
}
