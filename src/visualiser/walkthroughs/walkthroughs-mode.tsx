import { useMemo, useState } from 'react';
import type { Walkthrough } from '../../../machines/walkthroughs/walkthrough.types';
import { Alert } from '../../ui/alert/alert';
import { classNames } from '../../ui/class-names';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton';
import { ChartView } from '../chart/chart-view';
import { NO_MARKS, type ChartMarks, type Selection } from '../chart/marks';
import { toChart } from '../model/to-chart';
import { Tabs } from '../parts/tabs';
import bench from '../parts/workbench.module.css';
import type { ModeProps } from '../shell/mode.types';
import { goTo } from '../shell/use-route';
import { coverageOf, listPassed } from './coverage';
import { keep, useKept } from './review-store';
import type { ReviewChange } from './review.types';
import { reviewStep, reviewWalkthrough } from './reviews';
import { SignOffPanel } from './sign-off-panel';
import { StepList } from './step-list';
import { useWalkthroughs } from './use-walkthroughs';
import { WalkthroughList } from './walkthrough-list';
import styles from './walkthroughs.module.css';

/** Every way through the flow: walked step by step with the chart lit beside, judged, and handed on. */
export function WalkthroughsMode(props: ModeProps) {
  const walkthroughs = useWalkthroughs(props.entry);
  const [first] = walkthroughs ?? [];
  if (walkthroughs === null || first === undefined)
    return (
      <Loading label="Finding the ways through…">
        <Skeleton shape="card" />
      </Loading>
    );
  return <Desk {...props} walkthroughs={walkthroughs} first={first} />;
}

type DeskProps = ModeProps & {
  readonly walkthroughs: readonly Walkthrough[];
  readonly first: Walkthrough;
};

function Desk({ entry, route, walkthroughs, first }: DeskProps) {
  const chart = toChart(entry);
  const { reviews, signature } = useKept();
  const [selection, setSelection] = useState<Selection | null>(null);
  const [tab, setTab] = useState('steps');
  const chosen = walkthroughs.find(({ id }) => id === route.query.way) ?? first;
  const at = Math.min(Math.max(Number(route.query.at ?? 0) || 0, 0), chosen.steps.length);
  const expected = chosen.steps[at - 1]?.expected ?? chosen.initial;
  const passed = useMemo(
    () => coverageOf(entry, listPassed(walkthroughs, reviews)),
    [entry, walkthroughs, reviews],
  );
  const marks: ChartMarks = useMemo(
    () => ({
      ...NO_MARKS,
      active: new Set(expected.states),
      taken: new Set(expected.transitions),
      visited: new Set([...passed.states, ...passed.transitions]),
    }),
    [expected, passed],
  );

  const show = (way: string, step: number) =>
    goTo({ ...route, query: { way, at: String(step) } }, { replace: true });
  const now = () => new Date().toISOString();
  const review = (change: ReviewChange) =>
    keep({ reviews: reviewWalkthrough(reviews, chosen, change, signature, now()) });
  const judgeStep = (step: number, change: ReviewChange) =>
    keep({ reviews: reviewStep(reviews, chosen, step, change, signature, now()) });

  return (
    <div className={classNames(bench.bench, bench.three)}>
      <section aria-label="Ways through" className={styles.left}>
        {route.query.way !== undefined && chosen.id !== route.query.way && (
          <Alert tone="info">
            This link names a walkthrough that is not there, perhaps one of another build. Shown is
            “{chosen.title}”.
          </Alert>
        )}
        <WalkthroughList
          walkthroughs={walkthroughs}
          reviews={reviews}
          chosen={chosen.id}
          onChoose={(id) => {
            setTab('steps');
            show(id, 0);
          }}
        />
      </section>
      <div className={bench.chart}>
        <ChartView
          chart={chart}
          marks={marks}
          selection={selection}
          onSelect={setSelection}
          follow={expected.states.slice(-1)}
          tools={
            <p className={styles.quiet}>
              Step {at} of {chosen.steps.length}
            </p>
          }
        />
      </div>
      <div className={bench.side}>
        <Tabs
          label="About the walkthrough"
          chosen={tab}
          onChoose={setTab}
          tabs={[
            {
              id: 'steps',
              title: 'Steps',
              content: (
                <StepList
                  walkthrough={chosen}
                  review={reviews[chosen.id]}
                  at={at}
                  onGoTo={(step) => show(chosen.id, step)}
                  onReview={review}
                  onReviewStep={judgeStep}
                />
              ),
            },
            {
              id: 'sign-off',
              title: 'Sign-off',
              content: <SignOffPanel entry={entry} walkthroughs={walkthroughs} passed={passed} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
