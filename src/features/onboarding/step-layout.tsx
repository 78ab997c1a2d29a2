import { useSelector } from '@xstate/react';
import { Actions, Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/form-message';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { BACK, formatStepNumber } from './copy';
import type { OnboardingStep } from './onboarding-step';
import { ProblemAlert } from './problem-alert';
import type { OnboardingRef } from './use-onboarding';

/** What every step's screen gets: the flow, and the way back that agrees with the browser's. */
export type StepProps = { readonly flow: OnboardingRef; readonly onBack: () => void };

type HeadingProps = {
  readonly flow: OnboardingRef;
  readonly number: 1 | 2 | 3;
  readonly children: string;
};

/** The heading of a step, with its number where the flow was begun at the first. */
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
  /** What the button that goes on is called. */
  readonly children: string;
};

/** What ends a step: why it led no further, the way on and the way back. */
export function StepActions({ flow, onBack, step, busyLabel, children }: ActionsProps) {
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
        <Button variant="secondary" onClick={onBack} disabled={isBusy}>
          {BACK}
        </Button>
      </Actions>
    </>
  );
}
