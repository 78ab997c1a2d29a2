import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A flow of steps, as far as the browser's history is concerned. */
export type SteppedFlow<Step extends string> = {
  /** The step on screen; null once the flow has left its steps. */
  readonly step: Step | null;
  /** The step that the flow is in at this moment. */
  readonly getStep: () => Step | null;
  /** The step that an entry names; null for one that names none. */
  readonly getEntryStep: (state: unknown) => Step | null;
  /** How deep a step lies: a deeper one gets an entry of its own, an equally deep one takes the other's place. */
  readonly getDepth: (step: Step) => number;
  /** What an entry says of its step beside its name, so that a reload leads back to it. */
  readonly getEntryState: (step: Step) => object;
  /** Goes one step back, where the flow lets it. */
  readonly back: () => void;
};

/** Pushed by a flow: the entry before it is an earlier step's. */
function readPushed(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isPushed' in state && state.isPushed === true
  );
}

/** Keeps the browser's Back and the flow's own in step: the flow decides, and the history follows it. */
export function useStepHistory<Step extends string>(
  flow: SteppedFlow<Step>,
): {
  goBack: () => void;
} {
  const navigate = useNavigate();
  const location = useLocation();
  const { key, search } = location;
  const { step } = flow;
  const entryStep = flow.getEntryStep(location.state);
  const isPushed = readPushed(location.state);
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
    if (entryStep === step) {
      lastSynced.current = step;
    } else if (depthChange > 0 && hasStepChanged) {
      // Settled with the entry itself: the browser may go back before it is on screen.
      lastSynced.current = step;
      void navigate({ search }, { state: { ...getEntryState(step), step, isPushed: true } });
    } else if (depthChange > 0 && entryStep !== null) {
      lastSynced.current = goBackTo(entryStep, latestFlow.current);
    } else if (depthChange < 0 && isPushed) {
      // The flow has gone back by itself, or the browser forward, where nothing is to be had.
      void navigate(-1);
    } else {
      void navigate({ search }, { replace: true, state: { ...getEntryState(step), step } });
    }
  }, [entryStep, isPushed, key, navigate, search, step]);

  return {
    goBack: () => {
      if (isPushed && entryStep === step) void navigate(-1);
      else flow.back();
    },
  };
}

/** Goes back, one step after the other, to where the browser has gone; gives back where that has led. */
function goBackTo<Step extends string>(
  target: Step,
  { getStep, getDepth, back }: SteppedFlow<Step>,
): Step | null {
  for (;;) {
    const before = getStep();
    if (before === null || getDepth(before) <= getDepth(target)) return before;
    back();
    // A flow that lets nobody back stays on screen, whatever entry that is.
    if (getStep() === before) return before;
  }
}
