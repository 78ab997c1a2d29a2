import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const passwordResetStatements: StatementGoals = {
  '§2.forgot-password.1': [
    'state askingEmail',
    'transition requestingCode · requestCode done → codeRequested',
  ],
  '§2.reset-password.1': [
    'state askingPassword',
    'transition settingPassword · setPassword done → passwordSet',
  ],
  '§2.reset-password.2': [
    'start reset page without an email',
    'transition opening · at once → emailMissing',
  ],
  '§8.password-reset.1': [
    'outcome requestCode error: no account',
    'outcome setPassword error: code refused',
  ],
};
