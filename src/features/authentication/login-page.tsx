import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { object, string } from 'yup';
import type { Credentials } from '../../../machines/sign-in/sign-in.types';
import { ActorRegistryProvider, useHasUnsavedChanges } from '../../lib/actors/actor-registry';
import { getErrorHint } from '../../lib/errors/error-messages';
import { getStorageKeys } from '../../lib/storage/safe-storage';
import { isDraftKey } from '../../state/drafts/draft-key';
import type { LoginMessage } from '../../state/login-message';
import { useSession } from '../../state/session-context';
import { Alert } from '../../ui/alert/alert';
import { Actions, Button } from '../../ui/button/button';
import { EmailFormField } from '../../ui/form/contact-form-fields';
import { PasswordFormField } from '../../ui/form/password-form-fields';
import { FormMessage } from '../../ui/form/form-message';
import { ValidatedForm } from '../../ui/form/validated-form';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { Redirect } from '../../ui/redirect/redirect';
import { Stack } from '../../ui/stack/stack';
import { TextLink } from '../../ui/text-link/text-link';
import { showToast } from '../../ui/toaster/toaster';
import { emailSchema } from '../../validation/email.schema';
import { toFinalForm } from '../../validation/to-final-form';
import {
  ANSWERS_ARE_KEPT,
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
  STILL_LOGGED_IN,
} from './copy';
import { readLoginState, type LoginState } from './login-state';
import { useSignIn, type SignInRef } from './use-sign-in';

const validate = toFinalForm(() =>
  object({
    email: emailSchema(INVALID_EMAIL()).required(REQUIRED()),
    password: string().required(REQUIRED()),
  }),
);

/** /login: after signing in, navigates to the requested page; in the native app, opening it signs out first (§2). */
export function LoginPage() {
  // Renders again when a session ends, which may remove the answers: in the native app the load of this page signs out.
  useSelector(useSession(), ({ value }) => value);
  // In the memory of the page, or in a draft (D10).
  const hasUnsentAnswers = useHasUnsavedChanges() || getStorageKeys('session').some(isDraftKey);
  return (
    <ActorRegistryProvider>
      <LoginFlow hasUnsentAnswers={hasUnsentAnswers} />
    </ActorRegistryProvider>
  );
}

function LoginFlow({ hasUnsentAnswers }: { readonly hasUnsentAnswers: boolean }) {
  const flow = useSignIn();
  const isSignedIn = useSelector(flow, (snapshot) => snapshot.matches('signedIn'));
  const state = readLoginState(useLocation().state, window.location.origin);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isOldLink = isSignedIn && !isSubmitted && state.message === EXPIRED;
  useEffect(() => {
    if (isOldLink) showToast(STILL_LOGGED_IN(), { tone: 'error' });
  }, [isOldLink]);
  if (isSignedIn) return <Redirect to={state.from} state={state.page} />;
  const onSubmit = (credentials: Credentials) => {
    setIsSubmitted(true);
    flow.send({ type: 'SUBMITTED', credentials });
  };
  const keepsAnswers = hasUnsentAnswers && LOST.some((message) => message === state.message);
  return <LoginForm {...state} keepsAnswers={keepsAnswers} flow={flow} onSubmit={onSubmit} />;
}

const EXPIRED: LoginMessage = 'linkExpired';

/** The ends of a session after which the same user finds unsent answers again. */
const LOST: readonly LoginMessage[] = ['sessionEnded', 'signedOutIdle'];

const isName = (message: string): message is LoginMessage =>
  Object.hasOwn(LOGIN_MESSAGES(), message);

const getText = (message: string) => (isName(message) ? LOGIN_MESSAGES()[message] : message);

type LoginFormProps = LoginState & {
  readonly keepsAnswers: boolean;
  readonly flow: SignInRef;
  readonly onSubmit: (credentials: Credentials) => void;
};

function LoginForm(props: LoginFormProps) {
  const { from, message, tone, email: knownEmail, keepsAnswers, flow, onSubmit } = props;
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(flow, ({ context }) => context.failure);

  return (
    <ValidatedForm<Credentials>
      heading={<PageHeading>{LOG_IN()}</PageHeading>}
      labels={{ email: EMAIL(), password: PASSWORD() }}
      validate={validate}
      onSubmit={onSubmit}
      initialValues={{ email: knownEmail }}
      isBusy={isBusy}
    >
      {() => (
        <>
          {message !== null && failure === null && (
            <Alert tone={tone}>
              <p>{getText(message)}</p>
              {keepsAnswers && <p>{ANSWERS_ARE_KEPT()}</p>}
            </Alert>
          )}
          <EmailFormField name="email" label={EMAIL()} autoComplete="username" />
          <PasswordFormField name="password" label={PASSWORD()} autoComplete="current-password" />
          <FormMessage isBusy={isBusy}>
            {failure !== null && (
              <Alert tone="error">
                {failure.message ?? LOGIN_FAILED()} {getErrorHint(failure)}
              </Alert>
            )}
          </FormMessage>
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
