import { useEffect, useMemo, useRef, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { classNames } from '../../../ui/class-names';
import { Select } from '../../select/select';
import { ChartView } from '../chart/chart-view';
import { toStepHighlights, type ChartHighlights } from '../chart/highlights';
import { toChart } from '../model/to-chart';
import layout from '../components/mode-layout.module.css';
import type { ModeProps } from '../shell/mode.types';
import { navigate } from '../shell/use-route';
import { AppColumn } from './app-column';
import styles from './live.module.css';
import type { LiveState } from './live-state';
import type { Driver } from './live.types';
import { START_PATH } from './open-form';
import { useLiveCoverage } from './live-coverage';
import { SideColumn } from './side-column';
import { findShortestPath } from './target-states';
import { useLiveState } from './use-live-state';
import { useWalk } from './use-walk';

/** The app beside its charts, which follow its flows; walkthroughs drive it to any state. */
export function LiveMode({ entry, route }: ModeProps) {
  const [display, setDisplay] = useState('phone');
  const [container, setContainer] = useState<HTMLElement | null>(null);
  // Beside a walkthrough is the chart of its flow, although other flows change in its steps too.
  const [shownMachineId, setShownMachineId] = useState(
    route.query.way === undefined ? null : entry.id,
  );
  const { state, walkthrough, driver } = useLiveState(container);
  const walk = useWalk({ entry, route, driver, progress: walkthrough });
  // The last target state, so that a link starts its walkthrough once.
  const lastTarget = useRef<string | null>(null);

  const driveTo = (target: string, isStepwise: boolean) => {
    lastTarget.current = target;
    const shortestPath = findShortestPath(entry, target);
    if (shortestPath === null) return;
    setShownMachineId(entry.id);
    const query = { ...route.query, way: '', at: '', state: target };
    navigate({ ...route, query }, { replace: true });
    driver?.command({ kind: 'walkthrough', machineId: entry.id, isStepwise, ...shortestPath });
  };
  useEffect(() => {
    const { state: target } = route.query;
    if (driver !== null && target !== undefined && lastTarget.current !== target)
      driveTo(target, false);
  });
  useStartPage(route.query.state !== undefined || walk !== null ? null : driver);

  const columns = [
    <ChartColumn
      key="chart"
      state={state}
      shownMachineId={shownMachineId}
      fallbackId={entry.id}
      onShow={setShownMachineId}
    />,
    <SideColumn
      key="side"
      {...{ entry, walk, state, driver }}
      onDriveTo={driveTo}
      onShow={setShownMachineId}
    />,
  ];
  return (
    <div className={styles.live} data-display={display} data-walk={walk === null ? undefined : ''}>
      <AppColumn
        {...{ entry, route, walkthrough, driver, display }}
        isWalking={walk !== null}
        onDisplay={setDisplay}
        ref={setContainer}
      />
      {/* In a walk, what to expect is beside the app. */}
      {walk === null ? columns : columns.reverse()}
    </div>
  );
}

type ChartColumnProps = {
  readonly state: LiveState;
  /** The chart that the tester has selected; null for the one that changed last. */
  readonly shownMachineId: string | null;
  /** The chart before anything has changed. */
  readonly fallbackId: string;
  readonly onShow: (machineId: string | null) => void;
};

function ChartColumn({ state, shownMachineId, fallbackId, onShow }: ChartColumnProps) {
  const machineId = shownMachineId ?? state.latest ?? fallbackId;
  const entry = MACHINE_REGISTRY.find(({ id }) => id === machineId);
  const highlights = useHighlights(machineId, state);
  if (entry === undefined) return null;
  return (
    <div className={classNames(layout.chart, styles.chartColumn)}>
      <ChartView
        chart={toChart(entry)}
        highlights={highlights}
        selection={null}
        onSelect={() => undefined}
        follow={[...highlights.active].slice(-1)}
        tools={
          <Select
            label="Chart of"
            options={[
              { value: '', label: 'the flow that changed last' },
              ...MACHINE_REGISTRY.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            value={shownMachineId ?? ''}
            onChange={(id) => onShow(id === '' ? null : id)}
          />
        }
      />
    </div>
  );
}

/** Highlights the state of the machine's latest actor, and what any actor of it has visited. */
function useHighlights(machineId: string, { actors }: LiveState): ChartHighlights {
  const seen = useLiveCoverage().get(machineId);
  return useMemo(() => {
    const actor = [...actors.values()].findLast((candidate) => candidate.machineId === machineId);
    return toStepHighlights(
      { states: actor?.states ?? [], transitions: actor?.taken ?? [] },
      new Set([...(seen?.states ?? []), ...(seen?.transitions ?? [])]),
    );
  }, [machineId, actors, seen]);
}

/** Opens a page as soon as the driver is ready; without a driver, nothing. */
function useStartPage(driver: Driver | null): void {
  const openedBy = useRef<Driver | null>(null);
  useEffect(() => {
    if (driver === null || openedBy.current === driver) return;
    openedBy.current = driver;
    driver.command({ kind: 'open', path: START_PATH });
  }, [driver]);
}
