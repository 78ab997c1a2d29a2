import { useState } from 'react';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Tabs } from '../components/tabs';
import layout from '../components/mode-layout.module.css';
import { ActorsPanel } from './actors-panel';
import { CoveragePanel } from './coverage-panel';
import type { LiveState } from './live-state';
import type { Driver } from './live.types';
import { LogPanel } from './log-panel';
import { useLiveCoverage } from './live-coverage';
import { TargetStatesPanel } from './target-states-panel';
import type { Walk } from './use-walk';
import { WalkPanel } from './walk-panel';
import type { Evidence } from '../defects/defect-markdown';

type Props = {
  readonly entry: MachineEntry;
  readonly walk: Walk | null;
  readonly state: LiveState;
  readonly driver: Driver | null;
  readonly onDriveTo: (state: string, isStepwise: boolean) => void;
  /** Shows the chart of a machine. */
  readonly onShow: (machineId: string) => void;
};

/** The walkthrough that is walked, the states to go to, and what is known about the running app. */
export function SideColumn({ entry, walk, state, driver, onDriveTo, onShow }: Props) {
  const [tab, setTab] = useState('');
  const seen = useLiveCoverage().get(entry.id);
  const actors = [...state.actors.values()];
  const actor = actors.findLast(({ machineId }) => machineId === entry.id);
  const walkTab = walk && {
    id: 'walkthrough',
    title: 'Walkthrough',
    content: (
      <WalkPanel
        {...{ entry, walk }}
        collectEvidence={() => collectEvidence(entry.id, state, driver)}
      />
    ),
  };
  return (
    <div className={layout.side}>
      <Tabs
        label="Live"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          ...(walkTab === null ? [] : [walkTab]),
          {
            id: 'states',
            title: 'States',
            content: (
              <TargetStatesPanel
                entry={entry}
                active={new Set(actor?.states)}
                covered={seen?.states ?? new Set()}
                onDriveTo={onDriveTo}
              />
            ),
          },
          { id: 'log', title: 'Events', content: <LogPanel {...state} /> },
          {
            id: 'actors',
            title: 'Actors',
            content: <ActorsPanel actors={actors} onShow={onShow} />,
          },
          { id: 'coverage', title: 'Coverage', content: <CoveragePanel entry={entry} /> },
        ]}
      />
    </div>
  );
}

/** The number of events that a defect contains. */
const MAX_EVENTS = 20;

/** What Live knows about the app at this moment, for a defect of a flow. */
function collectEvidence(
  machineId: string,
  { actors, log, console }: LiveState,
  driver: Driver | null,
): Evidence {
  const actor = [...actors.values()].findLast((candidate) => candidate.machineId === machineId);
  return {
    appUrl: driver?.getAppUrl() ?? null,
    state: actor?.states.at(-1) ?? null,
    events: log
      .slice(-MAX_EVENTS)
      .map(({ source, event, state }) => `${source}: ${event}${state === '' ? '' : ` → ${state}`}`),
    consoleMessages: console.map(({ level, text }) => `${level}: ${text}`),
  };
}
