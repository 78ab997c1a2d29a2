import { useEffect, useMemo, useRef, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { createUuid } from '../../../lib/text/create-uuid';
import { Alert } from '../../../ui/alert/alert';
import { classNames } from '../../../ui/class-names';
import { Select } from '../../../ui/select/select';
import { ChartView } from '../chart/chart-view';
import { NO_HIGHLIGHTS, type ChartHighlights } from '../chart/highlights';
import { toChart } from '../model/to-chart';
import { Tabs } from '../components/tabs';
import layout from '../components/mode-layout.module.css';
import type { ModeProps } from '../shell/mode.types';
import { navigate } from '../shell/use-route';
import { ActorsPanel } from './actors-panel';
import { collectEvidence } from './collect-evidence';
import { CoveragePanel } from './coverage-panel';
import { findShortestPath, listTargetStates } from './target-states';
import { useSeen, type Seen } from './seen-store';
import styles from './live.module.css';
import type { Driver } from './live.types';
import { LogPanel } from './log-panel';
import { OpenForm, START_PATH } from './open-form';
import { PairingPanel } from './pairing-panel';
import { TargetStatesPanel } from './target-states-panel';
import { useLiveState } from './use-live-state';
import { useWalk } from './use-walk';
import { WalkPanel } from './walk-panel';
import { WalkthroughBar } from './walkthrough-bar';

const DISPLAY_OPTIONS = [
  { value: 'phone', label: 'Here, phone size' },
  { value: 'tablet', label: 'Here, tablet size' },
  { value: 'device', label: 'On another device' },
];

/** The app beside its charts, which follow its flows; walkthroughs drive it to any state. */
export function LiveMode({ entry, route }: ModeProps) {
  const [display, setDisplay] = useState('phone');
  const [code] = useState(() => createUuid().slice(0, 6).toUpperCase());
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [tab, setTab] = useState('');
  const [shownMachineId, setShownMachineId] = useState<string | null>(null);
  // The last target state, so that a link starts its walkthrough once.
  const lastTarget = useRef<string | null>(null);
  const isRemote = display === 'device';
  const { state, walkthrough, driver, isConnected } = useLiveState(
    isRemote ? null : container,
    isRemote ? code : null,
  );

  const allSeen = useSeen();
  const walk = useWalk({ entry, route, driver, isRemote, progress: walkthrough });
  const driveTo = (target: string, isStepwise: boolean) => {
    lastTarget.current = target;
    const shortestPath = findShortestPath(entry, target);
    if (shortestPath === null) return;
    setShownMachineId(entry.id);
    navigate(
      { ...route, query: { ...route.query, way: '', at: '', state: target } },
      { replace: true },
    );
    driver?.command({ kind: 'walkthrough', machineId: entry.id, isStepwise, ...shortestPath });
  };
  useLinkedState(driver !== null && !isRemote, route.query.state, lastTarget, (target) =>
    driveTo(target, false),
  );
  const hasTarget = route.query.state !== undefined || walk !== null;
  useStartPage(isRemote || hasTarget ? null : driver);

  const unreachable = useMemo(
    () =>
      listTargetStates(entry).find(
        ({ state: path, shortestPath }) => path === route.query.state && !shortestPath,
      ),
    [entry, route.query.state],
  );
  const chartEntry =
    MACHINE_REGISTRY.find(({ id }) => id === (shownMachineId ?? state.latest)) ?? entry;
  const actors = [...state.actors.values()];
  const highlights = useHighlights(chartEntry.id, state, allSeen.get(chartEntry.id));
  const entryActor = actors.findLast(({ machineId }) => machineId === entry.id);

  const chartColumn = (
    <div key="chart" className={classNames(layout.chart, styles.chartColumn)}>
      <ChartView
        chart={toChart(chartEntry)}
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
            onChange={(id) => setShownMachineId(id === '' ? null : id)}
          />
        }
      />
    </div>
  );
  const sideColumn = (
    <div key="side" className={layout.side}>
      <Tabs
        label="Live"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          ...(walk === null
            ? []
            : [
                {
                  id: 'walkthrough',
                  title: 'Walkthrough',
                  content: (
                    <WalkPanel
                      {...{ entry, walk }}
                      collectEvidence={() => collectEvidence(entry.id, state, driver)}
                    />
                  ),
                },
              ]),
          {
            id: 'states',
            title: 'States',
            content: (
              <TargetStatesPanel
                entry={entry}
                active={new Set(entryActor?.states)}
                covered={allSeen.get(entry.id)?.states ?? new Set()}
                onDriveTo={driveTo}
              />
            ),
          },
          { id: 'log', title: 'Events', content: <LogPanel {...state} /> },
          {
            id: 'actors',
            title: 'Actors',
            content: <ActorsPanel actors={actors} onShow={setShownMachineId} />,
          },
          {
            id: 'coverage',
            title: 'Coverage',
            content: <CoveragePanel entry={entry} />,
          },
        ]}
      />
    </div>
  );
  return (
    <div className={styles.live} data-display={display} data-walk={walk === null ? undefined : ''}>
      <section aria-label="The app" className={styles.app}>
        <Select
          label="Where the app is shown"
          options={DISPLAY_OPTIONS}
          value={display}
          onChange={setDisplay}
        />
        {walk === null && <OpenForm onOpen={(path) => driver?.command({ kind: 'open', path })} />}
        {route.query.way !== undefined && walk === null && (
          <Alert tone="info">
            This link points to an unknown walkthrough, perhaps from another build. No walkthrough
            is started.
          </Alert>
        )}
        {unreachable !== undefined && (
          <Alert tone="info">
            “{unreachable.state}” cannot be reached in the app. {unreachable.unreachableReason}
          </Alert>
        )}
        <WalkthroughBar entry={entry} walkthrough={walkthrough} driver={driver} />
        {isRemote ? (
          <PairingPanel code={code} isConnected={isConnected} />
        ) : (
          <div ref={setContainer} className={styles.frameContainer} />
        )}
      </section>
      {/* In a walk, what to expect is beside the app. */}
      {walk === null ? [chartColumn, sideColumn] : [sideColumn, chartColumn]}
    </div>
  );
}

/** Highlights the state of the machine's latest actor, and what any actor of it has visited. */
function useHighlights(
  machineId: string,
  { actors }: ReturnType<typeof useLiveState>['state'],
  seen: Seen | undefined,
) {
  return useMemo((): ChartHighlights => {
    const actor = [...actors.values()].findLast((candidate) => candidate.machineId === machineId);
    return {
      ...NO_HIGHLIGHTS,
      active: new Set(actor?.states),
      taken: new Set(actor?.taken),
      visited: new Set([...(seen?.states ?? []), ...(seen?.transitions ?? [])]),
    };
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

/** Drives the app to the state in the link as soon as the driver is ready. */
function useLinkedState(
  isReady: boolean,
  state: string | undefined,
  lastTarget: { current: string | null },
  driveTo: (state: string) => void,
): void {
  useEffect(() => {
    if (!isReady || state === undefined || lastTarget.current === state) return;
    driveTo(state);
  });
}
