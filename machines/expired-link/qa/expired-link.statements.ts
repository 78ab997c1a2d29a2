import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const expiredLinkStatements: StatementGoals = {
  '§2.intake.2': [
    'state offering',
    'transition offering · RESEND → sending',
    'transition sending · resendLink done → sent',
    'state sent',
  ],
  '§8.intake.1': [
    'transition sending · resendLink error → notSent',
    'outcome resendLink error: link not sent',
  ],
};
