import { useSelector } from '@xstate/react';
import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import type { PublicUser } from '../../api/public-user.api';
import { StartOverContext } from '../../lib/start-over';
import { pageOfEntry } from '../../lib/use-page-history';
import { showToast } from '../../ui/toaster/toaster';
import type { AssessmentQuery } from './assessment-query';
import { COMPLETED } from './copy';
import type { AssessmentGateRef } from './use-assessment-gate';

/** Leads away after a submit as §4 says; the form's history entries are left behind first. */
export function useAfterSubmit(
  gate: AssessmentGateRef,
  query: AssessmentQuery,
  user: PublicUser,
): void {
  const navigate = useNavigate();
  const startOver = use(StartOverContext);
  const entryPage = pageOfEntry(useLocation().state);
  const destination = useSelector(gate, ({ value }) =>
    typeof value === 'object' && 'SUBMITTED' in value ? value.SUBMITTED : null,
  );

  const taken = useRef('');

  useEffect(() => {
    // Each step is gone once: strict mode runs effects twice, and twice back would lead out of the app.
    const step = `${entryPage} ${String(destination)}`;
    if (taken.current === step) return;
    taken.current = step;
    if (entryPage > 0) void navigate(-entryPage);
    else leaveFor(destination, { navigate, startOver, query, user });
  }, [destination, entryPage, navigate, startOver, query, user]);
}

type Way = {
  readonly navigate: NavigateFunction;
  /** Null outside of a kiosk, where nothing starts over. */
  readonly startOver: (() => void) | null;
  readonly query: AssessmentQuery;
  readonly user: PublicUser;
};

function leaveFor(destination: unknown, { navigate, startOver, query, user }: Way): void {
  switch (destination) {
    case 'onboarding':
      showToast(COMPLETED, { tone: 'success' });
      void navigate('/accept-invite', {
        replace: true,
        state: { step: 'setup-account', patientId: user.patientId },
      });
      return;
    case 'home':
    case 'login':
      showToast(COMPLETED, { tone: 'success' });
      void navigate(destination === 'home' ? '/' : '/login', { replace: true });
      return;
    case 'more':
      void navigate(query.more ?? '/', { replace: true });
      return;
    case 'returning':
      startOver?.();
  }
}
