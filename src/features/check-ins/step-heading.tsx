import type { CheckInStep } from '../../../machines/check-in-stepper/check-in-stepper.types';
import type { CheckInModule } from '../../questions/check-in.types';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Progress } from '../../ui/progress/progress';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { checkInPosition, STEP_PROGRESS, stepPosition } from './copy';
import styles from './check-in-form.module.css';

export type StepHeadingProps = {
  readonly module: CheckInModule;
  readonly step: CheckInStep;
  /** Number of this check-in, from 1, and of all check-ins in the flow. */
  readonly position: { readonly n: number; readonly m: number };
};

/** The title of the check-in and the current step; every step remounts the heading, which focuses it like a new page. */
export function StepHeading({ module, step, position }: StepHeadingProps) {
  const hasMultipleSteps = step.count > 1;
  const stepText = hasMultipleSteps ? stepPosition(step.index + 1, step.count) : null;
  const detail = [position.m > 1 ? checkInPosition(position.n, position.m) : null, stepText]
    .filter((text) => text !== null)
    .join(' · ');
  return (
    <div className={styles.heading}>
      <PageHeading key={`${step.checkInId} ${step.index}`} {...(detail !== '' && { detail })}>
        {module.title}
      </PageHeading>
      {stepText !== null && (
        <Progress
          label={STEP_PROGRESS()}
          value={step.index + 1}
          max={step.count}
          valueText={stepText}
        />
      )}
      {/* The heading is the same on every step, so this announces the step. */}
      <VisuallyHidden role="status">
        {stepText !== null && `${stepText}: ${getStepTitle(module, step)}`}
      </VisuallyHidden>
    </div>
  );
}

function getStepTitle({ questions }: CheckInModule, { keys }: CheckInStep): string {
  return questions.find(({ key }) => key === keys.at(-1))?.title ?? '';
}
