import { useEffect, useMemo, useState } from 'react';
import type { Walkthrough } from '../../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../../ui/alert/alert';
import { classNames } from '../../../ui/class-names';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton';
import { ChartView } from '../chart/chart-view';
import { toStepHighlights, type Selection } from '../chart/highlights';
import { toChart } from '../model/to-chart';
import { WalkthroughSequence } from '../sequence/walkthrough-sequence';
import { Tabs } from '../components/tabs';
import layout from '../components/mode-layout.module.css';
import type { ModeProps } from '../shell/mode.types';
import { navigate } from '../shell/use-route';
import { CoveragePanel } from '../live/coverage-panel';
import { getSignOff, type SignOff } from './coverage';
import { recordOpenedStep, useStoredReviews } from './review-store';
import { SignOffPanel } from './sign-off-panel';
import { StepList } from './step-list';
import { useReview } from './use-review';
import { useWalkthroughs } from './use-walkthroughs';
import { WalkthroughList } from './walkthrough-list';
import styles from './walkthroughs.module.css';

/** The walkthroughs of a flow: step through them beside the chart, review them, and sign off. */
export function WalkthroughsMode(props: ModeProps) {
  const walkthroughs = useWalkthroughs(props.entry);
  const [first] = walkthroughs ?? [];
  if (walkthroughs === null || first === undefined)
    return (
      <Loading label="Generating walkthroughs…">
        <Skeleton shape="card" />
      </Loading>
    );
  return <WalkthroughPanel {...props} walkthroughs={walkthroughs} first={first} />;
}

type WalkthroughPanelProps = ModeProps & {
  readonly walkthroughs: readonly Walkthrough[];
  readonly first: Walkthrough;
};

function WalkthroughPanel({ entry, route, walkthroughs, first }: WalkthroughPanelProps) {
  const chart = toChart(entry);
  const { reviews, opened } = useStoredReviews();
  const [selection, setSelection] = useState<Selection | null>(null);
  const [tab, setTab] = useState('steps');
  const chosen = walkthroughs.find(({ id }) => id === route.query.way) ?? first;
  const currentStep = Math.min(Math.max(Number(route.query.at ?? 0) || 0, 0), chosen.steps.length);
  const expected = chosen.steps[currentStep - 1]?.expected ?? chosen.initial;
  const signOff = useMemo(
    () => getSignOff(entry, walkthroughs, reviews),
    [entry, walkthroughs, reviews],
  );
  const highlights = useMemo(
    () => toStepHighlights(expected, new Set([...signOff.states, ...signOff.transitions])),
    [expected, signOff],
  );

  useEffect(() => recordOpenedStep(chosen, currentStep), [chosen, currentStep]);

  const show = (way: string, step: number) => {
    const query = { ...route.query, way, at: String(step) };
    navigate({ ...route, query }, { replace: true });
  };

  return (
    <div className={classNames(layout.layout, layout.threeColumns)}>
      <section aria-label="Walkthroughs" className={classNames(layout.panel, styles.walkthroughs)}>
        {route.query.way !== undefined && chosen.id !== route.query.way && (
          <Alert tone="info">
            This link points to an unknown walkthrough, perhaps from another build. “{chosen.title}”
            is shown instead.
          </Alert>
        )}
        <WalkthroughList
          {...{ walkthroughs, reviews, opened }}
          chosen={chosen.id}
          onChoose={(id) => {
            setTab('steps');
            show(id, 0);
          }}
        />
      </section>
      <div className={layout.chart}>
        <ChartView
          {...{ chart, highlights, selection }}
          onSelect={setSelection}
          follow={expected.states.slice(-1)}
          tools={
            <p className={styles.muted}>
              Step {currentStep} of {chosen.steps.length}
            </p>
          }
        />
      </div>
      <WalkthroughTabs
        {...{ entry, walkthroughs, signOff, tab, currentStep }}
        walkthrough={chosen}
        onTab={setTab}
        onGoTo={(step) => show(chosen.id, step)}
      />
    </div>
  );
}

type WalkthroughTabsProps = Pick<WalkthroughPanelProps, 'entry' | 'walkthroughs'> & {
  readonly walkthrough: Walkthrough;
  readonly signOff: SignOff;
  readonly tab: string;
  readonly currentStep: number;
  readonly onTab: (tab: string) => void;
  readonly onGoTo: (step: number) => void;
};

function WalkthroughTabs(props: WalkthroughTabsProps) {
  const { entry, walkthroughs, walkthrough, signOff, tab, currentStep, onTab, onGoTo } = props;
  const reviewControls = useReview(walkthrough);
  const step = { walkthrough, currentStep };
  return (
    <div className={layout.side}>
      <Tabs
        label="About the walkthrough"
        chosen={tab}
        onChoose={onTab}
        tabs={[
          {
            id: 'steps',
            title: 'Steps',
            content: <StepList {...{ ...step, onGoTo }} {...reviewControls} />,
          },
          {
            id: 'sequence',
            title: 'Sequence',
            content: <WalkthroughSequence entry={entry} {...step} />,
          },
          {
            id: 'sign-off',
            title: 'Sign-off',
            content: <SignOffPanel {...{ walkthroughs, signOff }} />,
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
}
