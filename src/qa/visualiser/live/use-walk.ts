import { useEffect, useMemo, useRef } from 'react';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type {
  MachineEntry,
  Walkthrough,
} from '../../../../machines/walkthroughs/walkthrough.types';
import { FLOW_PAGES } from '../../flow-drivers/flow-pages';
import { listReachableSteps } from '../../flow-drivers/run-walkthrough';
import type { Route } from '../shell/route';
import { navigate } from '../shell/use-route';
import { recordOpenedStep } from '../walkthroughs/review-store';
import type { Driver, WalkthroughProgress } from './live.types';

/** A walkthrough that the tester walks in the app, step by step. */
export type Walk = {
  readonly walkthrough: Walkthrough;
  /** Number of steps that can be reached in the app. */
  readonly count: number;
  /** Why the app cannot go on after them; null if all steps can be reached. */
  readonly endReason: string | null;
  /** The last step that was taken, or the one that failed; 0 is the start. */
  readonly currentStep: number;
  /** `running`: the screen of the current step is not shown yet, or not any more. */
  readonly status: 'running' | 'stopped' | 'failed';
  /** Starts again, and stops after `step`. */
  readonly goTo: (step: number) => void;
  /** Takes the next step; after the last one or a failure, starts the next walkthrough of the flow. */
  readonly next: () => void;
};

type Options = {
  readonly entry: MachineEntry;
  readonly route: Route;
  readonly driver: Driver | null;
  readonly progress: WalkthroughProgress;
};

/** The walkthrough in the URL (`way`, and the step `at`); null if there is none. Starts it, and keeps the URL up to date. */
export function useWalk({ entry, route, driver, progress }: Options): Walk | null {
  const { way, at = '0' } = route.query;
  const found = useMemo(() => findWalk(entry, way), [entry, way]);
  const started = useRef({ driver: null as Driver | null, way: '', at: '' });
  const reported = useRef(progress);

  const goTo = (step: number) => {
    if (found === null || driver === null) return;
    const { walkthrough, count } = found;
    const { id: walkthroughId, machineId } = walkthrough;
    const firstPause = Math.min(Math.max(step, 0), count);
    started.current = { driver, way: walkthroughId, at: String(firstPause) };
    const query = { ...route.query, way: walkthroughId, at: String(firstPause) };
    navigate({ ...route, query }, REPLACE);
    driver.command({
      kind: 'walkthrough',
      ...{ machineId, walkthroughId, count, isStepwise: true, firstPause },
    });
  };

  useEffect(() => {
    if (found === null || driver === null) return;
    const last = started.current;
    if (last.driver !== driver || last.way !== way || last.at !== at) goTo(Number(at) || 0);
  });

  useEffect(() => {
    if (reported.current === progress || found === null) return;
    reported.current = progress;
    const hasStopped = ['waiting', 'reached', 'failed'].includes(progress.status);
    if (!hasStopped || progress.walkthroughId !== found.walkthrough.id) return;
    if (progress.status !== 'failed') recordOpenedStep(found.walkthrough, progress.done);
    const query = { ...route.query, at: String(progress.done) };
    started.current = { ...started.current, at: query.at };
    navigate({ ...route, query }, REPLACE);
  });

  if (found === null) return null;
  const next = () => {
    const all = generateWalkthroughs(entry);
    const following = all[all.indexOf(found.walkthrough) + 1];
    if (progress.status === 'waiting') driver?.command({ kind: 'next' });
    else if (following !== undefined)
      navigate({ ...route, query: { ...route.query, way: following.id, at: '' } });
  };
  // Until the walkthrough has started, the progress is that of an earlier one.
  const isOwn = progress.walkthroughId === found.walkthrough.id;
  const status = isOwn ? WALK_STATUS[progress.status] : 'running';
  const { done } = progress;
  const currentStep = status === 'failed' ? Math.min(done + 1, found.count) : done;
  return { ...found, currentStep: isOwn ? currentStep : 0, status, goTo, next };
}

const WALK_STATUS = {
  idle: 'running',
  running: 'running',
  waiting: 'stopped',
  reached: 'stopped',
  'taken over': 'stopped',
  failed: 'failed',
} as const satisfies Record<WalkthroughProgress['status'], Walk['status']>;

const REPLACE = { replace: true };

function findWalk(
  entry: MachineEntry,
  way: string | undefined,
): Pick<Walk, 'walkthrough' | 'count' | 'endReason'> | null {
  const flowPage = FLOW_PAGES[entry.id];
  if (way === undefined || flowPage === undefined) return null;
  const walkthrough = generateWalkthroughs(entry).find(({ id }) => id === way);
  if (walkthrough === undefined) return null;
  const count = listReachableSteps(flowPage, walkthrough).length;
  const reasons = walkthrough.steps[count]?.expected.transitions.map(
    (id) => flowPage.notReachable?.[id],
  );
  return { walkthrough, count, endReason: reasons?.find((reason) => reason !== undefined) ?? null };
}
