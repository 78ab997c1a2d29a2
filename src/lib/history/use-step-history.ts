import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useClaimEntry } from './claim-entry';

/** A flow of steps, as the browser history needs it. */
type SteppedFlow<Step extends string> = {
  /** The rendered step; null once the flow has left its steps. */
  readonly step: Step | null;
  /** Returns the flow's current step, which may not be rendered yet. */
  readonly getStep: () => Step | null;
  /** Returns the step in the state of a history entry; null without one. */
  readonly getEntryStep: (state: unknown) => Step | null;
  /** Returns the depth of a step: a deeper step pushes an entry, a step of the same depth replaces it. */
  readonly getDepth: (step: Step) => number;
  /** Returns further entry state for a step, so that a reload can restore it. */
  readonly getEntryState: (step: Step) => object;
  /** Goes one step back, unless the flow refuses. */
  readonly back: () => void;
};

/** True for an entry that a flow pushed: the entry before it belongs to an earlier step. */
function isPushedEntry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPushed' in state;
}

/** Keeps the flow and the browser history in sync: the flow decides, the history follows. */
export function useStepHistory<Step extends string>(
  flow: SteppedFlow<Step>,
): {
  goBack: () => void;
} {
  const navigate = useNavigate();
  const claimEntry = useClaimEntry();
  const location = useLocation();
  const { key, search } = location;
  const { step } = flow;
  const entryStep = flow.getEntryStep(location.state);
  const isPushed = isPushedEntry(location.state);
  const lastSynced = useRef(step);
  const latestFlow = useRef(flow);
  useEffect(() => {
    latestFlow.current = flow;
  });

  useEffect(() => {
    if (step === null) return;
    const { getDepth, getEntryState } = latestFlow.current;
    const hasStepChanged = lastSynced.current !== step;
    const depthChange = entryStep === null ? 0 : getDepth(step) - getDepth(entryStep);
    const replaceEntry = () =>
      void navigate({ search }, { replace: true, state: { ...getEntryState(step), step } });
    if (entryStep === step) {
      lastSynced.current = step;
    } else if (depthChange > 0 && !hasStepChanged && entryStep !== null) {
      lastSynced.current = goBackTo(entryStep, latestFlow.current);
      // The flow refuses to go back: a reload of this entry has to restore the step that it shows.
      if (lastSynced.current === step && claimEntry()) replaceEntry();
    } else if (!claimEntry()) {
      // The user has opened another page, which is loading. If they come back, the history follows the flow then.
      return;
    } else if (depthChange > 0 && hasStepChanged) {
      // Set before the new entry is rendered: the browser may go back before that.
      lastSynced.current = step;
      void navigate({ search }, { state: { ...getEntryState(step), step, isPushed: true } });
    } else if (depthChange < 0 && isPushed) {
      // Either the flow went back on its own, or the browser went forward to a step that is no longer available.
      void navigate(-1);
    } else {
      replaceEntry();
    }
  }, [claimEntry, entryStep, isPushed, key, navigate, search, step]);

  return {
    goBack: () => {
      if (isPushed && entryStep === step) void navigate(-1);
      else flow.back();
    },
  };
}

/** Goes back step by step until the flow is no deeper than `target`; returns the step it ends at. */
function goBackTo<Step extends string>(
  target: Step,
  { getStep, getDepth, back }: SteppedFlow<Step>,
): Step | null {
  for (;;) {
    const before = getStep();
    if (before === null || getDepth(before) <= getDepth(target)) return before;
    back();
    // The flow refuses to go back: it keeps its step.
    if (getStep() === before) return before;
  }
}
