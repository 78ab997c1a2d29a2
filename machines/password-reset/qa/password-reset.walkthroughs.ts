import { describeMachine } from '../../walkthroughs/describe-machine';
import { passwordResetMachine } from '../password-reset.machine';
import { passwordResetStatements } from './password-reset.statements';
import { OFFLINE } from '../../walkthroughs/failures';

const problem = "'Something went wrong. Did you enter the right email?'";

/** The registry entry of a forgotten password (§2). */
export const passwordResetEntry = describeMachine(passwordResetMachine, {
  title: 'Password reset',
  section: '§2 Forgotten and new password',
  starts: [
    {
      scenario: 'forgotten password',
      description: 'A patient opens /forgot-password.',
      input: { isCodePage: false, email: '' },
      targetState: 'codeRequested',
    },
    {
      scenario: 'reset page',
      description: 'A patient opens /reset-password with the email in its address.',
      input: { isCodePage: true, email: 'ada@example.com' },
      targetState: 'passwordSet',
    },
    {
      scenario: 'reset page without an email',
      description: 'A patient opens /reset-password without an email in its address.',
      input: { isCodePage: true, email: '' },
      targetState: 'emailMissing',
    },
  ],
  outcomes: {
    requestCode: {
      done: [{ scenario: 'code sent', description: 'The server sends the code.', value: {} }],
      error: [
        {
          scenario: 'no account',
          description: 'The server has no account with this email.',
          value: { reason: 'rejected', message: 'There is no account with this email.' },
        },
      ],
    },
    setPassword: {
      done: [
        {
          scenario: 'code accepted',
          description: 'The server accepts the code and sets the new password.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'code refused',
          description: 'The server refuses the code.',
          value: { reason: 'rejected', message: 'This code is not right, or it has been used.' },
        },
        {
          scenario: 'no response about the password',
          description: 'The connection is lost: the password may have been set.',
          value: OFFLINE,
        },
      ],
    },
  },
  events: [
    {
      description: "Fill in 'Email' and press 'Send reset code'.",
      event: { type: 'EMAIL_SUBMITTED', email: 'ada@example.com' },
    },
    {
      description:
        "Fill in 'Reset code', 'New password' and 'Confirm password', and press 'Reset password'.",
      event: { type: 'PASSWORD_SUBMITTED', code: '123456', newPassword: 'Rainy-Day-43' },
    },
  ],
  states: {
    opening: { title: 'Opening the page', expectedView: 'Nothing: the state is left at once.' },
    askingEmail: {
      title: 'Asking for the email',
      expectedView: `'Forgot password' with 'Email' and 'Send reset code'. After a failed request: ${problem}; the field keeps its input.`,
    },
    requestingCode: {
      title: 'Requesting the code',
      expectedView: "The form with its input. 'Send reset code' is busy.",
    },
    askingPassword: {
      title: 'Asking for code and password',
      expectedView:
        `'Reset password' with 'Reset code', 'New password' and 'Confirm password'. After a failed attempt: ${problem}; ` +
        'the fields keep their input. If an earlier attempt may have set the password, a hint to try to log in with it.',
    },
    settingPassword: {
      title: 'Setting the password',
      expectedView: "The form with its input. 'Reset password' is busy.",
    },
    emailMissing: { title: 'No email', expectedView: "'Forgot password'." },
    codeRequested: { title: 'Code requested', expectedView: "'Reset password'." },
    passwordSet: {
      title: 'Password set',
      expectedView: "'Log in' with 'Your password has been reset. Log in with the new one.'",
    },
  },
  statements: passwordResetStatements,
  journeys: [
    {
      title: 'A patient mistypes the code and sets a new password.',
      start: 'reset page',
      steps: [
        "Fill in 'Reset code', 'New password' and 'Confirm password', and press 'Reset password'.",
        'setPassword error: code refused',
        "Fill in 'Reset code', 'New password' and 'Confirm password', and press 'Reset password'.",
        'setPassword done: code accepted',
      ],
    },
  ],
  getStateKey: ({ isCodePage, failure, isUncertain }) => ({ isCodePage, failure, isUncertain }),
});
