import { useSelector } from '@xstate/react';
import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import type { PublicUser } from '../../api/public-user.api';
import { RestartContext } from '../../lib/kiosk/restart-context';
import { countEarlierPages } from '../../lib/history/page-entry';
import { HAD_RECEIVED } from '../../ui/sent-answers/copy';
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
  const navigate = useNavigate();
  const restart = use(RestartContext);
  const earlierPages = countEarlierPages(useLocation().state);
  const destination = useSelector(gate, ({ value }) =>
    typeof value === 'object' && 'SUBMITTED' in value ? value.SUBMITTED : null,
  );

  const lastStep = useRef('');

  useEffect(() => {
    // Each step runs once: strict mode runs effects twice, and going back twice would leave the app.
    const step = `${earlierPages} ${String(destination)}`;
    if (lastStep.current === step) return;
    lastStep.current = step;
    if (earlierPages > 0) void navigate(-earlierPages);
    else
      redirectTo(destination, { navigate, restart, query, user, isConfirmed: isConfirmed(gate) });
  }, [gate, destination, earlierPages, navigate, restart, query, user]);
}

/** False if some of the answers only count as received (D9). */
const isConfirmed = (gate: AssessmentGateRef) =>
  gate.getSnapshot().context.submission.receivedAt == null;

type RedirectOptions = {
  readonly navigate: NavigateFunction;
  /** Null outside a kiosk. */
  readonly restart: (() => void) | null;
  readonly query: AssessmentQuery;
  readonly user: PublicUser;
  readonly isConfirmed: boolean;
};

function redirectTo(
  destination: unknown,
  { navigate, restart, query, user, isConfirmed: isSentNow }: RedirectOptions,
): void {
  const completed = isSentNow ? COMPLETED : `${COMPLETED} ${HAD_RECEIVED}`;
  switch (destination) {
    case 'onboarding':
      showToast(completed, { tone: 'success' });
      void navigate('/accept-invite', {
        replace: true,
        state: { step: 'setup-account', patientId: user.patientId },
      });
      return;
    case 'home':
    case 'login':
      showToast(completed, { tone: 'success' });
      void navigate(destination === 'home' ? '/' : '/login', { replace: true });
      return;
    case 'more':
      void navigate(query.more ?? '/', { replace: true });
      return;
    case 'returning':
      restart?.();
  }
}
