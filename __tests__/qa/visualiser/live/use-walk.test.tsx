import { act, renderHook } from '@testing-library/react';
import { assessmentGateEntry } from '../../../../machines/assessment-gate/qa/assessment-gate.walkthroughs';
import { userGateEntry } from '../../../../machines/user-gate/qa/user-gate.walkthroughs';
import { generateWalkthroughs } from '../../../../machines/walkthroughs/generate-walkthroughs';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { FLOW_PAGES } from '../../../../src/qa/flow-drivers/flow-pages';
import { IDLE, type Command, type Driver } from '../../../../src/qa/visualiser/live/live.types';
import { useWalk } from '../../../../src/qa/visualiser/live/use-walk';
import { useRoute } from '../../../../src/qa/visualiser/shell/use-route';
import {
  getStoredReviews,
  updateStoredReviews,
} from '../../../../src/qa/visualiser/walkthroughs/review-store';

const walkthrough = generateWalkthroughs(userGateEntry).find(({ steps }) => steps.length === 3);
if (walkthrough === undefined) throw new Error('There is no walkthrough of three steps.');
const { id, machineId } = walkthrough;

/** Renders the hook for a link, with a driver that only records its commands. */
function renderWalk(way: string, at: string, entry: MachineEntry = userGateEntry) {
  window.location.hash = `#/live/${entry.id}?${new URLSearchParams({ way, at }).toString()}`;
  const commands: Command[] = [];
  const driver: Driver = {
    command: (command) => void commands.push(command),
    getAppUrl: () => null,
    close: () => undefined,
  };
  const { result, rerender } = renderHook(
    ({ progress }) => useWalk({ entry, route: useRoute(), driver, progress }),
    { initialProps: { progress: IDLE } },
  );
  const report = (status: typeof IDLE.status, done: number) =>
    rerender({
      progress: { ...IDLE, machineId: entry.id, walkthroughId: way, count: 3, status, done },
    });
  return { result, report, commands };
}

const getQuery = () => new URLSearchParams(window.location.hash.split('?')[1]);

beforeEach(() => updateStoredReviews({ reviews: {}, opened: {} }));

describe('walk', () => {
  it('starts the walkthrough of the link once, and stops after its step', () => {
    const { commands, report } = renderWalk(id, '2');
    report('running', 1);
    report('waiting', 2);
    expect(commands).toEqual([
      {
        kind: 'walkthrough',
        ...{ machineId, walkthroughId: id, count: 3, isStepwise: true, firstPause: 2 },
      },
    ]);
  });

  it('records the steps at which it stops as opened, and keeps the step in the URL', () => {
    const { report, result, commands } = renderWalk(id, '0');
    report('waiting', 0);
    report('running', 1);
    expect(getStoredReviews().opened).toEqual({});
    expect(getQuery().get('at')).toBe('0');
    report('waiting', 1);
    report('running', 1);
    report('reached', 3);
    expect(getStoredReviews().opened[id]?.steps).toEqual([1, 3]);
    expect(getQuery().get('at')).toBe('3');
    expect(result.current?.currentStep).toBe(3);
    expect(commands).toHaveLength(1);
  });

  it('shows the step that failed, which is not opened', () => {
    const { report, result } = renderWalk(id, '0');
    report('failed', 1);
    expect(result.current).toMatchObject({ currentStep: 2, status: 'failed' });
    expect(getStoredReviews().opened).toEqual({});
  });

  it('is running until the app shows the current step', () => {
    const { report, result } = renderWalk(id, '0');
    expect(result.current?.status).toBe('running');
    report('waiting', 0);
    expect(result.current?.status).toBe('stopped');
    report('running', 0);
    expect(result.current?.status).toBe('running');
    report('reached', 3);
    expect(result.current?.status).toBe('stopped');
  });

  it('starts again for another step of a changed link', () => {
    const { commands, report } = renderWalk(id, '0');
    report('reached', 3);
    const query = new URLSearchParams({ way: id, at: '1' }).toString();
    act(() => {
      window.history.replaceState(null, '', `#/live/${machineId}?${query}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(commands.at(-1)).toMatchObject({ kind: 'walkthrough', firstPause: 1 });
    expect(commands).toHaveLength(2);
  });

  it('takes the next step, and after the last one starts the next walkthrough', () => {
    const { commands, report, result } = renderWalk(id, '0');
    report('waiting', 1);
    result.current?.next();
    expect(commands.at(-1)).toEqual({ kind: 'next' });
    report('reached', 3);
    act(() => result.current?.next());
    const all = generateWalkthroughs(userGateEntry);
    expect(getQuery().get('way')).toBe(all[all.indexOf(walkthrough) + 1]?.id);
  });

  it('is none for an unknown walkthrough', () => {
    const { result, commands } = renderWalk('elsewhere', '0', assessmentGateEntry);
    expect(result.current).toBeNull();
    expect(commands).toEqual([]);
  });

  it('ends where the app cannot go on, with the reason', () => {
    const isUnreachable = (entry: MachineEntry, transition: string) =>
      transition in (FLOW_PAGES[entry.id]?.notReachable ?? {});
    const found = MACHINE_REGISTRY.flatMap((entry) =>
      generateWalkthroughs(entry)
        .filter(({ steps }) =>
          steps.some(({ expected }) =>
            expected.transitions.some((one) => isUnreachable(entry, one)),
          ),
        )
        .map(({ id: way, steps }) => ({ entry, way, stepCount: steps.length })),
    )[0];
    if (found === undefined) throw new Error('All steps can be reached.');
    const { result } = renderWalk(found.way, '0', found.entry);
    expect(result.current?.count).toBeLessThan(found.stepCount);
    expect(result.current?.endReason).toMatch(/\.$/);
  });
});
