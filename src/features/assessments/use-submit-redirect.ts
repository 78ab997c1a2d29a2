import { useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import type { PublicUser } from '../../api/public-user.api';
import { useBackToFirstPage } from '../../lib/history/use-back-to-first-page';
import { useRedirect, type RedirectTarget } from '../../lib/history/use-redirect';
import { RestartContext } from '../../lib/kiosk/restart-context';
import { HAD_RECEIVED } from '../../questions/notices/copy';
import { showToast } from '../../ui/toaster/toaster';
import type { AssessmentQuery } from './assessment-query';
import { COMPLETED } from './copy';
import type { AssessmentGateRef } from './use-assessment-gate';

/** Redirects after a submit as §4 specifies, after going back past the form's history entries. */
export function useSubmitRedirect(
  gate: AssessmentGateRef,
  query: AssessmentQuery,
  user: PublicUser,
): void {
  const restart = use(RestartContext);
  const isOnFirstPage = useBackToFirstPage();
  const destination = useSelector(gate, ({ value }) =>
    typeof value === 'object' && 'SUBMITTED' in value ? value.SUBMITTED : null,
  );
  const { isBlank } = gate.getSnapshot().context;
  const target = getTarget(destination, query, user, !isBlank);
  useRedirect(isOnFirstPage ? target : null, () => {
    // Some of the answers may only count as received (D9).
    const { receivedAt } = gate.getSnapshot().context.submission;
    const texts = [
      ...(destination === 'more' ? [] : [COMPLETED()]),
      ...(receivedAt == null ? [] : [HAD_RECEIVED()]),
    ];
    if (texts.length > 0) showToast(texts.join(' '), { tone: 'success' });
  });

  useEffect(() => {
    if (destination === 'returning') restart?.();
  }, [destination, restart]);
}

function getTarget(
  destination: unknown,
  { more }: AssessmentQuery,
  { patientId }: PublicUser,
  hasSentAnswers: boolean,
): RedirectTarget | null {
  switch (destination) {
    case 'onboarding':
      return { to: '/accept-invite', state: { step: 'setup-account', patientId, hasSentAnswers } };
    case 'home':
      return { to: '/' };
    case 'login':
      return { to: '/login' };
    case 'more':
      return { to: more ?? '/' };
    default:
      return null;
  }
}
