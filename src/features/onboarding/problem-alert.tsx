import type { OnboardingProblem } from '../../../machines/onboarding/onboarding.types';
import { assertNever } from '../../lib/errors/assert-never';
import { getFailureText } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { FAILED, NO_INVITE, NOT_CREATED, STILL_AMBIGUOUS } from './copy';
import type { OnboardingStep } from './onboarding-step';
import { HelpLinks } from './help-links';

type Props = { readonly problem: OnboardingProblem; readonly step: OnboardingStep };

/** Explains why a step failed and what the user can do (§8). */
export function ProblemAlert({ problem, step }: Props) {
  return (
    <Alert tone="error" actions={problem.kind === 'failed' ? undefined : <HelpLinks />}>
      {getProblemText(problem, step)}
    </Alert>
  );
}

function getProblemText(problem: OnboardingProblem, step: OnboardingStep): string {
  switch (problem.kind) {
    case 'noInvite':
      return NO_INVITE();
    case 'stillAmbiguous':
      return STILL_AMBIGUOUS();
    case 'notCreated':
      return NOT_CREATED();
    case 'failed':
      return getFailureText(problem.failure, FAILED()[step]);
    default:
      return assertNever(problem);
  }
}
