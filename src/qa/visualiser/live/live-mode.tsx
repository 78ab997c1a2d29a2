import { useEffect, useMemo, useRef, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { Alert } from '../../../ui/alert/alert';
import { Select } from '../../../ui/select/select';
import { ChartView } from '../chart/chart-view';
import { NO_HIGHLIGHTS, type ChartHighlights } from '../chart/highlights';
import { toChart } from '../model/to-chart';
import { Tabs } from '../components/tabs';
import bench from '../components/workbench.module.css';
import type { ModeProps } from '../shell/mode.types';
import { navigate } from '../shell/use-route';
import { ActorsPanel } from './actors-panel';
import { CoveragePanel } from './coverage-panel';
import { findShortestPath, listTargetStates } from './target-states';
import styles from './live.module.css';
import { LogPanel } from './log-panel';
import { OpenForm } from './open-form';
import { PairingPanel } from './pairing-panel';
import { TargetStatesPanel } from './target-states-panel';
import { useLiveState } from './use-live-state';
import { WalkthroughBar } from './walkthrough-bar';

const DISPLAY_OPTIONS = [
  { value: 'phone', label: 'Here, as on a phone' },
  { value: 'tablet', label: 'Here, as on a tablet' },
  { value: 'device', label: 'On another device' },
];

/** The app beside its charts: every flow of it mirrored, and driven to any state. */
export function LiveMode({ entry, route }: ModeProps) {
  const [display, setDisplay] = useState('phone');
  const [code] = useState(() => crypto.randomUUID().slice(0, 6).toUpperCase());
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [tab, setTab] = useState('places');
  const [shownMachineId, setShownMachineId] = useState<string | null>(null);
  // Where the address has led already.
  const lastTarget = useRef<string | null>(null);
  const isRemote = display === 'device';
  const { state, walkthrough, driver, isConnected, clearCoverage } = useLiveState(
    isRemote ? null : container,
    isRemote ? code : null,
  );

  const driveTo = (target: string, isStepwise: boolean) => {
    lastTarget.current = target;
    const shortestPath = findShortestPath(entry, target);
    if (shortestPath === null) return;
    setShownMachineId(entry.id);
    navigate({ ...route, query: { state: target } }, { replace: true });
    driver?.command({ kind: 'walkthrough', machineId: entry.id, isStepwise, ...shortestPath });
  };
  useLinkedState(driver !== null && !isRemote, route.query.state, lastTarget, (target) =>
    driveTo(target, false),
  );

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
  const highlights = useHighlights(chartEntry.id, state);
  const entryActor = actors.findLast(({ machineId }) => machineId === entry.id);

  return (
    <div className={styles.live} data-place={display}>
      <section aria-label="The app" className={styles.app}>
        <Select
          label="Where the app is shown"
          options={DISPLAY_OPTIONS}
          value={display}
          onChange={setDisplay}
        />
        <OpenForm onOpen={(path) => driver?.command({ kind: 'open', path })} />
        {unreachable !== undefined && (
          <Alert tone="info">
            Nobody can be led to “{unreachable.state}”. {unreachable.unreachableReason}
          </Alert>
        )}
        <WalkthroughBar entry={entry} walkthrough={walkthrough} driver={driver} />
        {isRemote ? (
          <PairingPanel code={code} isConnected={isConnected} />
        ) : (
          <div ref={setContainer} className={styles.room} />
        )}
      </section>
      <div className={bench.chart}>
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
                { value: '', label: 'the flow that moves' },
                ...MACHINE_REGISTRY.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={shownMachineId ?? ''}
              onChange={(id) => setShownMachineId(id === '' ? null : id)}
            />
          }
        />
      </div>
      <div className={bench.side}>
        <Tabs
          label="Live"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: 'places',
              title: 'Places',
              content: (
                <TargetStatesPanel
                  entry={entry}
                  active={new Set(entryActor?.states)}
                  covered={state.coverage.get(entry.id)?.states ?? new Set()}
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
              content: <CoveragePanel coverage={state.coverage} onClear={clearCoverage} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

/** What the chart of a machine picks out: where its latest actor is, and where any has been. */
function useHighlights(
  machineId: string,
  { actors, coverage }: ReturnType<typeof useLiveState>['state'],
) {
  return useMemo((): ChartHighlights => {
    const actor = [...actors.values()].findLast((candidate) => candidate.machineId === machineId);
    const seen = coverage.get(machineId);
    return {
      ...NO_HIGHLIGHTS,
      active: new Set(actor?.states),
      taken: new Set(actor?.taken),
      visited: new Set([...(seen?.states ?? []), ...(seen?.transitions ?? [])]),
    };
  }, [machineId, actors, coverage]);
}

/** A link leads to a state: the walk there begins as soon as the app can be driven. */
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
