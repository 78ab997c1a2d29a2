import { assign, setup } from 'xstate';
import { isRejection, port, toFailure, withError, withEvent } from '../port';
import type {
  NewPassword,
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
} from './password-reset.types';

const NOTHING: NewPassword = { code: '', newPassword: '' };

/**
 * A forgotten password (§2): one page requests a code by email, the other sets a new password with it. The second can also be
 * opened by its address, which has the email.
 */
export const passwordResetMachine = setup({
  types: {} as {
    context: PasswordResetContext;
    events: PasswordResetEvent;
    input: PasswordResetInput;
  },
  actors: {
    /** Has a code sent to the email. */
    requestCode: port<unknown, { email: string }>('requestCode'),
    /** Sets the new password. */
    setPassword: port<unknown, NewPassword & { email: string }>('setPassword'),
  },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    setTyped: assign((_, { code, newPassword }: NewPassword) => ({
      typed: { code, newPassword },
      failure: null,
    })),
    clearTyped: assign({ typed: NOTHING }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setUncertain: assign({ isUncertain: true }),
  },
  guards: {
    isEmailPage: ({ context }) => !context.isCodePage,
    hasEmail: ({ context }) => context.email !== '',
    isRefused: (_, { error }: { error: unknown }) => isRejection(error),
  },
}).createMachine({
  id: 'password-reset',
  initial: 'opening',
  context: ({ input }) => ({ ...input, typed: NOTHING, failure: null, isUncertain: false }),
  states: {
    opening: {
      always: [
        { guard: 'isEmailPage', target: 'askingEmail' },
        { guard: 'hasEmail', target: 'askingPassword' },
        { target: 'emailMissing' },
      ],
    },
    askingEmail: {
      on: { EMAIL_SUBMITTED: { target: 'requestingCode', actions: withEvent('setEmail') } },
    },
    requestingCode: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context: { email } }) => ({ email }),
        onDone: 'codeRequested',
        onError: { target: 'askingEmail', actions: withError('setFailure') },
      },
    },
    askingPassword: {
      on: { PASSWORD_SUBMITTED: { target: 'settingPassword', actions: withEvent('setTyped') } },
    },
    settingPassword: {
      tags: 'busy',
      exit: 'clearTyped',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { email, typed } }) => ({ email, ...typed }),
        onDone: 'passwordSet',
        onError: [
          {
            guard: withError('isRefused'),
            target: 'askingPassword',
            actions: withError('setFailure'),
          },
          { target: 'askingPassword', actions: [withError('setFailure'), 'setUncertain'] },
        ],
      },
    },
    emailMissing: { type: 'final' },
    codeRequested: { type: 'final' },
    passwordSet: { type: 'final' },
  },
});
