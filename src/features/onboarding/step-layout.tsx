import { useSelector } from '@xstate/react';
import { Actions, Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { formatStepNumber } from './copy';
import type { OnboardingStep } from './onboarding-step';
import { ProblemAlert } from './problem-alert';
import type { OnboardingRef } from './use-onboarding';

export type StepProps = { readonly flow: OnboardingRef };

type HeadingProps = {
  readonly flow: OnboardingRef;
  readonly number: 1 | 2 | 3;
  readonly children: string;
};

/** The heading of a step, with its number if the flow started at the first step. */
export function StepHeading({ flow, number, children }: HeadingProps) {
  const { startStep } = flow.getSnapshot().context;
  return (
    <PageHeading detail={startStep === 'initiate' ? formatStepNumber(number) : undefined}>
      {children}
    </PageHeading>
  );
}

type ActionsProps = StepProps & {
  readonly step: OnboardingStep;
  readonly busyLabel: string;
  /** The label of the submit button. */
  readonly children: string;
};

/** The end of every step: the error message and the submit button. */
export function StepActions({ flow, step, busyLabel, children }: ActionsProps) {
  const problem = useSelector(flow, ({ context }) => context.problem);
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <FormMessage isBusy={isBusy}>
        {problem !== null && <ProblemAlert problem={problem} step={step} />}
      </FormMessage>
      <Actions>
        <Button type="submit" isBusy={isBusy} busyLabel={busyLabel}>
          {children}
        </Button>
      </Actions>
    </>
  );
}
