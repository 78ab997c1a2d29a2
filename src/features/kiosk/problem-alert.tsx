import type { KioskProblem } from '../../../machines/kiosk-identification/kiosk-identification.types';
import { assertNever } from '../../lib/errors/assert-never';
import { getErrorHint } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { FAILED, NO_MATCH, STILL_AMBIGUOUS } from './copy';

/** Why the visitor was not found, and what can be done instead (§8 Kiosk). */
export function ProblemAlert({ problem }: { readonly problem: KioskProblem }) {
  return <Alert tone="error">{getProblemText(problem)}</Alert>;
}

function getProblemText(problem: KioskProblem): string {
  switch (problem.kind) {
    case 'stillAmbiguous':
      return STILL_AMBIGUOUS;
    case 'noMatch':
      return NO_MATCH;
    case 'failed':
      return [problem.failure.message ?? FAILED, getErrorHint(problem.failure)]
        .filter(Boolean)
        .join(' ');
    default:
      return assertNever(problem);
  }
}
