import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import { Button, LinkButton } from '../../../ui/button/button';
import { FLOW_PAGES } from '../../flow-drivers/flow-pages';
import type { CollectEvidence } from '../defects/save-defect-button';
import { formatRoute } from '../shell/route';
import { getStepReview, listFailedSteps } from '../walkthroughs/reviews';
import { StepRows } from '../walkthroughs/step-rows';
import { useReview } from '../walkthroughs/use-review';
import { VerdictForms } from '../walkthroughs/verdict-forms';
import reviewStyles from '../walkthroughs/walkthroughs.module.css';
import styles from './live.module.css';
import type { Walk } from './use-walk';

type Props = {
  readonly entry: MachineEntry;
  readonly walk: Walk;
  readonly collectEvidence: CollectEvidence;
};

/** What to expect at the current step of a walk, the verdict on it, and all steps. */
export function WalkPanel({ entry, walk, collectEvidence }: Props) {
  const { walkthrough, count, currentStep, status, goTo, next } = walk;
  const controls = useReview(walkthrough);
  const { id, title, steps } = walkthrough;
  const query = { way: id, at: String(currentStep) };
  // The tester goes on, and has not changed their mind.
  const isStepFailed = getStepReview(controls.review, currentStep).verdict === 'fail';
  const passAndNext = () => {
    if (currentStep > 0 && !isStepFailed) controls.onReviewStep(currentStep, { verdict: 'pass' });
    const hasFailed = listFailedSteps(controls.review).length > 0;
    // Not where the app cannot go on: the remaining steps were not shown.
    if (currentStep === steps.length && !hasFailed) controls.onReview({ verdict: 'pass' });
    next();
  };
  return (
    <div className={reviewStyles.steps}>
      <h2>{title}</h2>
      <section aria-label="Current step" className={styles.currentStep}>
        <StepDescription entry={entry} walk={walk} />
        <div>
          {status === 'failed' ? (
            <Button onClick={next}>Next walkthrough</Button>
          ) : (
            <Button
              icon={isStepFailed ? 'forward' : 'check'}
              isBusy={status === 'running'}
              onClick={passAndNext}
            >
              {currentStep === 0 || isStepFailed ? 'Next' : 'Pass and next'}
            </Button>
          )}
        </div>
      </section>
      <VerdictForms {...{ walkthrough, currentStep, collectEvidence }} {...controls} />
      <div className={reviewStyles.buttons}>
        <LinkButton
          variant="secondary"
          href={formatRoute({ mode: 'walkthroughs', machine: entry.id, query })}
        >
          Back to the walkthrough
        </LinkButton>
        <Button variant="quiet" onClick={() => goTo(0)}>
          Start again
        </Button>
      </div>
      <StepRows
        {...{ walkthrough, currentStep }}
        review={controls.review}
        onGoTo={(chosen) => goTo(Math.min(chosen, count))}
      />
    </div>
  );
}

/** What the current step does and what to expect after it. */
function StepDescription({ entry, walk }: Pick<Props, 'entry' | 'walk'>) {
  const { walkthrough, count, endReason, currentStep } = walk;
  const { start, initial, steps } = walkthrough;
  const { description, expected } = steps[currentStep - 1] ?? { ...start, expected: initial };
  const notVisibleReason = FLOW_PAGES[entry.id]?.notVisible?.[expected.states.at(-1) ?? ''];
  return (
    <>
      <p className={styles.muted}>
        {currentStep === 0 ? 'Start' : `Step ${currentStep} of ${steps.length}`}
      </p>
      <p>{description}</p>
      <p>
        <strong>Expected:</strong> {expected.expectedView}
      </p>
      {notVisibleReason !== undefined && (
        <p className={styles.muted}>The screen does not show this state. {notVisibleReason}</p>
      )}
      {endReason !== null && currentStep === count && (
        <p className={styles.muted}>The app cannot go on from here. {endReason}</p>
      )}
    </>
  );
}
