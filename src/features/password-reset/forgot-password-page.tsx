import { useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { object } from 'yup';
import type { Failure } from '../../../machines/port';
import { useApiDispatch } from '../../api/api-dispatch';
import { passwordResetApi } from '../../api/password-reset.api';
import { toQueryFailure } from '../../api/api-error';
import { useIsMounted } from '../../lib/react/use-is-mounted';
import { Actions, Button } from '../../ui/button/button';
import { EmailFormField } from '../../ui/form/contact-form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import { emailSchema } from '../../validation/email.schema';
import { toFinalForm } from '../../validation/to-final-form';
import {
  BACK_TO_LOGIN,
  EMAIL,
  FORGOT_DETAIL,
  FORGOT_HEADING,
  INVALID_EMAIL,
  REQUIRED,
  SEND_CODE,
  WHY_DISABLED,
} from './copy';
import styles from './forgot-password-page.module.css';
import { ResetFailure } from './reset-failure';

type Values = { readonly email: string };

const WHY_DISABLED_ID = 'why-disabled';
const validate = toFinalForm(() =>
  object({ email: emailSchema(INVALID_EMAIL).required(REQUIRED) }),
);

/** /forgot-password: requests a reset code, then navigates to /reset-password (§2). */
export function ForgotPasswordPage() {
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  // The login state: where to go after signing in.
  const { state } = useLocation() as Location<unknown>;
  const isMounted = useIsMounted();
  const [failure, setFailure] = useState<Failure | null>(null);

  const request = async (values: Values) => {
    setFailure(null);
    // The login form lower-cases the email too.
    const email = values.email.trim().toLowerCase();
    const { error } = await dispatch(
      passwordResetApi.endpoints.requestResetCode.initiate(email, { track: false }),
    );
    if (!isMounted()) return;
    if (error === undefined)
      void navigate(`/reset-password?${new URLSearchParams({ email }).toString()}`, { state });
    else setFailure(toQueryFailure(error));
  };

  return (
    <ValidatedForm<Values>
      heading={<PageHeading>{FORGOT_HEADING}</PageHeading>}
      labels={{ email: EMAIL }}
      validate={validate}
      onSubmit={request}
    >
      {({ isSubmitting, isValid, isChanged }) => (
        <>
          <p>{FORGOT_DETAIL}</p>
          <EmailFormField name="email" label={EMAIL} autoComplete="username" isCheckedOnBlur />
          <FormMessage isBusy={isSubmitting}>
            {failure !== null && <ResetFailure failure={failure} />}
          </FormMessage>
          <Stack gap={3}>
            {/* §5 disables the button until the form is valid and changed, so a text gives the reason. */}
            {!(isValid && isChanged) && (
              <p id={WHY_DISABLED_ID} className={styles.reason}>
                {WHY_DISABLED}
              </p>
            )}
            <Actions>
              <Button
                type="submit"
                isBusy={isSubmitting}
                disabled={!isValid || !isChanged}
                aria-describedby={isValid && isChanged ? undefined : WHY_DISABLED_ID}
              >
                {SEND_CODE}
              </Button>
            </Actions>
          </Stack>
          <TextLink to="/login" state={state} isStandalone>
            {BACK_TO_LOGIN}
          </TextLink>
        </>
      )}
    </ValidatedForm>
  );
}
