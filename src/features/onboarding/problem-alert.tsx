import { useLocation, type Location } from 'react-router-dom';
import type { Failure } from '../../../machines/port';
import type { OnboardingProblem } from '../../../machines/onboarding/onboarding.types';
import { mayHaveArrived } from '../../../machines/submission/submission';
import { assertNever } from '../../lib/errors/assert-never';
import { getFailureText } from '../../lib/errors/error-messages';
import { Alert } from '../../ui/alert/alert';
import { SupportContacts } from '../../ui/support-contacts/support-contacts';
import { TextLink } from '../../ui/text-link/text-link';
import {
  CREATE_UNCERTAIN,
  FAILED,
  NO_INVITE,
  NOT_CREATED,
  STILL_AMBIGUOUS,
  ALREADY_SET_UP,
  LOG_IN,
  RESET_PASSWORD,
} from './copy';
import type { OnboardingStep } from './onboarding-step';
import styles from './problem-alert.module.css';
import { readLoginState } from './read-preset';

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
      return getFailureText(problem.failure, getFailedText(problem.failure, step));
    default:
      return assertNever(problem);
  }
}

/** Of a request without a message of the server. */
function getFailedText(failure: Failure, step: OnboardingStep): string {
  const isUncertain = step === 'setup-account' && mayHaveArrived(failure);
  return isUncertain ? CREATE_UNCERTAIN() : FAILED()[step];
}

/** Alternatives when the invite cannot be used: log in, reset the password, contact support (§8). */
function HelpLinks() {
  const { state } = useLocation() as Location<unknown>;
  const loginState = readLoginState(state);
  return (
    <div className={styles.help}>
      <div>
        <p>{ALREADY_SET_UP()}</p>
        <div className={styles.links}>
          <TextLink to="/login" state={loginState} isStandalone>
            {LOG_IN()}
          </TextLink>
          <TextLink to="/forgot-password" state={loginState} isStandalone>
            {RESET_PASSWORD()}
          </TextLink>
        </div>
      </div>
      <SupportContacts />
    </div>
  );
}
