import { useState } from 'react';
import {
  Navigate,
  useLocation,
  useNavigate,
  useSearchParams,
  type Location,
} from 'react-router-dom';
import { object, string } from 'yup';
import type { Failure } from '../../../machines/port';
import { useApiDispatch } from '../../api/api-dispatch';
import { passwordResetApi } from '../../api/password-reset.api';
import { toQueryFailure } from '../../api/api-error';
import { useIsMounted } from '../../lib/react/use-is-mounted';
import { Actions, Button } from '../../ui/button/button';
import { TextFormField } from '../../ui/form/form-fields';
import { NewPasswordFormField, PasswordFormField } from '../../ui/form/password-form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
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

type Values = {
  readonly code: string;
  readonly newPassword: string;
  readonly confirmation: string;
};

const validate = toFinalForm(() =>
  object({
    code: resetCodeSchema(),
    newPassword: newPasswordSchema().required(REQUIRED),
    confirmation: confirmPasswordSchema('newPassword', NO_MATCH).concat(
      string().required(NO_MATCH),
    ),
  }),
);

/** /reset-password?email=…: asks for the code and a new password; redirects to /forgot-password without an email (§2). */
export function ResetPasswordPage() {
  const email = useSearchParams()[0].get('email')?.trim() ?? '';
  return email === '' ? <Navigate to="/forgot-password" replace /> : <ResetForm email={email} />;
}

function ResetForm({ email }: { readonly email: string }) {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  // The login state: where to go after signing in.
  const { state: loginState } = useLocation() as Location<object | null>;
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isUncertain, setIsUncertain] = useState(false);
  // A code works once: a refusal after an attempt without a response may mean that this one has used it.
  const mayBeReset = isUncertain && failure?.reason === 'rejected';

  const reset = async ({ code, newPassword }: Values) => {
    setFailure(null);
    const body = { email, confirmationCode: toCode(code), newPassword };
    const { error } = await dispatch(
      passwordResetApi.endpoints.confirmReset.initiate(body, { track: false }),
    );
    if (!isMounted()) return;
    if (error === undefined) {
      void navigate('/login', {
        replace: true,
        state: { ...loginState, message: 'passwordReset' satisfies LoginMessage, tone: 'success' },
      });
      return;
    }
    const problem = toQueryFailure(error);
    setFailure(problem);
    if (problem.reason !== 'rejected') setIsUncertain(true);
  };

  return (
    <ValidatedForm<Values>
      heading={<PageHeading>{RESET_HEADING}</PageHeading>}
      labels={{ code: RESET_CODE, newPassword: NEW_PASSWORD, confirmation: CONFIRM_PASSWORD }}
      validate={validate}
      onSubmit={reset}
    >
      {({ isSubmitting }) => (
        <>
          <p>{RESET_DETAIL}</p>
          <TextFormField
            name="code"
            label={RESET_CODE}
            inputMode="numeric"
            autoComplete="one-time-code"
            isShort
          />
          <NewPasswordFormField name="newPassword" label={NEW_PASSWORD} />
          <PasswordFormField
            name="confirmation"
            label={CONFIRM_PASSWORD}
            autoComplete="new-password"
          />
          <FormMessage isBusy={isSubmitting}>
            {failure !== null && (
              <ResetFailure failure={failure} {...(mayBeReset && { hint: MAY_BE_RESET })} />
            )}
          </FormMessage>
          <Actions>
            <Button type="submit" isBusy={isSubmitting}>
              {RESET}
            </Button>
          </Actions>
          <TextLink to="/login" isStandalone>
            {BACK_TO_LOGIN}
          </TextLink>
        </>
      )}
    </ValidatedForm>
  );
}
