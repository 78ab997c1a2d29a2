import { useMemo, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert/alert';
import { Button } from '../../../ui/button/button';
import { classNames } from '../../../ui/class-names';
import { ChartView } from '../chart/chart-view';
import { DetailsPanel } from '../chart/details-panel';
import { toStepHighlights, type Selection } from '../chart/highlights';
import { toChart } from '../model/to-chart';
import { Tabs } from '../components/tabs';
import layout from '../components/mode-layout.module.css';
import type { ModeProps } from '../shell/mode.types';
import { SequencePanel } from '../sequence/sequence-panel';
import { ContextTree } from './context-tree';
import { AvailableEventsPanel } from './available-events-panel';
import { CustomEventForm } from './custom-event-form';
import { SharePanel } from './share-panel';
import styles from './simulate.module.css';
import { getCurrentSnapshot, getPreviousSnapshot, getVisited } from './simulation.reducer';
import type { SimEvent, Simulation } from './simulation.types';
import { StartForm } from './start-form';
import { StepLog } from './step-log';
import { useSimulation } from './use-simulation';

/** Runs a flow step by step: possible steps on the left, the chart in the middle, context and log on the right. */
export function SimulateMode({ entry, route }: ModeProps) {
  const chart = toChart(entry);
  const { simulation, problem, code, start, send, goToStep } = useSimulation(entry, route);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [tab, setTab] = useState('context');
  const statusRef = useRef<HTMLDivElement>(null);
  const snapshot = getCurrentSnapshot(simulation);

  const highlights = useMemo(
    () => toStepHighlights(snapshot, getVisited(simulation)),
    [snapshot, simulation],
  );
  const select = (picked: Selection | null) => {
    setSelection(picked);
    if (picked !== null) setTab('details');
  };
  /** The pressed button may disappear with the step, so focus moves to the current state. */
  const sendAndFocusStatus = (simEvent: SimEvent): string | null => {
    const refusal = send(simEvent);
    if (refusal === null) statusRef.current?.focus();
    return refusal;
  };
  const state = snapshot.states.at(-1);
  const { expectedView } = entry.states[state ?? ''] ?? { expectedView: '' };

  return (
    <div className={classNames(layout.layout, layout.threeColumns)}>
      <section aria-label="Next steps" className={classNames(layout.panel, styles.next)}>
        <StartForm entry={entry} onStart={start} />
        {problem !== null && <Alert>{problem}</Alert>}
        <div ref={statusRef} tabIndex={-1} role="status" className={styles.status}>
          {state !== undefined && (
            <div className={styles.currentState}>
              <strong>{state}</strong>
              <p>{expectedView}</p>
            </div>
          )}
        </div>
        <AvailableEventsPanel
          {...{ entry, snapshot }}
          hasSteps={simulation.currentStep > 0}
          onSend={sendAndFocusStatus}
        />
        <CustomEventForm entry={entry} onSend={sendAndFocusStatus} />
      </section>
      <div className={layout.chart}>
        <ChartView
          {...{ chart, highlights, selection }}
          onSelect={select}
          follow={snapshot.states.slice(-1)}
          tools={<StepControls simulation={simulation} onGoTo={goToStep} />}
        />
      </div>
      <RunTabs
        {...{ entry, simulation, code, selection, tab, goToStep }}
        onTab={setTab}
        onSelect={select}
      />
    </div>
  );
}

type ControlsProps = {
  readonly simulation: Simulation;
  readonly onGoTo: (step: number) => void;
};

function StepControls({ simulation: { steps, currentStep }, onGoTo }: ControlsProps) {
  return (
    <div role="group" aria-label="Steps" className={styles.stepControls}>
      <Button variant="quiet" disabled={currentStep === 0} onClick={() => onGoTo(currentStep - 1)}>
        Undo
      </Button>
      <Button
        variant="quiet"
        disabled={currentStep === steps.length}
        onClick={() => onGoTo(currentStep + 1)}
      >
        Redo
      </Button>
      <span>
        Step {currentStep} of {steps.length}
      </span>
    </div>
  );
}

type RunTabsProps = Pick<ModeProps, 'entry'> & {
  readonly simulation: Simulation;
  readonly code: string;
  readonly selection: Selection | null;
  readonly tab: string;
  readonly goToStep: (step: number) => void;
  readonly onTab: (tab: string) => void;
  readonly onSelect: (selection: Selection) => void;
};

function RunTabs(props: RunTabsProps) {
  const { entry, simulation, code, selection, tab, goToStep, onTab, onSelect } = props;
  const snapshot = getCurrentSnapshot(simulation);
  const previousSnapshot = getPreviousSnapshot(simulation) ?? snapshot;
  const details = { entry, chart: toChart(entry), selection, onSelect };
  return (
    <div className={layout.side}>
      <Tabs
        label="About the run"
        chosen={tab}
        onChoose={onTab}
        tabs={[
          {
            id: 'context',
            title: 'Context',
            content: (
              <ContextTree
                label="Context"
                before={previousSnapshot.context}
                now={snapshot.context}
              />
            ),
          },
          {
            id: 'steps',
            title: 'Steps',
            content: <StepLog entry={entry} simulation={simulation} onGoTo={goToStep} />,
          },
          {
            id: 'sequence',
            title: 'Sequence',
            content: <SequencePanel entry={entry} simulation={simulation} />,
          },
          { id: 'share', title: 'Share', content: <SharePanel machine={entry.id} code={code} /> },
          {
            id: 'details',
            title: 'Details',
            content: <DetailsPanel {...details} />,
          },
        ]}
      />
    </div>
  );
}
