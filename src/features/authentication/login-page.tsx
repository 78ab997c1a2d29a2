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
import { Redirect } from '../../ui/redirect/redirect';
import { showToast } from '../../ui/toaster/toaster';
import { emailSchema } from '../../validation/email.schema';
import { toFinalForm } from '../../validation/to-final-form';
import {
  ANSWERS_ARE_KEPT,
  INVALID_EMAIL,
  LOGIN_FAILED,
  LOGIN_MESSAGES,
  REQUIRED,
  STILL_LOGGED_IN,
} from './copy';
import { LoginForm } from './login-form';
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
  return <LoginScreen {...state} keepsAnswers={keepsAnswers} flow={flow} onSubmit={onSubmit} />;
}

const EXPIRED: LoginMessage = 'linkExpired';

/** The ends of a session after which the same user finds unsent answers again. */
const LOST: readonly LoginMessage[] = ['sessionEnded', 'signedOutIdle'];

const isName = (message: string): message is LoginMessage =>
  Object.hasOwn(LOGIN_MESSAGES(), message);

const getText = (message: string) => (isName(message) ? LOGIN_MESSAGES()[message] : message);

type LoginScreenProps = LoginState & {
  readonly keepsAnswers: boolean;
  readonly flow: SignInRef;
  readonly onSubmit: (credentials: Credentials) => void;
};

function LoginScreen(props: LoginScreenProps) {
  const { from, message, tone, email, keepsAnswers, flow, onSubmit } = props;
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(flow, ({ context }) => context.failure);

  return (
    <LoginForm
      validate={validate}
      onSubmit={onSubmit}
      isBusy={isBusy}
      email={email}
      from={from}
      message={
        message !== null &&
        failure === null && (
          <Alert tone={tone}>
            <p>{getText(message)}</p>
            {keepsAnswers && <p>{ANSWERS_ARE_KEPT()}</p>}
          </Alert>
        )
      }
      result={
        failure !== null && (
          <Alert tone="error">
            {failure.message ?? LOGIN_FAILED()} {getErrorHint(failure)}
          </Alert>
        )
      }
    />
  );
}
