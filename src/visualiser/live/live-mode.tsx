import { useEffect, useMemo, useRef, useState } from 'react';
import { MACHINE_REGISTRY } from '../../../machines/catalogue';
import { Alert } from '../../ui/alert/alert';
import { Select } from '../../ui/select/select';
import { ChartView } from '../chart/chart-view';
import { NO_MARKS, type ChartMarks } from '../chart/marks';
import { toChart } from '../model/to-chart';
import { Tabs } from '../parts/tabs';
import bench from '../parts/workbench.module.css';
import type { ModeProps } from '../shell/mode.types';
import { goTo } from '../shell/use-route';
import { ActorsPanel } from './actors-panel';
import { CoveragePanel } from './coverage-panel';
import { findWay, listPlaces } from './find-place';
import styles from './live.module.css';
import { LogPanel } from './log-panel';
import { OpenForm } from './open-form';
import { PairingPanel } from './pairing-panel';
import { PlacesPanel } from './places-panel';
import { useLive } from './use-live';
import { WalkBar } from './walk-bar';

const PLACES = [
  { value: 'phone', label: 'Here, as on a phone' },
  { value: 'tablet', label: 'Here, as on a tablet' },
  { value: 'device', label: 'On another device' },
];

/** The app beside its charts: every flow of it mirrored, and driven to any state. */
export function LiveMode({ entry, route }: ModeProps) {
  const [place, setPlace] = useState('phone');
  const [code] = useState(() => crypto.randomUUID().slice(0, 6).toUpperCase());
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [tab, setTab] = useState('places');
  const [shown, setShown] = useState<string | null>(null);
  // Where the address has led already.
  const gone = useRef<string | null>(null);
  const isElsewhere = place === 'device';
  const { state, walk, driver, isHeard, forgetCoverage } = useLive(
    isElsewhere ? null : room,
    isElsewhere ? code : null,
  );

  const go = (target: string, isStepwise: boolean) => {
    gone.current = target;
    const way = findWay(entry, target);
    if (way === null) return;
    setShown(entry.id);
    goTo({ ...route, query: { state: target } }, { replace: true });
    driver?.command({ kind: 'walk', machineId: entry.id, isStepwise, ...way });
  };
  useLinkedState(driver !== null && !isElsewhere, route.query.state, gone, (target) =>
    go(target, false),
  );

  const noWay = useMemo(
    () => listPlaces(entry).find(({ state: path, way }) => path === route.query.state && !way),
    [entry, route.query.state],
  );
  const chartOf = MACHINE_REGISTRY.find(({ id }) => id === (shown ?? state.latest)) ?? entry;
  const actors = [...state.actors.values()];
  const marks = useMarks(chartOf.id, state);
  const ofEntry = actors.findLast(({ machineId }) => machineId === entry.id);

  return (
    <div className={styles.live} data-place={place}>
      <section aria-label="The app" className={styles.app}>
        <Select label="Where the app is shown" options={PLACES} value={place} onChange={setPlace} />
        <OpenForm onOpen={(path) => driver?.command({ kind: 'open', path })} />
        {noWay !== undefined && (
          <Alert tone="info">
            Nobody can be led to “{noWay.state}”. {noWay.why}
          </Alert>
        )}
        <WalkBar entry={entry} walk={walk} driver={driver} />
        {isElsewhere ? (
          <PairingPanel code={code} isHeard={isHeard} />
        ) : (
          <div ref={setRoom} className={styles.room} />
        )}
      </section>
      <div className={bench.chart}>
        <ChartView
          chart={toChart(chartOf)}
          marks={marks}
          selection={null}
          onSelect={() => undefined}
          follow={[...marks.active].slice(-1)}
          tools={
            <Select
              label="Chart of"
              options={[
                { value: '', label: 'the flow that moves' },
                ...MACHINE_REGISTRY.map(({ id, title }) => ({ value: id, label: title })),
              ]}
              value={shown ?? ''}
              onChange={(id) => setShown(id === '' ? null : id)}
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
                <PlacesPanel
                  entry={entry}
                  active={new Set(ofEntry?.states)}
                  covered={state.coverage.get(entry.id)?.states ?? new Set()}
                  onGo={go}
                />
              ),
            },
            { id: 'log', title: 'Events', content: <LogPanel {...state} /> },
            {
              id: 'actors',
              title: 'Actors',
              content: <ActorsPanel actors={actors} onShow={setShown} />,
            },
            {
              id: 'coverage',
              title: 'Coverage',
              content: <CoveragePanel coverage={state.coverage} onForget={forgetCoverage} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

/** What the chart of a machine picks out: where its latest actor is, and where any has been. */
function useMarks(machineId: string, { actors, coverage }: ReturnType<typeof useLive>['state']) {
  return useMemo((): ChartMarks => {
    const actor = [...actors.values()].findLast((one) => one.machineId === machineId);
    const seen = coverage.get(machineId);
    return {
      ...NO_MARKS,
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
  gone: { current: string | null },
  go: (state: string) => void,
): void {
  useEffect(() => {
    if (!isReady || state === undefined || gone.current === state) return;
    go(state);
  });
}
