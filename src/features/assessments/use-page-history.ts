import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AssessmentGateRef } from './use-assessment-gate';

/** The page that a history entry stands for, counted from 0. */
export function pageOfEntry(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('page' in state)) return 0;
  return typeof state.page === 'number' && Number.isInteger(state.page) ? state.page : 0;
}

/** Keeps the browser's Back and ours in step: every page of the form is a history entry. */
export function usePageHistory(gate: AssessmentGateRef) {
  const navigate = useNavigate();
  const location = useLocation();
  const { search, key } = location;
  const entryPage = pageOfEntry(location.state);

  useEffect(() => {
    const { pageIndex } = gate.getSnapshot().context;
    for (let page = pageIndex; page > entryPage; page -= 1) gate.send({ type: 'BACK' });
    // Forward leads nowhere: whether a page may be left is for Next to say.
    if (entryPage > pageIndex)
      void navigate({ search }, { replace: true, state: { page: pageIndex } });
  }, [entryPage, gate, key, navigate, search]);

  return {
    goNext: () => {
      const { pageIndex } = gate.getSnapshot().context;
      gate.send({ type: 'NEXT' });
      const page = gate.getSnapshot().context.pageIndex;
      if (page > pageIndex) void navigate({ search }, { state: { page } });
    },
    goBack: () => {
      if (entryPage === gate.getSnapshot().context.pageIndex) void navigate(-1);
      else gate.send({ type: 'BACK' });
    },
  };
}
