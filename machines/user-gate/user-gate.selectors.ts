import type { GateChecks, UserGateContext, UserGateInput } from './user-gate.types';

type Checked = Pick<UserGateContext, keyof UserGateInput | 'requirements'>;

/** Which checks apply: none on a clinician's device, the birthday only with its feature flag (§4). */
export function selectGateChecks({
  appContext,
  isBirthdayConfirmationOn,
}: UserGateInput): GateChecks {
  const isGated = appContext !== 'clinician_app';
  return { asksConsent: isGated, asksBirthday: isGated && isBirthdayConfirmationOn };
}

/** True until it is known that no consent is required. */
export function selectIsConsentMissing(context: Checked): boolean {
  return selectGateChecks(context).asksConsent && context.requirements?.isConsentRequired !== false;
}

/** True until it is known that the date of birth is verified. */
export function selectIsBirthdayUnverified(context: Checked): boolean {
  return (
    selectGateChecks(context).asksBirthday && context.requirements?.isBirthdayVerified !== true
  );
}
