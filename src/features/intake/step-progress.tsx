import { getStepPercent, getStepIndex } from '../../../machines/intake/intake.selectors';
import { INTAKE_STEPS, type IntakeStep } from '../../../machines/intake/intake.types';
import { Progress } from '../../ui/progress/progress';
import { formatPageOfStep, formatStepNumber, PROGRESS } from './copy';
import styles from './step-progress.module.css';

type Props = {
  readonly step: IntakeStep;
  /** Of the questionnaire, from 0. */
  readonly pageIndex: number;
  readonly pageCount: number;
};

/** The progress bar above every step (§4), and which page of it this is. */
export function StepProgress({ step, pageIndex, pageCount }: Props) {
  const stepText = formatStepNumber(getStepIndex(step) + 1, INTAKE_STEPS.length);
  const hasPages = step === 'QUESTIONNAIRE' && pageCount > 1;
  return (
    <div className={styles.progress}>
      <p className={styles.count}>
        {hasPages ? formatPageOfStep(stepText, pageIndex + 1, pageCount) : stepText}
      </p>
      <Progress label={PROGRESS()} value={getStepPercent(step)} />
    </div>
  );
}
