import { useMemo, useRef, useState } from 'react';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import { ChartView } from '../chart/chart-view';
import { DetailsPanel } from '../chart/details-panel';
import { NO_MARKS, type ChartMarks, type Selection } from '../chart/marks';
import { toChart } from '../model/to-chart';
import { Tabs } from '../parts/tabs';
import bench from '../parts/workbench.module.css';
import type { ModeProps } from '../shell/mode.types';
import { ContextTree } from './context-tree';
import { MovesPanel } from './moves-panel';
import { OwnEvent } from './own-event';
import { SharePanel } from './share-panel';
import styles from './simulate.module.css';
import { currentMoment, momentBefore, visitedIn } from './simulation.reducer';
import type { SimMove } from './simulation.types';
import { StartForm } from './start-form';
import { StepLog } from './step-log';
import { useSimulation } from './use-simulation';

/** The flow played by hand: every move on the left, the chart in the middle, what came of it on the right. */
export function SimulateMode({ entry, route }: ModeProps) {
  const chart = toChart(entry);
  const { simulation, problem, code, start, move, goToStep } = useSimulation(entry, route);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [tab, setTab] = useState('context');
  const now = useRef<HTMLDivElement>(null);
  const { steps, at } = simulation;
  const moment = currentMoment(simulation);
  const before = momentBefore(simulation) ?? moment;

  const marks: ChartMarks = useMemo(
    () => ({
      ...NO_MARKS,
      active: new Set(moment.states),
      taken: new Set(moment.transitions),
      visited: visitedIn(simulation),
    }),
    [moment, simulation],
  );
  const select = (picked: Selection | null) => {
    setSelection(picked);
    if (picked !== null) setTab('details');
  };
  /** The button that was pressed may be gone after it: the focus goes to what there is to see now. */
  const make = (next: SimMove): string | null => {
    const refusal = move(next);
    if (refusal === null) now.current?.focus();
    return refusal;
  };
  const state = moment.states.at(-1);
  const { expectedView } = entry.states[state ?? ''] ?? { expectedView: '' };

  return (
    <div className={classNames(bench.bench, bench.three)}>
      <section aria-label="What happens" className={styles.left}>
        <StartForm entry={entry} onStart={start} />
        {problem !== null && <Alert>{problem}</Alert>}
        <div ref={now} tabIndex={-1} role="status" className={styles.status}>
          {state !== undefined && (
            <div className={styles.now}>
              <strong>{state}</strong>
              <p>{expectedView}</p>
            </div>
          )}
        </div>
        <MovesPanel entry={entry} moment={moment} hasSteps={at > 0} onMove={make} />
        <OwnEvent entry={entry} onMove={make} />
      </section>
      <div className={bench.chart}>
        <ChartView
          chart={chart}
          marks={marks}
          selection={selection}
          onSelect={select}
          follow={moment.states.slice(-1)}
          tools={
            <div role="group" aria-label="Steps" className={styles.undo}>
              <Button variant="quiet" disabled={at === 0} onClick={() => goToStep(at - 1)}>
                Undo
              </Button>
              <Button
                variant="quiet"
                disabled={at === steps.length}
                onClick={() => goToStep(at + 1)}
              >
                Redo
              </Button>
              <span>
                Step {at} of {steps.length}
              </span>
            </div>
          }
        />
      </div>
      <div className={bench.side}>
        <Tabs
          label="About the run"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: 'context',
              title: 'Context',
              content: <ContextTree label="Context" before={before.context} now={moment.context} />,
            },
            {
              id: 'steps',
              title: 'Steps',
              content: <StepLog entry={entry} simulation={simulation} onGoTo={goToStep} />,
            },
            { id: 'share', title: 'Share', content: <SharePanel machine={entry.id} code={code} /> },
            {
              id: 'details',
              title: 'Details',
              content: <DetailsPanel chart={chart} selection={selection} onSelect={select} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
