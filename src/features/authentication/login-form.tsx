import type { ReactNode } from 'react';
import type { Credentials } from '../../../machines/sign-in/sign-in.types';
import { Actions, Button } from '../../ui/button/button';
import { EmailFormField } from '../../ui/form/contact-form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { PasswordFormField } from '../../ui/form/password-form-fields';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import { EMAIL, FIRST_TIME, FORGOT_PASSWORD, LOG_IN, LOGGING_IN, PASSWORD } from './copy';

type Props = {
  readonly validate: (values: object) => object;
  readonly onSubmit: (credentials: Credentials) => void;
  readonly isBusy: boolean;
  /** The email to fill in. */
  readonly email: string;
  /** Where to go after signing in. */
  readonly from: string;
  /** What the page says first; null for nothing. */
  readonly message: ReactNode;
  /** What came of the last attempt; null for nothing. */
  readonly result: ReactNode;
};

/** The heading, the fields and the links of /login. */
export function LoginForm(props: Props) {
  const { validate, onSubmit, isBusy, email, from, message, result } = props;
  return (
    <ValidatedForm<Credentials>
      heading={<PageHeading>{LOG_IN()}</PageHeading>}
      labels={{ email: EMAIL(), password: PASSWORD() }}
      validate={validate}
      onSubmit={onSubmit}
      initialValues={{ email }}
      isBusy={isBusy}
    >
      {() => (
        <>
          {message}
          <EmailFormField name="email" label={EMAIL()} autoComplete="username" />
          <PasswordFormField name="password" label={PASSWORD()} autoComplete="current-password" />
          <FormMessage isBusy={isBusy}>{result}</FormMessage>
          <Actions>
            <Button type="submit" isBusy={isBusy} busyLabel={LOGGING_IN()}>
              {LOG_IN()}
            </Button>
          </Actions>
          <Stack gap={2}>
            <TextLink to="/forgot-password" state={{ from }} isStandalone>
              {FORGOT_PASSWORD()}
            </TextLink>
            <TextLink to="/accept-invite" state={{ from }} isStandalone>
              {FIRST_TIME()}
            </TextLink>
          </Stack>
        </>
      )}
    </ValidatedForm>
  );
}
