import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { object, string } from 'yup';
import type { Failure } from '../../../machines/port';
import { useApiDispatch } from '../../api/api-dispatch';
import { identityApi } from '../../api/identity.api';
import { startSession } from '../../api/start-session';
import { toQueryFailure } from '../../api/api-error';
import { getErrorHint } from '../../lib/errors/error-messages';
import type { LoginMessage } from '../../state/login-message';
import { useSession } from '../../state/session-context';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { EmailFormField } from '../../ui/form/contact-form-fields';
import { PasswordFormField } from '../../ui/form/password-form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Stack } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import { emailSchema } from '../../validation/email.schema';
import { toFinalForm } from '../../validation/to-final-form';
import { useWrapper } from '../../wrapper/wrapper-context';
import {
  EMAIL,
  FIRST_TIME,
  FORGOT_PASSWORD,
  INVALID_EMAIL,
  LOG_IN,
  LOGGING_IN,
  LOGIN_FAILED,
  LOGIN_MESSAGES,
  PASSWORD,
  REQUIRED,
} from './copy';
import { readLoginState, type LoginState } from './login-state';

type Credentials = { readonly email: string; readonly password: string };

const validate = toFinalForm(() =>
  object({
    email: emailSchema(INVALID_EMAIL).required(REQUIRED),
    password: string().required(REQUIRED),
  }),
);

/** /login: after signing in, navigates to the requested page; in the native app, opening it signs out first (§2). */
export function LoginPage() {
  const session = useSession();
  const { isNative } = useWrapper();
  const isSignedIn = useSelector(session, (snapshot) => snapshot.matches('authenticated'));
  const isUnknown = useSelector(session, (snapshot) => snapshot.matches('unknown'));
  const state = readLoginState(useLocation().state, window.location.origin);
  const [hasLoggedIn, setLoggedIn] = useState(false);
  const hasSignedOut = useRef(false);

  useEffect(() => {
    if (!isNative || hasSignedOut.current) return;
    hasSignedOut.current = true;
    session.send({ type: 'SIGN_OUT' });
  }, [session, isNative]);

  useEffect(() => {
    if (!isNative && isUnknown) session.send({ type: 'RESUME' });
  }, [session, isNative, isUnknown]);

  if (isSignedIn && (!isNative || hasLoggedIn))
    return <Navigate to={state.from} replace state={state.page} />;
  return <LoginForm {...state} onLoggedIn={() => setLoggedIn(true)} />;
}

const isName = (message: string): message is LoginMessage => Object.hasOwn(LOGIN_MESSAGES, message);

const getText = (message: string) => (isName(message) ? LOGIN_MESSAGES[message] : message);

type LoginFormProps = LoginState & { readonly onLoggedIn: () => void };

function LoginForm({ from, message, tone, email: knownEmail, onLoggedIn }: LoginFormProps) {
  const dispatch = useApiDispatch();
  const session = useSession();
  const wrapper = useWrapper();
  const [failure, setFailure] = useState<Failure | null>(null);

  const logIn = async ({ email, password }: Credentials) => {
    setFailure(null);
    const credentials = { email: email.trim().toLowerCase(), password };
    const { data, error } = await dispatch(
      identityApi.endpoints.signIn.initiate(credentials, { track: false }),
    );
    if (data === undefined) {
      setFailure(toQueryFailure(error));
      return;
    }
    wrapper.send({ type: 'login', payload: credentials });
    onLoggedIn();
    startSession({ kind: 'password', ...data }, dispatch, session);
  };

  return (
    <ValidatedForm<Credentials>
      heading={<PageHeading>{LOG_IN}</PageHeading>}
      labels={{ email: EMAIL, password: PASSWORD }}
      validate={validate}
      onSubmit={logIn}
      initialValues={{ email: knownEmail }}
    >
      {({ isSubmitting }) => (
        <>
          {message !== null && failure === null && <Alert tone={tone}>{getText(message)}</Alert>}
          <EmailFormField name="email" label={EMAIL} autoComplete="username" />
          <PasswordFormField name="password" label={PASSWORD} autoComplete="current-password" />
          <FormMessage isBusy={isSubmitting}>
            {failure !== null && (
              <Alert tone="error">
                {failure.message ?? LOGIN_FAILED} {getErrorHint(failure)}
              </Alert>
            )}
          </FormMessage>
          <Actions>
            <Button type="submit" isBusy={isSubmitting} busyLabel={LOGGING_IN}>
              {LOG_IN}
            </Button>
          </Actions>
          <Stack gap={2}>
            <TextLink to="/forgot-password" state={{ from }} isStandalone>
              {FORGOT_PASSWORD}
            </TextLink>
            <TextLink to="/accept-invite" isStandalone>
              {FIRST_TIME}
            </TextLink>
          </Stack>
        </>
      )}
    </ValidatedForm>
  );
}
