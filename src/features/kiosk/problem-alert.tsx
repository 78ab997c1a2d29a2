import type { KioskProblem } from '../../../machines/kiosk-identification/kiosk-identification.types';
import { assertNever } from '../../lib/errors/assert-never';
import { getFailureText } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { FAILED, NO_MATCH, STILL_AMBIGUOUS } from './copy';

/** Explains why the visitor was not found and what they can do (§8 Kiosk). */
export function ProblemAlert({ problem }: { readonly problem: KioskProblem }) {
  return <Alert tone="error">{getProblemText(problem)}</Alert>;
}

function getProblemText(problem: KioskProblem): string {
  switch (problem.kind) {
    case 'stillAmbiguous':
      return STILL_AMBIGUOUS();
    case 'noMatch':
      return NO_MATCH();
    case 'failed':
      return getFailureText(problem.failure, FAILED());
    default:
      return assertNever(problem);
  }
}
