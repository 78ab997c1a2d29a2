import { useMemo, type ReactNode, type SubmitEvent } from 'react';
import type { CheckInStep } from '../../../machines/check-in-stepper/check-in-stepper.types';
import type { CheckInModule } from '../../questions/check-in.types';
import { TextLanguageNote } from '../../questions/notices/text-language-note';
import { sampleTexts } from '../../questions/sample-texts';
import { Actions, Button } from '../../ui/button/button';
import { classNames } from '../../ui/class-names';
import { StepBack } from '../../ui/step-back/step-back';
import { TextLanguage } from '../../ui/text-language/text-language';
import { ALL_OPTIONAL, NEXT, SUBMIT, SUBMITTING } from './copy';
import { StepHeading, type StepHeadingProps } from './step-heading';
import styles from './check-in-form.module.css';

type Props = StepHeadingProps & {
  /** Of all check-ins in the flow. */
  readonly modules: readonly CheckInModule[];
  /** Of the step on the screen, among those of all check-ins. */
  readonly pageIndex: number;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  /** Announced while busy. */
  readonly busyLabel?: string;
  /** The id of what says why the answers cannot be submitted; undefined if they can. */
  readonly disabledBy?: string | undefined;
  /** Below the heading. */
  readonly notices?: ReactNode;
  /** The questions. */
  readonly children: ReactNode;
  /** The result of the last submit, above the button. */
  readonly result: ReactNode;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onBack: () => void;
};

/** True for a step of several of the same check-in, which has one question. */
export const isOfStepper = ({ count }: CheckInStep): boolean => count > 1;

/** The layout of one page of a check-in; the button is Next, and Submit on the last page (§4, D9). */
export function CheckInLayout(props: Props) {
  const { module, step, position, modules, pageIndex, isLast, isBusy, disabledBy } = props;
  const { busyLabel = SUBMITTING(), notices, children, result, onSubmit, onBack } = props;
  const sample = useMemo(
    () => sampleTexts(modules.flatMap(({ questions }) => questions)),
    [modules],
  );
  return (
    <TextLanguage sample={sample}>
      <div className={classNames(styles.form, isOfStepper(step) && styles.stepper)}>
        {pageIndex > 0 && <StepBack onBack={onBack} isDisabled={isBusy} />}
        <StepHeading module={module} step={step} position={position} />
        {notices}
        {pageIndex === 0 && (
          <>
            <TextLanguageNote />
            <p className={styles.note}>{ALL_OPTIONAL()}</p>
          </>
        )}
        {children}
        {result}
        {/* As in assessments, without the answers: Enter on one of them does not send the others unfinished. */}
        <form className={styles.actions} onSubmit={onSubmit} noValidate>
          <Actions>
            <Button
              type="submit"
              variant="primary"
              isBusy={isBusy}
              busyLabel={busyLabel}
              disabled={disabledBy !== undefined}
              aria-describedby={disabledBy}
            >
              {isLast ? SUBMIT() : NEXT()}
            </Button>
          </Actions>
        </form>
      </div>
    </TextLanguage>
  );
}
