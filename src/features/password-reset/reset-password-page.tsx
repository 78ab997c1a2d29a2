import { useSelector } from '@xstate/react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { object, string } from 'yup';
import { selectMayBeReset } from '../../../machines/password-reset/password-reset.selectors';
import { ActorRegistryProvider } from '../../lib/actors/actor-registry';
import { useRedirect } from '../../lib/history/use-redirect';
import { Actions, Button } from '../../ui/button/button';
import { TextFormField } from '../../ui/form/form-fields';
import { NewPasswordFormField, PasswordFormField } from '../../ui/form/password-form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Redirect } from '../../ui/redirect/redirect';
import { TextLink } from '../../ui/text-link/text-link';
import { toCode } from '../../validation/code.rule';
import { resetCodeSchema } from '../../validation/reset-code/reset-code.schema';
import { confirmPasswordSchema, newPasswordSchema } from '../../validation/password.schema';
import { toFinalForm } from '../../validation/to-final-form';
import type { LoginMessage } from '../../state/login-message';
import {
  BACK_TO_LOGIN,
  CONFIRM_PASSWORD,
  MAY_BE_RESET,
  NEW_PASSWORD,
  NO_MATCH,
  REQUIRED,
  RESET,
  RESET_CODE,
  RESET_DETAIL,
  RESET_HEADING,
} from './copy';
import { ResetFailure } from './reset-failure';
import { usePasswordReset, type PasswordResetRef } from './use-password-reset';

type Values = {
  readonly code: string;
  readonly newPassword: string;
  readonly confirmation: string;
};

const validate = toFinalForm(() =>
  object({
    code: resetCodeSchema(),
    newPassword: newPasswordSchema().required(REQUIRED()),
    confirmation: confirmPasswordSchema('newPassword', NO_MATCH()).concat(
      string().required(NO_MATCH()),
    ),
  }),
);

/** /reset-password?email=…: asks for the code and a new password; redirects to /forgot-password without an email (§2). */
export function ResetPasswordPage() {
  // The query of a link may have the plus sign of an email as it is, which is read as a space.
  const email = useSearchParams()[0].get('email')?.trim().replaceAll(' ', '+') ?? '';
  return (
    // Another email is another reset.
    <ActorRegistryProvider key={email}>
      <ResetFlow email={email} />
    </ActorRegistryProvider>
  );
}

function ResetFlow({ email }: { readonly email: string }) {
  const flow = usePasswordReset({ isCodePage: true, email });
  const isEmailMissing = useSelector(flow, (snapshot) => snapshot.matches('emailMissing'));
  return isEmailMissing ? <Redirect to="/forgot-password" /> : <ResetForm flow={flow} />;
}

function ResetForm({ flow }: { readonly flow: PasswordResetRef }) {
  // The login state: where to go after signing in.
  const { state: loginState } = useLocation() as Location<object | null>;
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isSet = useSelector(flow, (snapshot) => snapshot.matches('passwordSet'));
  const failure = useSelector(flow, ({ context }) => context.failure);
  const mayBeReset = useSelector(flow, ({ context }) => selectMayBeReset(context));

  const message: LoginMessage = 'passwordReset';
  useRedirect(isSet ? { to: '/login', state: { ...loginState, message, tone: 'success' } } : null);

  return (
    <ValidatedForm<Values>
      heading={<PageHeading>{RESET_HEADING()}</PageHeading>}
      labels={{ code: RESET_CODE(), newPassword: NEW_PASSWORD(), confirmation: CONFIRM_PASSWORD() }}
      isBusy={isBusy}
      validate={validate}
      onSubmit={({ code, newPassword }) =>
        flow.send({ type: 'PASSWORD_SUBMITTED', code: toCode(code), newPassword })
      }
    >
      {() => (
        <>
          <p>{RESET_DETAIL()}</p>
          <TextFormField
            name="code"
            label={RESET_CODE()}
            inputMode="numeric"
            autoComplete="one-time-code"
            isShort
          />
          <NewPasswordFormField name="newPassword" label={NEW_PASSWORD()} />
          <PasswordFormField
            name="confirmation"
            label={CONFIRM_PASSWORD()}
            autoComplete="new-password"
          />
          <FormMessage isBusy={isBusy}>
            {failure !== null && (
              <ResetFailure failure={failure} {...(mayBeReset && { hint: MAY_BE_RESET() })} />
            )}
          </FormMessage>
          <Actions>
            <Button type="submit" isBusy={isBusy}>
              {RESET()}
            </Button>
          </Actions>
          <TextLink to="/login" state={loginState} isStandalone>
            {BACK_TO_LOGIN()}
          </TextLink>
        </>
      )}
    </ValidatedForm>
  );
}
